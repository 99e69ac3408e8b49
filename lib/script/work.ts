import type { Piece } from "./python";

/** CPU time that lets other threads of the process go on, as decoders written in C do. */
export const COMPUTE: Piece = {
  imports: ["import hashlib", "import time"],
  lines: [
    "def compute(ms):",
    '    """Keep a core busy for so much CPU time; hashing lets go of the interpreter lock."""',
    "    end = time.thread_time() + ms / 1000",
    "    while time.thread_time() < end:",
    "        hashlib.sha256(BLOCK)",
  ],
};

/** What {@link COMPUTE} hashes: a few tens of microseconds of work. */
export const BLOCK_LINE = "BLOCK = bytes(16384)";

/** CPU time in pure Python, which keeps the interpreter lock. */
export const SPIN: Piece = {
  imports: ["import time"],
  lines: [
    "def spin(ms):",
    '    """Keep a core busy for so much CPU time, and the interpreter lock with it."""',
    "    end = time.thread_time() + ms / 1000",
    "    while time.thread_time() < end:",
    "        pass",
  ],
};
