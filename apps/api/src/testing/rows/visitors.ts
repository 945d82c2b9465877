import { simulatedClock } from '@dealstore/commerce-core/testing';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { after, DAY_MS } from '@dealstore/commerce-core/domain';
import { insertGrades, insertMember, logInAs } from './member-rows.ts';

/** Bearers of those a shop shows its goods to differently; a guest has none. */
export interface Visitors {
  readonly minor: string;
  readonly adult: string;
  /** Once verified, a year and more ago. */
  readonly lapsedAdult: string;
  readonly otherCarrier: string;
}

/** Writes one member of each kind and logs them in. */
export async function insertVisitors(database: Database): Promise<Visitors> {
  const now = simulatedClock().now();
  const verified = (days: number) => ({
    adultVerifiedAt: toTimestamp(after(now, days * DAY_MS)),
    adultMethod: 'IDENTITY',
    adultExpiresAt: toTimestamp(after(now, (days + 365) * DAY_MS)),
  });
  await insertGrades(database);
  const bearerOf = async (over: Parameters<typeof insertMember>[1]) =>
    (await logInAs(database, await insertMember(database, over))).bearer;
  return {
    minor: await bearerOf({ birthDate: '2012-03-04' }),
    adult: await bearerOf(verified(-10)),
    lapsedAdult: await bearerOf(verified(-400)),
    otherCarrier: await bearerOf({ carrier: 'OTHER', ...verified(-10) }),
  };
}
