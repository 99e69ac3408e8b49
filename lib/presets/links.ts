import type { Link } from "@/lib/sim";
import { cited, type Provenance } from "./provenance";

/** PCIe 4 with sixteen lanes; the middle of what was reported for buffers of 1 to 64 MiB. */
export const PCIE4: Link = { pinnedBytesPerSecond: 23e9, pageableBytesPerSecond: 15e9 };

/** Where {@link PCIE4} comes from. */
export const PCIE4_SOURCE: Provenance = cited(
  "RTX 4090: pinned 22.5 to 23.9 GB/s, pageable 12.9 to 18.4 GB/s (NVlabs/cuda-oxide #976)",
  "https://github.com/NVlabs/cuda-oxide/issues/976",
);

/** Where the rates of the simulator's own default link come from. */
export const PCIE3_SOURCE: Provenance = cited(
  "PCIe 3 with sixteen lanes: pinned 11 to 12 GB/s, pageable 5 to 6 GB/s (rapidsai/dask-cuda #98)",
  "https://github.com/rapidsai/dask-cuda/issues/98",
);
