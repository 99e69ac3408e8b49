/** What every island gets: the `data-*` attributes of its place. */
export interface IslandProps {
  readonly data: Readonly<Record<string, string | undefined>>;
}
