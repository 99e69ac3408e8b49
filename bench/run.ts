import { parseArgs } from "node:util";
import { costPerBatch } from "./costPerBatch";
import { record } from "./record";
import { peers } from "./sideBySide";
import { targets } from "./targets";

/*
 * `npm run bench`: this simulator beside its peers on one model, the runs that have to be fast, and what
 * a batch costs. Some minutes on a quiet machine. With `-- --record` the page on the simulator shows the
 * figures from the next build on.
 */
const { values } = parseArgs({ options: { record: { type: "boolean", default: false } } });
const figures = await peers();
const runs = await targets();
if (values.record) record(figures, runs);
const [own, ...others] = figures;
const measure = others.find(({ name }) => name.startsWith("simjs")) ?? own;
if (measure !== undefined) await costPerBatch(1000 / measure.batchesPerSecond);
