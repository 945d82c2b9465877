import type { EpochMs } from '../value/time.ts';

/** The time of the host; fits XState's clock. Assumed: monotonic enough for delays. */
export interface Clock {
  /** The present instant, in epoch milliseconds. */
  now(): EpochMs;
  // NOTE: XState types its clock with `any`; `unknown` identifiers are assignable both ways.
  setTimeout(run: (...parameters: unknown[]) => void, delayMs: number): unknown;
  clearTimeout(timer: unknown): void;
}
