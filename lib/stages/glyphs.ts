import type { Look } from "./look";

/** Side of the square that every glyph is drawn in. */
export const GLYPH_BOX = 16;

/**
 * One filled path per look (fill rule `evenodd`), drawn for its silhouette: told apart at
 * 10 px and in one colour. Those of stages are said in steps from their first point, so that many can be
 * placed in one path.
 */
export const GLYPHS: Readonly<Record<Look, string>> = {
  /** A drum: disks have been drawn so since they were drums. */
  storage:
    "M2 4c0-1.7 2.7-3 6-3s6 1.3 6 3v8c0 1.7-2.7 3-6 3s-6-1.3-6-3zm1.6 1.9v1.7c1 .8 2.6 1.3 4.4 1.3s3.4-.5 4.4-1.3v-1.7c-1 .8-2.6 1.3-4.4 1.3s-3.4-.5-4.4-1.3z",
  /** An arrow that comes down onto a plate. */
  load: "M6.2 1h3.6v5.6h3.7l-5.5 5.6-5.5-5.6h3.7zm-4.2 12.2h12v1.8h-12z",
  /** Four samples side by side: a batch. */
  collate: "M1.5 1.5h5.5v5.5h-5.5zm7.5 0h5.5v5.5h-5.5zm-7.5 7.5h5.5v5.5h-5.5zm7.5 0h5.5v5.5h-5.5z",
  /** Two chevrons: on to the next. */
  handOver: "M.5 2h3.7l4.6 6-4.6 6h-3.7l4.6-6zm6.7 0h3.7l4.6 6-4.6 6h-3.7l4.6-6z",
  /** A drawing pin. */
  pin: "M4.2 1h7.6v2.2l-1.2.8v3.2l2.4 2.2v1.6h-3.9v3.4l-1.1 1.6-1.1-1.6v-3.4h-3.9v-1.6l2.4-2.2v-3.2l-1.2-.8z",
  /** A sheet and the sheet it came from. */
  copy: "M1 1h9.5v3.2h-6.3v6.3h-3.2zm4.8 4.8h9.2v9.2h-9.2z",
  /** A flash: the GPU computes. */
  step: "M10 0l-7.8 9.2h4.3l-1.5 6.8 8.8-9.6h-4.6z",
  /** An empty ring. */
  idle: "M8 1.2a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 1 0 8 1.2zM8 4a4 4 0 1 1 0 8 4 4 0 1 1 0-8z",
};
