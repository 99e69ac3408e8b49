import type { Failure, PytorchBehaviour } from "./limits";

type Ending = Pick<Failure, "effect" | "message" | "why">;

const NO_SPACE =
  "RuntimeError: unable to allocate shared memory(shm) for file </torch_…>: No space left on device (28)";

/** How `next()` raises a worker's exception again (`ExceptionWrapper` in `torch/_utils.py`). */
const FROM_WORKER = `RuntimeError: Caught RuntimeError in DataLoader worker process 0.
Original Traceback (most recent call last):
  …
${NO_SPACE}`;

/** Default collate allocates in the worker's main thread, whose exceptions travel to `next()` (`_utils/worker.py`). */
export function fullInCollate({ fullShm }: PytorchBehaviour): Ending {
  if (fullShm === "faultsLater") return busError();
  return {
    effect: "error",
    message: FROM_WORKER,
    why: "Default collate allocates the batch in /dev/shm. The worker’s exception is raised again by next() in the main process.",
  };
}

/** The feeder thread of the worker's queue copies ordinary tensors; what it raises is printed and the item is lost. */
export function fullInFeeder({ fullShm, timeoutS }: PytorchBehaviour): Ending {
  if (fullShm === "faultsLater") return busError();
  if (timeoutS !== null && timeoutS > 0) {
    return {
      effect: "timeout",
      message: `RuntimeError: DataLoader timed out after ${timeoutS} seconds`,
      why: "The worker’s feeder thread copies the tensors to /dev/shm. Its error is only printed, and the batch never arrives; the timeout ends the wait.",
    };
  }
  return {
    effect: "hang",
    message: NO_SPACE,
    why: "The worker’s feeder thread copies the tensors to /dev/shm. Its error is only printed; the batch never arrives, and next() waits for ever.",
  };
}

/** A tensor dataset is moved to `/dev/shm` when it is pickled for the first worker. */
export function fullAtStart({ fullShm }: PytorchBehaviour): Ending {
  if (fullShm === "faultsLater") return busError();
  return {
    effect: "error",
    message: NO_SPACE,
    why: "Workers that do not inherit the dataset get its tensors through /dev/shm. iter() moves them there when it starts the first worker.",
  };
}

/**
 * The out-of-memory killer takes the process with the highest `oom_score` (`/proc/PID/oom_score`): mostly
 * resident memory, shifted by `oom_score_adj`. `victim` is who has the most resident memory.
 */
export function outOfMemory(victim: "main" | "workers"): Ending {
  const why =
    "Linux is out of memory, or the container is, and the process with the highest oom_score is killed; of a container, one of its own. Going by resident memory, that";
  return victim === "main"
    ? {
        effect: "killed",
        message: "Killed",
        why: `${why} is the main process: nothing but the shell speaks.`,
      }
    : {
        effect: "killed",
        message: "RuntimeError: DataLoader worker (pid …) is killed by signal: Killed.",
        why: `${why} is a worker: the main process learns of it by SIGCHLD, wherever it is.`,
      };
}

/** Each tensor that came from a worker and is still alive holds a descriptor in the main process. */
export function tooManyFiles(): Ending {
  return {
    effect: "error",
    message:
      "RuntimeError: Too many open files. Communication with the workers is no longer possible. Please increase the limit using `ulimit -n` in the shell or change the sharing strategy …",
    why: "Every tensor that came from a worker holds a file descriptor in the main process as long as it lives.",
  };
}

function busError(): Ending {
  return {
    effect: "killed",
    message:
      "RuntimeError: DataLoader worker (pid …) is killed by signal: Bus error. It is possible that dataloader's workers are out of shared memory. Please try to raise your shared memory limit.",
    why: "This version allocates without reserving. The worker dies at the first page that has no room.",
  };
}
