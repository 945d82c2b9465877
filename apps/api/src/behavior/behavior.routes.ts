import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { consume, type Limit } from '../rate-limit.ts';
import { addBehavior } from './behavior.store.ts';

/** Far more than people behind one address do, far less than what fills a disk. Assumed. */
const BY_ADDRESS: Limit = { name: 'behavior', max: 1_200, windowMs: MINUTE_MS };

/** What visitors do on the pages. Spec §7. */
export function behaviorRoutes(parts: AppParts): Pick<Handlers, 'recordBehavior'> {
  return {
    recordBehavior: async ({ query, body, platform, campaign, clientAddress }) => {
      await consume(parts, BY_ADDRESS, clientAddress);
      await addBehavior(parts.database, { ...query, ...body, platform, campaign, at: parts.clock.now() });
      return undefined;
    },
  };
}
