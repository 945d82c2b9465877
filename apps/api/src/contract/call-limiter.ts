import { refused, retryRefusal } from '@dealstore/commerce-core/domain';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { contractOperations, type Operation } from './document.ts';

/** Seconds that a limit of the contract counts over. */
const WINDOW_S = 60;

/**
 * Counts one call; rejects with TOO_MANY_REQUESTS beyond what the contract allows.
 * @param who member, or network of a guest
 */
export type CallLimiter = (operation: Operation, who: string) => Promise<void>;

/**
 * Keeps every call that writes within its `x-rate-limit`. Each process counts for itself, in memory: a call that is
 * refused costs the database nothing, and one that is not waits for no count. What must hold across processes is
 * counted by `consume`.
 */
export function createCallLimiter(): CallLimiter {
  const limiters = new Map(
    contractOperations.flatMap(({ operationId, rateLimit }) =>
      rateLimit === null
        ? []
        : [[operationId, new RateLimiterMemory({ points: rateLimit, duration: WINDOW_S })] as const],
    ),
  );
  return async ({ operationId }, who) => {
    await limiters.get(operationId)?.consume(who).catch(throwLimited);
  };
}

function throwLimited(cause: unknown): never {
  const waitMs = cause instanceof RateLimiterRes ? cause.msBeforeNext : 0;
  throw refused(retryRefusal(waitMs));
}
