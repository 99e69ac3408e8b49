interface ReportErrorProps {
  readonly section: string;
  /** Opens a report on the section; `readingScript` lists a link for each sentence below it. */
  readonly href: string;
}

/** Where a reader says that something in a section is wrong. */
export function ReportError({ section, href }: ReportErrorProps) {
  return (
    <details className="report">
      <summary>Report an error in “{section}”</summary>
      <p>
        <a href={href} data-report="">
          Write a report on this section
        </a>
        <span className="report-how">, or choose its sentence:</span>
      </p>
      <ol className="report-sentences"></ol>
    </details>
  );
}
