import type { Clock } from '@dealstore/commerce-core';

/** Time between two rounds over what is still to be done, in milliseconds: 5 s. Assumed. */
export const RETRY_ROUND_MS = 5_000;

/** Most works that wait at once; beyond it the oldest is given up. Assumed: far more log-outs than one outage sees. */
const RETRY_QUEUE_LIMIT = 10_000;

/** Work that rejects as long as it has to be repeated. */
type Work = () => Promise<void>;

/** Repeats each work it is given until it resolves, in rounds. It lives as long as the process. */
export function createRetryQueue(clock: Clock): (work: Work) => void {
  const waiting = new Set<Work>();
  let isPlanned = false;

  const plan = (): void => {
    if (isPlanned || waiting.size === 0) return;
    isPlanned = true;
    clock.setTimeout(() => void runRound(), RETRY_ROUND_MS);
  };
  const runRound = async (): Promise<void> => {
    for (const work of waiting) {
      waiting.delete(work);
      try {
        await work();
      } catch {
        // The backend is still away: the round ends, and the next one begins with another.
        waiting.add(work);
        break;
      }
    }
    isPlanned = false;
    plan();
  };

  return (work) => {
    const [oldest] = waiting;
    if (oldest !== undefined && waiting.size >= RETRY_QUEUE_LIMIT) waiting.delete(oldest);
    waiting.add(work);
    plan();
  };
}
