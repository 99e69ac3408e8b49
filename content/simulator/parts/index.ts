import { Answer } from "./Answer";
import { Citation } from "./Citation";
import { Constants } from "./Constants";
import { Count } from "./Count";
import { Limit } from "./Limit";
import { Machines } from "./Machines";
import { MemoryTable } from "./MemoryTable";
import { Scatter } from "./Scatter";
import { Script } from "./Script";
import { Shortfalls } from "./Shortfalls";
import { Speed } from "./Speed";
import { SummaryTable } from "./SummaryTable";
import { Uncovered } from "./Uncovered";
import { WorkloadTable } from "./WorkloadTable";
import { WorstQuiet } from "./WorstQuiet";

/** The parts of the page on the simulator, by the names that its prose uses. */
export const simulatorParts = {
  Answer,
  Citation,
  Constants,
  Count,
  Limit,
  Machines,
  MemoryTable,
  Scatter,
  Script,
  Shortfalls,
  Speed,
  SummaryTable,
  Uncovered,
  WorkloadTable,
  WorstQuiet,
};
