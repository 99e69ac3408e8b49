import type { Wish } from "@/lib/scenario-store";

interface PinButtonProps {
  readonly wish: Wish;
  readonly pinned: Wish | null;
  readonly onPin: (pinned: Wish | null) => void;
}

/** Keeps the present state as A, to hold later ones against it. */
export function PinButton({ wish, pinned, onPin }: PinButtonProps) {
  return (
    <button
      type="button"
      className="button-quiet"
      aria-pressed={pinned !== null}
      onClick={() => {
        onPin(pinned === null ? wish : null);
      }}
    >
      {pinned === null ? "Pin as A" : "Unpin A"}
    </button>
  );
}
