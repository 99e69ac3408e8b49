import type { Theme } from "@/lib/stages";

/** Boxes to tick, and one of several. */
export function Choices({ theme }: { readonly theme: Theme }) {
  return (
    <>
      <div className="sample-row">
        <label className="check">
          <input type="checkbox" defaultChecked /> <code>pin_memory</code>
        </label>
        <label className="check">
          <input type="checkbox" /> <code>in_order</code>
        </label>
        <label className="check">
          <input type="checkbox" disabled /> disabled
        </label>
      </div>
      <fieldset className="segmented justify-self-start">
        <legend className="sr-only">Start method</legend>
        {["fork", "spawn", "forkserver"].map((method) => (
          <label key={method} className="segment">
            <input
              type="radio"
              className="sr-only"
              name={`start-method-${theme}`}
              value={method}
              defaultChecked={method === "spawn"}
            />
            {method}
          </label>
        ))}
      </fieldset>
    </>
  );
}
