/** What several processes that train together share; nothing for one alone. */
export function RankNote({ ranks }: { readonly ranks: number }) {
  if (ranks === 1) return null;
  return (
    <p className="explorer-note">
      One rank of {ranks} is shown. Each has workers and a GPU of its own; all share the cores and the
      storage.
    </p>
  );
}
