import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Runs the work when all work queued before it is done. */
export type RenderQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs work that blocks the event loop one after another, in the order it was queued. Many pages often wait for one
 * answer of the database; the event loop takes in other requests between two of them, so that health checks are
 * answered in time.
 */
export function createRenderQueue(): RenderQueue {
  const limit = pLimit(1);
  return (work) =>
    limit(async () => {
      await setImmediate();
      return work();
    });
}
