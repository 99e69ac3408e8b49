import { TableScroll } from "@/components/article/TableScroll";
import { type Compared, errorOf, MEMORY_BAR, memoryErrors } from "@/lib/conformance/memory/errors";
import { formatBytes } from "@/lib/format/bytes";
import { percent, signedPercent } from "../model/text";

/** Every recorded run whose memory was watched, beside the model. */
export function MemoryTable() {
  return (
    <TableScroll>
      <caption>The bar is {percent(MEMORY_BAR)} for each figure.</caption>
      <thead>
        <tr>
          <th scope="col">run</th>
          <th scope="col">PSS at the peak</th>
          <th scope="col">private at the peak</th>
          <th scope="col">private, on the way</th>
        </tr>
      </thead>
      <tbody>
        {memoryErrors().map(({ generation, id, isCalibration, pssPeak, privatePeak, growth }) => (
          <tr key={`${generation} ${id}`} data-memory-run={`${generation}/${id}`}>
            <th scope="row">
              <code>{id.replace("list_refcount-2000000-", "")}</code>, {generation}
              {isCalibration && ", gives the model a figure"}
            </th>
            <td>{comparedInWords(pssPeak)}</td>
            <td>{comparedInWords(privatePeak)}</td>
            <td>{percent(growth)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

function comparedInWords(compared: Compared): string {
  const { observed, predicted } = compared;
  return `${formatBytes(observed)}, predicted ${formatBytes(predicted)}: ${signedPercent(errorOf(compared))}`;
}
