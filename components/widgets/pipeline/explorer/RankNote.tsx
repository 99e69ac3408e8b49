/** What several processes that train together share; nothing for one alone. */
export function RankNote({ ranks }: { readonly ranks: number }) {
  if (ranks === 1) return null;
  return (
    <p className="explorer-note">
      One rank of {ranks} is shown. Each has its own workers and GPU, and all share the cores and the storage.
      A step ends when the slowest rank has computed; until then the GPU counts as busy.
    </p>
  );
}
