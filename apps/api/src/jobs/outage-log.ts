import { type Clock, MINUTE_MS } from '@dealstore/commerce-core/domain';
import type { Log } from '../log.ts';

/**
 * Says that jobs wait: one line when it begins, one a minute while it lasts, one when it is
 * over, however many lanes see it.
 */
export interface OutageLog {
  /** A lane could not look for work. @param failure without a person's data */
  failed(lane: number, failure: string): void;
  /** A lane has looked for work. */
  succeeded(lane: number): void;
}

/** The log of one process's job runner. Assumed: an operator who reads a log once a minute misses nothing. */
export function createOutageLog(log: Pick<Log, 'warn'>, clock: Pick<Clock, 'now'>): OutageLog {
  const failing = new Set<number>();
  /** Of the outage that lasts, and whether it was told. */
  let outage = { since: 0, isReported: false };
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    failed(lane, failure) {
      const now = clock.now();
      if (failing.size === 0) outage = { since: now, isReported: false };
      failing.add(lane);
      // One that comes and goes is told once a minute, too.
      if (now - toldAt < MINUTE_MS) return;
      toldAt = now;
      outage.isReported = true;
      log.warn({ failure, forMs: now - outage.since }, 'jobs wait');
    },
    succeeded(lane) {
      if (!failing.delete(lane) || failing.size > 0 || !outage.isReported) return;
      log.warn({ forMs: clock.now() - outage.since }, 'jobs go on');
    },
  };
}
