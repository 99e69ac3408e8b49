import type { ReactNode } from "react";
import { NumberField } from "@/components/controls/NumberField";
import type { Wish } from "@/lib/scenario-store";
import { hrefOf } from "@/lib/site/paths";
import { waitingInWords, YOUR_NUMBERS } from "./model/yourNumbers";

interface YourNumbersProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish, name: string) => void;
  /** What follows from the numbers, beside them. */
  readonly children: ReactNode;
}

/** The question and the answer in one place: five numbers to type, and what to set. */
export function YourNumbers({ wish, onChange, children }: YourNumbersProps) {
  const waiting = waitingInWords(wish);
  return (
    <section className="your-numbers" aria-label="Your numbers">
      <h3>Your numbers</h3>
      <div className="your-numbers-fields">
        {YOUR_NUMBERS.map(({ words, setting }) => (
          <label key={words}>
            <span>{words}</span>
            <NumberField
              setting={setting}
              value={setting.get(wish)}
              onCommit={(value) => {
                onChange(setting.set(wish, value), words);
              }}
            />
          </label>
        ))}
        <p className="text-note text-ink-muted">
          {waiting ?? (
            <>
              Not at hand? <a href={hrefOf("/measure_dataloader.py")}>measure_dataloader.py</a> prints them.
            </>
          )}
        </p>
      </div>
      {children}
    </section>
  );
}
