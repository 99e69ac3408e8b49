import type { Look } from "./look";

/** Side of the square that every glyph is drawn in. */
export const GLYPH_BOX = 16;

/**
 * One filled path per look (fill rule `evenodd`), drawn for its silhouette: told apart at
 * 10 px and in one colour.
 */
export const GLYPHS: Readonly<Record<Look, string>> = {
  /** A drum: disks have been drawn so since they were drums. */
  storage:
    "M2 4c0-1.7 2.7-3 6-3s6 1.3 6 3v8c0 1.7-2.7 3-6 3s-6-1.3-6-3zM3.6 5.9v1.7c1 .8 2.6 1.3 4.4 1.3s3.4-.5 4.4-1.3V5.9c-1 .8-2.6 1.3-4.4 1.3s-3.4-.5-4.4-1.3z",
  /** An arrow that comes down onto a plate. */
  load: "M6.2 1h3.6v5.6h3.7L8 12.2 2.5 6.6h3.7zM2 13.2h12V15H2z",
  /** Four samples side by side: a batch. */
  collate: "M1.5 1.5H7V7H1.5zM9 1.5h5.5V7H9zM1.5 9H7v5.5H1.5zM9 9h5.5v5.5H9z",
  /** Two chevrons: on to the next. */
  handOver: "M.5 2h3.7l4.6 6-4.6 6H.5l4.6-6zM7.2 2h3.7l4.6 6-4.6 6H7.2l4.6-6z",
  /** A drawing pin. */
  pin: "M4.2 1h7.6v2.2l-1.2.8v3.2L13 9.4V11H9.1v3.4L8 16l-1.1-1.6V11H3V9.4l2.4-2.2V4l-1.2-.8z",
  /** A sheet and the sheet it came from. */
  copy: "M1 1h9.5v3.2H4.2v6.3H1zM5.8 5.8H15V15H5.8z",
  /** A flash: the GPU computes. */
  step: "M10 0 2.2 9.2h4.3L5 16l8.8-9.6H9.2z",
  /** An empty ring. */
  idle: "M8 1.2a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 1 0 8 1.2zM8 4a4 4 0 1 1 0 8 4 4 0 1 1 0-8z",
};
