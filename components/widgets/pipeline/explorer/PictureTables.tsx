import { TableTwin } from "@/components/charts/TableTwin";
import { formatMs } from "@/lib/format/number";
import type { Result } from "@/lib/sim";
import type { TimeWindow } from "../model/frame";
import { BATCH_HEAD, batchRows, LANE_HEAD, laneRows, MOST_ROWS } from "../model/laneTable";

interface PictureTablesProps {
  readonly result: Result;
  readonly shown: TimeWindow;
}

/** The picture as tables: who did what when, and the batches with their moments, within the stretch shown. */
export function PictureTables({ result, shown }: PictureTablesProps) {
  const stretch = `${formatMs(shown.fromMs)} to ${formatMs(shown.untilMs)}`;
  return (
    <div className="picture-tables">
      <TableTwin
        summary={`Who did what when, as a table (${stretch})`}
        head={LANE_HEAD}
        rows={() => laneRows(result, shown)}
        mostRows={MOST_ROWS}
      />
      <TableTwin
        summary={`The batches as a table (${stretch})`}
        head={BATCH_HEAD}
        rows={() => batchRows(result, shown)}
        mostRows={MOST_ROWS}
      />
    </div>
  );
}
