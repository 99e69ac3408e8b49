import type { WhatIf } from "@/lib/advice";
import type { Scenario } from "@/lib/sim";

/** A question to the worker; answers carry the same number. */
export interface WhatIfQuestion {
  readonly id: number;
  readonly scenario: Scenario;
}

/** What the worker found. */
export interface WhatIfAnswer {
  readonly id: number;
  readonly answer: WhatIf;
}
