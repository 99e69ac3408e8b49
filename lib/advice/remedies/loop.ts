import { scaled, withTraining } from "./change";
import { notHere, type Remedy, trial } from "./remedy";

/** What stays in the loop of its work on the CPU. */
const LIGHTER_SHARE = 0.1;

/** `loss.item()` now and then. */
export const readLossLess: Remedy = {
  id: "readLossLess",
  title: "Read the loss less often",
  does: "The loop launches the next step while the GPU still computes, instead of waiting for the loss of this one.",
  costs: "The loss is logged later, or as a mean of several steps.",
  assumes: null,
  on: (setup) =>
    setup.scenario.training.readsLoss
      ? trial({
          setup: withTraining(setup, { readsLoss: false }),
          code: "if step % 100 == 0: log(loss.item())",
        })
      : notHere("The loop does not wait for the loss already."),
};

/** Less work in the loop itself. */
export const lighterLoop: Remedy = {
  id: "lighterLoop",
  title: "Take work out of the training loop",
  does: "What the main process does for every step, such as logging, snapshots or metrics, is done rarely or elsewhere.",
  costs: "Logs and snapshots are coarser.",
  assumes: `${100 * LIGHTER_SHARE} % of the loop's own CPU time stays.`,
  on: (setup) => {
    const { hostMs } = setup.scenario.training;
    if (hostMs === 0) return notHere("The loop does nothing of its own.");
    return trial({
      setup: withTraining(setup, { hostMs: LIGHTER_SHARE * hostMs }),
      code: "if step % 10 == 0: save_snapshot(); write_metrics()",
    });
  },
};

/** The model's side. */
export const fixModel: Remedy = {
  id: "fixModel",
  title: "Make the step faster",
  does: "Mixed precision, compilation or a smaller model: the GPU needs less time for a step.",
  costs: "Work on the model.",
  changesTraining: "Mixed precision rounds differently: numbers to check again.",
  assumes: "The step takes half as long.",
  on: (setup) =>
    trial({
      setup: withTraining(setup, { stepMs: scaled(setup.scenario.training.stepMs, 0.5) }),
      code: 'model = torch.compile(model)  # once, before the loop\nwith torch.autocast("cuda"): loss = model(batch)',
    }),
};

/** Nothing. */
export const leaveItAlone: Remedy = {
  id: "leaveItAlone",
  title: "Leave the loader alone",
  does: "The loader keeps up; there is nothing to gain in it.",
  costs: "Nothing.",
  assumes: null,
  on: (setup) => trial({ setup, code: "DataLoader(…)  # as it is" }),
};
