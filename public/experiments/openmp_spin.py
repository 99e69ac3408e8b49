"""What threads that spin cost: CPU time of an OpenMP region in eight processes at once, by threads each.

Needs gcc. GNU OpenMP lets a thread that is done keep its core for a while as it waits for the others.
"""

import os
import pathlib
import resource
import subprocess
import tempfile

PROCESSES = 8
REGIONS = 200

PROGRAM = """
#include <stdlib.h>

int main(int count, char **arguments) {
  int regions = atoi(arguments[1]);
  volatile double sink = 0;
  for (int region = 0; region < regions; region++) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 1; i < 700000; i++) sum += 1.0 / i;
    sink = sum;
  }
  return sink < 0;
}
"""


def cpu_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def ms_per_region(program, threads):
    environment = {**os.environ, "OMP_NUM_THREADS": str(threads)}
    before = cpu_seconds()
    running = [subprocess.Popen([program, str(REGIONS)], env=environment) for _ in range(PROCESSES)]
    for process in running:
        process.wait()
    return (cpu_seconds() - before) * 1e3 / (PROCESSES * REGIONS)


def main():
    with tempfile.TemporaryDirectory() as folder:
        source, program = pathlib.Path(folder, "region.c"), pathlib.Path(folder, "region")
        source.write_text(PROGRAM)
        subprocess.run(["gcc", "-O2", "-fopenmp", source, "-o", program], check=True)
        for threads in (1, 2):
            found = ms_per_region(program, threads)
            print(f"threads in each process {threads}: {found:.1f} ms of CPU time a region")


if __name__ == "__main__":
    main()
