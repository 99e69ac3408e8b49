import { hrefOf } from "@/lib/site/paths";

const NAME = "measure_dataloader.py";

/** The script that measures a DataLoader, to download. */
export function Script() {
  return <a href={hrefOf(`/${NAME}`)}>{NAME}</a>;
}
