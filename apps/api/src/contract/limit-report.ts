import { type CommerceError, epochMs, SECOND_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { LRUCache } from 'lru-cache';
import type { AppParts } from '../app-parts.ts';
import { networkMark, writeSecurityEvent } from '../security-event.ts';
import type { Operation } from './document.ts';
import type { Caller } from './operation.ts';

/** Hears of each call that was refused because its caller asks too often. */
export type OnLimit = (limited: {
  readonly operation: Operation;
  readonly caller: Caller | null;
  readonly clientAddress: string;
  readonly error: CommerceError<'TOO_MANY_REQUESTS'>;
}) => void;

/** Callers remembered at most, so that many of them take no more memory than this. Assumed. */
const REMEMBERED = 10_000;

/** Seconds a caller waits whose limit names no time. As the answer's `Retry-After`. */
const USUAL_WAIT_S = 60;

/**
 * Writes `limit.reached` when a caller runs into a limit, and again only once the wait it was told is over: a caller that
 * goes on knocking does not fill the log. Each process remembers for itself.
 */
export function createLimitReport({ clock, log }: Pick<AppParts, 'clock' | 'log'>): OnLimit {
  const waits = new LRUCache<string, EpochMs>({ max: REMEMBERED });
  return ({ operation: { operationId }, caller, clientAddress, error }) => {
    const now = clock.now();
    const memberNo = caller?.memberNo ?? null;
    const key = `${operationId} ${memberNo ?? clientAddress}`;
    if ((waits.get(key) ?? 0) > now) return;
    const retryAfter = error.details?.retryAfter ?? USUAL_WAIT_S;
    waits.set(key, epochMs(now + retryAfter * SECOND_MS));
    const network = networkMark(clientAddress);
    writeSecurityEvent(log, { event: 'limit.reached', operation: operationId, memberNo, network, retryAfter });
  };
}
