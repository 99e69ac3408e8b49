import { type ComponentType, useState } from "react";
import type { TakeAwayProps } from "./TakeAwayContent";

type Content = ComponentType<TakeAwayProps>;

/** What the reader leaves with. Nothing of it is fetched or made before it is unfolded: few readers need it. */
export function TakeAway(props: TakeAwayProps) {
  const [isOpen, setOpen] = useState(false);
  const [content, setContent] = useState<{ readonly Content: Content } | "missing" | null>(null);
  const fetchContent = () => {
    import("./TakeAwayContent").then(
      ({ TakeAwayContent }) => {
        setContent({ Content: TakeAwayContent });
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
