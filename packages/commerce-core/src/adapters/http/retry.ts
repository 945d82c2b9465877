import { commerceError, isCommerceError } from '../../error/commerce-error.ts';
import type { Clock } from '../../platform/clock.port.ts';
import type { Random } from '../../platform/random.port.ts';
import { SECOND_MS } from '../../value/time.ts';

/** How often a call is sent again that found no network, or a shop too busy to answer. Assumed. */
export const MOST_RETRIES = 3;

/** Longest wait before the first retry, in milliseconds; it doubles with each. Assumed. */
const FIRST_DELAY_MS = 500;

/** What a retry takes: the time, and chance, so that clients that failed together do not come back together. */
export interface RetryHost {
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Sends a call again while no answer came or the shop was busy, after the seconds of its `retryAfter`, else after waits
 * that double (exponential backoff with jitter). All of it ends within the time limit of the call, in milliseconds.
 * Rejects with the last refusal, with ABORTED when the signal ends a wait.
 */
export async function withRetries<T>(
  send: (timeoutMs: number) => Promise<T>,
  { clock, random }: RetryHost,
  timeoutMs: number,
  signal: AbortSignal | null,
): Promise<T> {
  const until = clock.now() + timeoutMs;
  for (let retries = 0; ; retries += 1) {
    try {
      return await send(until - clock.now());
    } catch (thrown) {
      if (!isPassing(thrown) || retries === MOST_RETRIES) throw thrown;
      const backoffMs = FIRST_DELAY_MS * 2 ** retries * (0.5 + random.next() / 2);
      const delayMs = Math.max(retryAfterMs(thrown), backoffMs);
      if (clock.now() + delayMs >= until) throw thrown;
      await wait(delayMs, clock, signal);
    }
  }
}

/** Whether the same call may be answered a moment later. */
function isPassing(thrown: unknown): boolean {
  return isCommerceError(thrown, 'NETWORK', 'BUSY', 'TOO_MANY_REQUESTS');
}

function retryAfterMs(thrown: unknown): number {
  return isCommerceError(thrown, 'TOO_MANY_REQUESTS') ? (thrown.details?.retryAfter ?? 0) * SECOND_MS : 0;
}

function wait(delayMs: number, clock: Clock, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clock.clearTimeout(timer);
      reject(commerceError('ABORTED'));
    };
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, delayMs);
    if (signal?.aborted === true) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}
