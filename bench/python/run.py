"""Runs models from standard input on the SimPy that there is; the totals and the times as JSON."""

import json
import statistics
import sys
import time

from book import Model

try:
    import on_simpy as engine
except ImportError:
    import on_simpy2 as engine


def timed(models, repeats):
    """The totals of the models, and the median time of running them all, in milliseconds."""
    times = []
    totals = []
    for _ in range(1 + repeats):
        start = time.perf_counter()
        totals = [engine.run(model) for model in models]
        times.append(1000 * (time.perf_counter() - start))
    return {"totalsMs": totals, "ms": statistics.median(times[1:])}


asked = json.load(sys.stdin)
groups = [timed([Model(model) for model in group], asked["repeats"]) for group in asked["groups"]]
json.dump({"name": engine.NAME, "groups": groups}, sys.stdout)
