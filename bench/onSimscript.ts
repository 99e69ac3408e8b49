import { Entity, Simulation } from "simscript";
import { Book, type SharedModel } from "./sharedModel";

/** simscript yields to the screen now and then; without one it yields to the event loop. */
Object.assign(globalThis, { requestAnimationFrame: setImmediate });

/** The shared model on simscript: entities with asynchronous scripts. */
export async function runOnSimscript(model: SharedModel): Promise<number> {
  let endMs = 0;
  const queues: number[][] = Array.from({ length: model.numWorkers }, () => []);
  const arrivals = {};
  const indices = queues.map(() => ({}));

  class Worker extends Entity {
    constructor(
      private readonly number: number,
      private readonly book: Book,
    ) {
      super();
    }

    override async script(): Promise<void> {
      const queue = queues[this.number] ?? [];
      const share = Math.ceil((model.batches - this.number) / model.numWorkers);
      for (let done = 0; done < share; done += 1) {
        while (queue.length === 0) await this.waitSignal(indices[this.number]);
        const batch = queue.shift() ?? 0;
        await this.delay(model.loadMs(batch));
        this.book.arrived.push(batch);
        this.sendSignal(arrivals);
      }
    }
  }

  class Main extends Entity {
    readonly book = new Book(model, (worker, batch) => {
      queues[worker]?.push(batch);
      this.sendSignal(indices[worker]);
    });

    override async script(): Promise<void> {
      const { book } = this;
      book.prime();
      while (!book.done) {
        while (!book.held.delete(book.wanted)) {
          while (book.arrived.length === 0) await this.waitSignal(arrivals);
          const batch = book.arrived.shift() ?? 0;
          await this.delay(model.handOverMs);
          book.held.add(batch);
        }
        book.wanted += 1;
        book.give();
        await this.delay(model.stepMs);
      }
      endMs = this.simulation.timeNow;
    }
  }

  class Loader extends Simulation {
    override onStarting(): void {
      super.onStarting();
      const main = new Main();
      void this.activate(main);
      for (let number = 0; number < model.numWorkers; number += 1)
        void this.activate(new Worker(number, main.book));
    }
  }
  const simulation = new Loader({ yieldInterval: 0, frameDelay: 0 });
  await new Promise<void>((resolve) => {
    simulation.finished.addEventListener(() => {
      resolve();
    });
    void simulation.start();
  });
  return endMs;
}
