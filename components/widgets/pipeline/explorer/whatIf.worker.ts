import { whatIf } from "@/lib/advice";
import type { WhatIfAnswer, WhatIfQuestion } from "./whatIfMessages";

// Runs beside the page: eight simulations would take a drag its frame.
self.addEventListener("message", ({ data }: MessageEvent<WhatIfQuestion>) => {
  const answer: WhatIfAnswer = { id: data.id, answer: whatIf(data.scenario) };
  self.postMessage(answer);
});
