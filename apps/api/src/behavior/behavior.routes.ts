import { commerceError } from '@dealstore/commerce-core/domain';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { addBehavior } from './behavior.store.ts';

/** Entries of one address a minute: far more than people do, far less than what fills a disk. Assumed. */
export const BEHAVIOR_LIMIT = 1_200;

/** What visitors do on the pages. Spec §7. */
export function behaviorRoutes(parts: AppParts): Pick<Handlers, 'recordBehavior'> {
  // Counted in each process, not in the database: no shopper may wait for a statistic.
  const limiter = new RateLimiterMemory({ points: BEHAVIOR_LIMIT, duration: 60 });
  return {
    recordBehavior: async ({ query, body, platform, campaign, clientAddress }) => {
      await limiter.consume(clientAddress).catch(refuse);
      await addBehavior(parts.database, { ...query, ...body, platform, campaign, at: parts.clock.now() });
      return undefined;
    },
  };
}

function refuse(cause: unknown): never {
  const waitMs = cause instanceof RateLimiterRes ? cause.msBeforeNext : 0;
  throw commerceError('TOO_MANY_REQUESTS', { details: { retryAfter: Math.ceil(waitMs / 1000) } });
}
