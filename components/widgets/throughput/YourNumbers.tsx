import { type ReactNode, useCallback, useState } from "react";
import { QuantityField } from "@/components/controls/QuantityField";
import type { Wish } from "@/lib/scenario-store";
import { hrefOf } from "@/lib/site/paths";
import {
  changedByLoad,
  memoryNumbers,
  readingInWords,
  withoutReads,
  type YourNumber,
  yourNumbers,
} from "./model/yourNumbers";

interface YourNumbersProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish, name: string) => void;
  /** What follows from the numbers, beside them. */
  readonly children: ReactNode;
}

/** The question and the answer in one place: five numbers to type, and what to set. */
export function YourNumbers({ wish, onChange, children }: YourNumbersProps) {
  const [refused, setRefused] = useState<Refused>({});
  const numbers = yourNumbers(wish);
  const limits = memoryNumbers();
  const reading = readingInWords(wish);
  const [typed, setTyped] = useState<Typed | null>(null);
  const besides = typed?.after.workload === wish.workload ? typed.besides : null;
  const take = (next: Wish, words: string) => {
    setTyped({ after: next, besides: words === LOAD ? changedByLoad(wish, next) : null });
    onChange(next, words);
  };
  const note = useCallback((words: string, found: string | null) => {
    setRefused((before) => ({ ...before, [words]: found }));
  }, []);
  const stale = [...numbers, ...limits].flatMap((number) =>
    staleIn(number, refused[number.words] ?? null, wish),
  );
  return (
    <section className="your-numbers" aria-label="Your numbers">
      <h3>Your numbers</h3>
      <div className="your-numbers-fields">
        {numbers.map((number) => (
          <Field key={number.words} number={number} wish={wish} onChange={take} onRefusal={note} />
        ))}
        {besides !== null && (
          <p role="status" className="text-note text-ink-muted">
            {besides}
          </p>
        )}
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
        {limits.map((number) => (
          <Field key={number.words} number={number} wish={wish} onChange={take} onRefusal={note} />
        ))}
        <p className="text-note text-ink-muted">
          RAM and /dev/shm decide what fits, not how fast it is. Until you say otherwise they are a guess.
        </p>
        <p className="text-note text-ink-muted">
          Not at hand? <a href={hrefOf("/measure_dataloader.py")}>measure_dataloader.py</a> prints them.
        </p>
      </div>
      <div className="answer-side">
        {stale.length > 0 && <p className="answer-stale">{stale.join(" ")}</p>}
        {children}
      </div>
    </section>
  );
}

/** The field whose number has parts of their own. */
const LOAD = "load one sample";

/** What the last typed number made of the wish, and what it changed besides itself. */
interface Typed {
  readonly after: Wish;
  readonly besides: string | null;
}

/** By field, what stands in it and is not taken. */
type Refused = Readonly<Record<string, string | null>>;

/** Which number the answer is for, where another one is typed. What is allowed stands at the field. */
function staleIn({ words, setting }: YourNumber, found: string | null, wish: Wish): string[] {
  if (found === null) return [];
  const what = found.trim() === "" ? "is empty" : `was not taken: “${found}”`;
  return [`${words} ${what}. The answer is for ${`${setting.get(wish)} ${setting.unit}`.trim()}.`];
}

interface FieldProps extends Pick<YourNumbersProps, "wish" | "onChange"> {
  readonly number: YourNumber;
  readonly onRefusal: (words: string, found: string | null) => void;
}

function Field({ number: { words, setting }, wish, onChange, onRefusal }: FieldProps) {
  const report = useCallback(
    (found: string | null) => {
      onRefusal(words, found);
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
