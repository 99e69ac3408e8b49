import type { ReactNode } from "react";
import { IslandPlace } from "./IslandPlace";

interface CodeProps {
  readonly title: string;
  /** What it takes to run it, e.g. `torch ≥ 1.13`. */
  readonly needs: string;
  /** One fenced block. */
  readonly children: ReactNode;
}

/** A program to take away: what it is, what it needs, and a button that copies it. */
export function Code({ title, needs, children }: CodeProps) {
  return (
    <figure className="code-figure">
      <figcaption className="code-head">
        <span className="code-title">{title}</span>
        <span className="code-needs">{needs}</span>
        <IslandPlace kind="copyCode" inline data={{}}>
          {null}
        </IslandPlace>
      </figcaption>
      {children}
    </figure>
  );
}
