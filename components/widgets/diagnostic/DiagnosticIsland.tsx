import { useState } from "react";
import { readQuizLink } from "@/lib/quiz/quizLink";
import type { IslandProps } from "../islands/islandProps";
import { ownQuery } from "../share/address";
import { Diagnostic } from "./Diagnostic";
import { readListing } from "./model/listing";
import { QUIZ_FIGURE } from "./model/quizAddress";

/** The quiz as an island: `data-listing` says which cases and tasks there are; the address may name a case. */
export function DiagnosticIsland({ data }: IslandProps) {
  const [listing] = useState(() => readListing(data.listing));
  const [opened] = useState(() =>
    readQuizLink(
      ownQuery(QUIZ_FIGURE),
      listing.cases.map(({ id }) => id),
    ),
  );
  return <Diagnostic listing={listing} opened={opened} />;
}
