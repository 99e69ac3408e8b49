import { simjs } from "./simjs";
import { Book, type SharedModel } from "./sharedModel";

/** The shared model on simjs: entities with timers. */
export function runOnSimjs(model: SharedModel): number {
  let endMs = 0;
  class Main extends simjs.Entity {
    private readonly queues: number[][] = Array.from({ length: model.numWorkers }, () => []);
    private readonly busy: boolean[] = Array.from({ length: model.numWorkers }, () => false);
    private readonly book = new Book(model, (worker, batch) => {
      this.queues[worker]?.push(batch);
      this.work(worker);
    });
    private waiting = false;

    override start(): void {
      this.book.prime();
      this.next();
    }

    private work(worker: number): void {
      if (this.busy[worker] === true) return;
      const batch = this.queues[worker]?.shift();
      if (batch === undefined) return;
      this.busy[worker] = true;
      this.setTimer(model.loadMs(batch)).done(() => {
        this.busy[worker] = false;
        this.book.arrived.push(batch);
        if (this.waiting) this.next();
        this.work(worker);
      });
    }

    private next(): void {
      this.waiting = false;
      const { book } = this;
      if (book.done) {
        endMs = this.time();
        return;
      }
      if (book.held.delete(book.wanted)) {
        book.wanted += 1;
        book.give();
        this.setTimer(model.stepMs).done(() => {
          this.next();
        });
        return;
      }
      const batch = book.arrived.shift();
      if (batch === undefined) {
        this.waiting = true;
        return;
      }
      this.setTimer(model.handOverMs).done(() => {
        book.held.add(batch);
        this.next();
      });
    }
  }
  const sim = new simjs.Sim();
  sim.addEntity(Main);
  sim.simulate(1e12, 1e9);
  return endMs;
}
