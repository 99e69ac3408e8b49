"""The shared model on SimPy 3 and 4: processes are generators that yield events, queues are stores."""

import simpy
from book import Book

NAME = "SimPy " + simpy.__version__


def run(model):
    """Runs the model; when the last step ends, in milliseconds."""
    env = simpy.Environment()
    inboxes = [simpy.Store(env) for _ in range(model.num_workers)]
    results = simpy.Store(env)
    book = Book(model, lambda worker, batch: inboxes[worker].put(batch))

    def worker(inbox):
        while True:
            batch = yield inbox.get()
            yield env.timeout(model.load_ms[batch])
            results.put(batch)

    def main():
        book.prime()
        while book.wanted < model.batches:
            while book.wanted not in book.held:
                batch = yield results.get()
                yield env.timeout(model.hand_over_ms)
                book.held.add(batch)
            book.held.remove(book.wanted)
            book.wanted += 1
            book.give()
            yield env.timeout(model.step_ms)

    for inbox in inboxes:
        env.process(worker(inbox))
    env.run(until=env.process(main()))
    return env.now
