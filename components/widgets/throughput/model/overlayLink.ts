/** The key of a link that names the workloads beside the reader's own. */
export const OVERLAY_KEY = "beside";

/** The ids that a link names; whatever is no workload is left out by whoever draws them. */
export function readOverlays(query: string | null, most: number): readonly string[] {
  const named = query === null ? null : new URLSearchParams(query).get(OVERLAY_KEY);
  if (named === null) return [];
  return [...new Set(named.split(","))].filter((id) => /^[a-z0-9-]{1,40}$/.test(id)).slice(0, most);
}

/** The query with the workloads added. */
export function withOverlays(query: string, ids: readonly string[]): string {
  return ids.length === 0 ? query : `${query}&${OVERLAY_KEY}=${ids.join(",")}`;
}
