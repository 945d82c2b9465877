import { type EpochMs, SECOND_MS } from '../value/time.ts';
import type { Refusal } from './refusal.ts';

/** How often something may happen in any stretch of a length. */
export interface HitLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** How often it happened at one instant. */
export interface Hits {
  readonly at: EpochMs;
  readonly cnt: number;
}

/**
 * Why something does not happen once more, with the seconds after which it may; null when it may now.
 * @param hits newest first; those before the window may be left out
 */
export function tooManyRefusal(
  hits: readonly Hits[],
  { max, windowMs }: HitLimit,
  now: EpochMs,
): Refusal<'TOO_MANY_REQUESTS'> | null {
  let cnt = 0;
  const full = hits.find((hit) => (cnt += hit.cnt) >= max);
  const waitMs = full === undefined ? 0 : full.at + windowMs - now;
  return waitMs <= 0 ? null : retryRefusal(waitMs);
}

/** The “not now” that may be a “yes” after a while. */
export function retryRefusal(waitMs: number): Refusal<'TOO_MANY_REQUESTS'> {
  return { code: 'TOO_MANY_REQUESTS', details: { retryAfter: Math.max(1, Math.ceil(waitMs / SECOND_MS)) } };
}
