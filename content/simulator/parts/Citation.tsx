import { citationFile, citationLine } from "../model/citation";

/** How to cite: one line, and the file that tools read. */
export function Citation() {
  return (
    <>
      <p>{citationLine()}</p>
      <details>
        <summary>CITATION.cff</summary>
        <pre className="code citation-file">
          <code>{citationFile()}</code>
        </pre>
      </details>
    </>
  );
}
