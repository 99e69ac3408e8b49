import { costPerBatch } from "./costPerBatch";
import { peers } from "./sideBySide";
import { targets } from "./targets";

/*
 * `npm run bench`: this simulator beside its peers on one model, the runs that have to be fast, and what
 * a batch costs. Some minutes on a quiet machine.
 */
const simjsMsPerBatch = await peers();
await targets();
await costPerBatch(simjsMsPerBatch);
