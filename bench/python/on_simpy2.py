"""The shared model on SimPy 2, which Debian has: processes passivate and reactivate one another."""

import SimPy
from book import Book
from SimPy.Simulation import Process, Simulation, hold, passivate

NAME = "SimPy " + SimPy.__version__


class Worker(Process):
    """Takes its batches in turn; passive while it has none."""

    def __init__(self, sim, model, main):
        super().__init__(sim=sim)
        self.model = model
        self.main = main
        self.inbox = []

    def send(self, batch):
        self.inbox.append(batch)
        if self.passive():
            self.sim.reactivate(self)

    def life(self):
        while True:
            while not self.inbox:
                yield passivate, self
            batch = self.inbox.pop(0)
            yield hold, self, self.model.load_ms[batch]
            self.main.arrive(batch)


class Main(Process):
    """Receives, puts in order and trains."""

    def __init__(self, sim, model):
        super().__init__(sim=sim)
        self.model = model
        self.workers = [Worker(sim, model, self) for _ in range(model.num_workers)]
        self.book = Book(model, lambda worker, batch: self.workers[worker].send(batch))
        self.end_ms = 0

    def arrive(self, batch):
        self.book.arrived.append(batch)
        if self.passive():
            self.sim.reactivate(self)

    def life(self):
        book = self.book
        book.prime()
        while book.wanted < self.model.batches:
            while book.wanted not in book.held:
                while not book.arrived:
                    yield passivate, self
                batch = book.arrived.popleft()
                yield hold, self, self.model.hand_over_ms
                book.held.add(batch)
            book.held.remove(book.wanted)
            book.wanted += 1
            book.give()
            yield hold, self, self.model.step_ms
        self.end_ms = self.sim.now()


def run(model):
    """Runs the model; when the last step ends, in milliseconds."""
    sim = Simulation()
    sim.initialize()
    main = Main(sim, model)
    for process in [*main.workers, main]:
        sim.activate(process, process.life())
    sim.simulate(until=1e12)
    return main.end_ms
