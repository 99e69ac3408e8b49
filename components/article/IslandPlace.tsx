import type { ReactNode } from "react";

interface IslandPlaceProps {
  /** Key of the widget in `components/widgets/islands/registry`. */
  readonly kind: string;
  /** Strings handed to the widget, written as `data-*` attributes. */
  readonly data: Readonly<Record<string, string>>;
  /** Inside a sentence: a span instead of a block. */
  readonly inline?: boolean;
  readonly className?: string;
  /** A widget that has nothing to press or to drag is no place to stop at. */
  readonly isStill?: boolean;
  /** The static figure: what readers see without JavaScript, while loading and after a failure. */
  readonly children: ReactNode;
}

/**
 * Whoever goes by the Tab key, and faster than widgets come, stops here: the place comes into sight, its widget
 * is fetched, and takes the focus over.
 */
const OPEN = (
  <button type="button" className="island-open">
    Open the figure
  </button>
);

/** The place of an island in build-time HTML. The widget moves in later, the static figure stays as its fallback. */
export function IslandPlace({
  kind,
  data,
  inline = false,
  isStill = inline,
  className,
  children,
}: IslandPlaceProps) {
  const Tag = inline ? "span" : "div";
  const attributes = Object.fromEntries(Object.entries(data).map(([key, value]) => [`data-${key}`, value]));
  return (
    <Tag data-island={kind} className={className} {...attributes}>
      <Tag data-island-static="">
        {!isStill && OPEN}
        {children}
      </Tag>
    </Tag>
  );
}
