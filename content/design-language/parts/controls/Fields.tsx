/** Fields to type into, one of them refused, and a list to choose from. */
export function Fields() {
  return (
    <div className="sample-row">
      <input
        className="input w-20"
        type="text"
        inputMode="decimal"
        aria-label="Exact value"
        defaultValue="8.5"
      />
      <input
        className="input w-20"
        type="text"
        inputMode="decimal"
        aria-label="Value that is refused"
        aria-invalid="true"
        defaultValue="-3"
      />
      <input className="input w-20" type="text" aria-label="Disabled value" disabled defaultValue="2" />
      <select className="select" aria-label="Workload" defaultValue="jpeg">
        <option value="jpeg">ImageNet JPEG</option>
        <option value="text">Token text</option>
      </select>
    </div>
  );
}
