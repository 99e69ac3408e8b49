import { lower } from "@/lib/words/lower";
import type { Objective, Outcome } from "../objective";
import type { Tried } from "../trial";
import { limitInWords } from "./limit";
import { signalOf } from "./signal";
import { gainInWords, outcomeInWords } from "./words";

/** Less than this is no help that a run would show. */
const HELPS = 0.05;

/** What a remedy did, in a sentence with the numbers of both runs. */
export function remedyInWords(objective: Objective, before: Outcome, { outcome, gain }: Tried): string {
  const from = outcomeInWords(objective, before);
  const to = outcomeInWords(objective, outcome);
  if (before.failure !== null) {
    return outcome.failure === null
      ? `Before, the run ${from}. With the remedy ${to}.`
      : `Before, the run ${from}. With the remedy it still does: ${to}.`;
  }
  if (outcome.failure !== null) return `${from} before; now the run ${to}.`;
  return from === to
    ? `${from}, as before.`
    : `${from} before, ${to} after: ${gainInWords(objective, gain)}.`;
}

/**
 * The reply to a remedy that is not the accepted one: how much there was of what it acts on, what it brought,
 * what is in the way then, and what it costs.
 */
export function replyToRemedy(objective: Objective, before: Outcome, tried: Tried): string {
  const { remedy, outcome } = tried;
  return [
    opening(before, tried),
    signalOf(remedy.id, before, objective),
    remedyInWords(objective, before, tried),
    limitInWords(objective, outcome),
    price(remedy, helps(before, tried)),
  ].join(" ");
}

function helps(before: Outcome, { outcome, gain }: Tried): boolean {
  if (before.failure !== null) return outcome.failure === null;
  return outcome.failure === null && (gain ?? 0) > HELPS;
}

function opening(before: Outcome, tried: Tried): string {
  if (helps(before, tried)) return "That helps, and something on the list helps more.";
  if (before.failure === null && tried.outcome.failure !== null) return "That does not fit on the machine.";
  if (before.failure !== null) return "A fair thing to try; the run does not survive it.";
  if ((tried.gain ?? 0) < -HELPS) return "Worth knowing: here that makes it worse.";
  return "A fair thing to try; here it changes little.";
}

function price({ costs, changesTraining }: Tried["remedy"], helped: boolean): string {
  const own = `${helped ? "It costs" : "It would cost"}: ${lower(costs)}`;
  return changesTraining === undefined
    ? own
    : `${own} It also changes the training: ${lower(changesTraining)}`;
}
