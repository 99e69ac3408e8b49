import type { Storage } from "../scenario";

/**
 * Storage that all workers share: a request waits for its turn (request rate and bandwidth make it
 * a single server, first come first served), then for the latency, which requests bear side by side.
 */
export class StorageServer {
  private freeMs = 0;
  private readonly msPerRequest: number;
  private readonly msPerByte: number;

  constructor(private readonly storage: Storage) {
    this.msPerRequest = storage.requestsPerSecond === null ? 0 : 1000 / storage.requestsPerSecond;
    this.msPerByte = storage.bytesPerSecond === null ? 0 : 1000 / storage.bytesPerSecond;
  }

  /** Whether requests can get in each other's way. */
  get contended(): boolean {
    return this.msPerRequest > 0 || this.msPerByte > 0;
  }

  /** How long a request that is made now takes. */
  request(bytes: number, nowMs: number): number {
    const serviceMs = Math.max(this.msPerRequest, bytes * this.msPerByte);
    this.freeMs = Math.max(nowMs, this.freeMs) + serviceMs;
    return this.freeMs - nowMs + this.storage.latencyMs;
  }
}
