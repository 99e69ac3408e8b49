import { useState } from "react";
import type { IslandProps } from "../islands/islandProps";
import { ownQuery } from "../share/address";
import { FREE_FIGURE, FreeDiagnosis } from "./FreeDiagnosis";
import { readTree } from "./model/flatTree";

/** The tree as an island: `data-tree` carries it; the address may name a node. */
export function FreeDiagnosisIsland({ data }: IslandProps) {
  const [[first, ...rest]] = useState(() => readTree(data.tree));
  const [opened] = useState(() => new URLSearchParams(ownQuery(FREE_FIGURE) ?? "").get("at"));
  if (first === undefined) throw new Error("The tree has no question.");
  return <FreeDiagnosis nodes={[first, ...rest]} opened={opened} />;
}
