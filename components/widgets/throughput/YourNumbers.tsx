import { type ReactNode, useCallback, useState } from "react";
import { QuantityField } from "@/components/controls/QuantityField";
import type { Wish } from "@/lib/scenario-store";
import { hrefOf } from "@/lib/site/paths";
import { readingInWords, withoutReads, type YourNumber, yourNumbers } from "./model/yourNumbers";

interface YourNumbersProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish, name: string) => void;
  /** What follows from the numbers, beside them. */
  readonly children: ReactNode;
}

/** The question and the answer in one place: five numbers to type, and what to set. */
export function YourNumbers({ wish, onChange, children }: YourNumbersProps) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const numbers = yourNumbers(wish);
  const reading = readingInWords(wish);
  const note = useCallback((words: string, isRefused: boolean) => {
    setRefused((before) => [...before.filter((other) => other !== words), ...(isRefused ? [words] : [])]);
  }, []);
  return (
    <section className="your-numbers" aria-label="Your numbers">
      <h3>Your numbers</h3>
      <div className="your-numbers-fields">
        {numbers.map((number) => (
          <Field key={number.words} number={number} wish={wish} onChange={onChange} onRefusal={note} />
        ))}
        {reading !== null && (
          <p className="text-note text-ink-muted">
            {reading}{" "}
            <button
              type="button"
              className="button-inline"
              onClick={() => {
                onChange(withoutReads(wish), "reads");
              }}
            >
              Leave that out
            </button>
          </p>
        )}
        <p className="text-note text-ink-muted">
          Not at hand? <a href={hrefOf("/measure_dataloader.py")}>measure_dataloader.py</a> prints them.
        </p>
      </div>
      <div className="answer-side">
        {refused.length > 0 && (
          <p className="answer-stale">
            {numbers
              .filter(({ words }) => refused.includes(words))
              .map(({ words, setting }) =>
                `${words} could not be read: ${setting.get(wish)} ${setting.unit}`.trim(),
              )
              .join(", ")}
            , the last that could, is what this answer is for.
          </p>
        )}
        {children}
      </div>
    </section>
  );
}

interface FieldProps extends Pick<YourNumbersProps, "wish" | "onChange"> {
  readonly number: YourNumber;
  readonly onRefusal: (words: string, isRefused: boolean) => void;
}

function Field({ number: { words, setting }, wish, onChange, onRefusal }: FieldProps) {
  const report = useCallback(
    (isRefused: boolean) => {
      onRefusal(words, isRefused);
    },
    [onRefusal, words],
  );
  return (
    <label>
      <span>{words}</span>
      <QuantityField
        setting={setting}
        value={setting.get(wish)}
        onCommit={(value) => {
          onChange(setting.set(wish, value), words);
        }}
        onRefusal={report}
      />
    </label>
  );
}
