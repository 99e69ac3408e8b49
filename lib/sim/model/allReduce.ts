/** A step of one rank that is launched and ends when the others' have. */
export interface SharedStep {
  /** When its own part is computed. */
  readonly computedMs: number;
  /** All have computed. */
  finish(endMs: number): void;
}

/** Turns of an epoch; more than any has. */
const EPOCH = 4_294_967_296;

/**
 * What makes ranks train one model: a step ends when the slowest rank has had its batch and has computed
 * (`torch/nn/parallel/distributed.py`, an all-reduce of the gradients in every step). Who has no batches
 * left in the epoch is not waited for (`torch/distributed/algorithms/join.py`).
 */
export class AllReduce {
  /** The turn that each rank is at; a turn is a step of an epoch. */
  private readonly turns: number[];
  private readonly waiting: (SharedStep | null)[];

  constructor(ranks: number) {
    this.turns = Array.from({ length: ranks }, () => 0);
    this.waiting = this.turns.map(() => null);
  }

  /** The rank's next step is launched. */
  launch(rank: number, step: SharedStep): void {
    this.waiting[rank] = step;
    this.reach(rank, (this.turns[rank] ?? 0) + 1);
  }

  /** The rank has no more steps in the epoch. */
  leave(rank: number, epoch: number): void {
    this.reach(rank, (epoch + 1) * EPOCH);
  }

  private reach(rank: number, turn: number): void {
    const { turns, waiting } = this;
    turns[rank] = turn;
    const last = Math.min(...turns);
    const steps = waiting.filter((step, other) => step !== null && turns[other] === last);
    const endMs = Math.max(...steps.map((step) => step?.computedMs ?? 0));
    for (const step of steps) {
      waiting[waiting.indexOf(step)] = null;
      step?.finish(endMs);
    }
  }
}
