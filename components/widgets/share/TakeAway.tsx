import { type ComponentType, useState } from "react";

interface TakeAwayProps<Props> {
  /** Fetches what a figure has to take away, as it is first unfolded. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** What the reader leaves a figure with. Nothing of it is fetched or made before it is unfolded: few readers need it. */
export function TakeAway<Props extends object>({ load, props }: TakeAwayProps<Props>) {
  const [isOpen, setOpen] = useState(false);
  const [content, setContent] = useState<{ readonly Content: ComponentType<Props> } | "missing" | null>(null);
  const fetchContent = () => {
    load().then(
      (Content) => {
        setContent({ Content });
      },
      () => {
        setContent("missing");
      },
    );
  };
  return (
    <details
      className="take-away"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open && (content === null || content === "missing")) fetchContent();
      }}
    >
      <summary>Run it yourself, or take it with you</summary>
      {isOpen && content === "missing" && (
        <p role="status">This part could not be fetched. Fold and unfold it to try again.</p>
      )}
      {isOpen && content !== null && content !== "missing" && <content.Content {...props} />}
    </details>
  );
}
