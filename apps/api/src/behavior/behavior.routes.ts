import type { Behavior, Campaign, EpochMs } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { publicAddress } from './public-address.ts';
import { withoutContacts } from './without-contacts.ts';

/** What visitors do on the pages. Spec §7. */
export function behaviorRoutes({ database, clock }: AppParts): Pick<Handlers, 'recordBehavior'> {
  return {
    recordBehavior: async ({ query, body, platform, campaign }) => {
      await addBehavior(database, { ...query, ...body, platform, campaign, at: clock.now() });
      return undefined;
    },
  };
}

/** One entry with what the request itself says. A client id is drawn by the browser and names no person. */
interface BehaviorEntry extends Behavior {
  readonly clientId: string;
  readonly platform: 'PC' | 'MOBILE_WEB' | 'MOBILE_APP';
  readonly campaign: Campaign;
  readonly at: EpochMs;
}

/**
 * Writes one entry of the behavior history, addresses and campaigns without what may tell of a person; housekeeping
 * takes it away after 90 days. Spec §7.
 */
export async function addBehavior(
  database: Database,
  { clientId, behaviorType, pageCode, share, platform, campaign, at }: BehaviorEntry,
): Promise<void> {
  const referer = campaign.referer === null ? null : publicAddress(campaign.referer);
  const detail = {
    platform,
    ...knownOnly({ ...campaign, referer }),
    ...(share !== undefined && { share: { ...share, sharedLink: publicAddress(share.sharedLink) } }),
  };
  await database
    .insertInto('behaviorHistory')
    .values({ clientId, behaviorType, pageCode, detail: JSON.stringify(detail), happenedAt: toTimestamp(at) })
    .execute();
}

function knownOnly(campaign: Campaign): Partial<Campaign> {
  return Object.fromEntries(
    Object.entries(campaign).flatMap(([name, value]) => (value === null ? [] : [[name, withoutContacts(value)]])),
  );
}
