import { type BrandNo, type ExhibitionNo, isWithin } from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';
import { memoizePerVersion } from './versioned-cache.ts';
import type { View } from './view.ts';

/** Brand halls at most. Assumed. */
const LIMIT = 100;

const hallsOf = memoizePerVersion((database: Database) =>
  database
    .selectFrom('exhibition')
    .select(['exhibitionNo', 'brandNo', 'label', 'labelEn', 'pcImageUrl', 'mobileImageUrl', 'startsAt', 'endsAt'])
    .where('kind', '=', 'BRAND_HALL')
    .where('displayable', '=', true)
    .orderBy('displayOrder')
    .orderBy('exhibitionNo')
    .limit(LIMIT)
    .execute(),
);

/** A brand hall as it is kept. */
export type BrandHallColumns = Awaited<ReturnType<typeof hallsOf>>[number];

/** The brand halls that are open, in order. */
export async function openBrandHalls(view: View): Promise<readonly BrandHallColumns[]> {
  const halls = await hallsOf(view.database, view.version);
  return halls.filter(({ startsAt, endsAt }) =>
    isWithin({ startAt: fromNullableTimestamp(startsAt), endAt: fromNullableTimestamp(endsAt) }, view.now),
  );
}

/** The head of a brand's open hall; null where there is none. */
export async function hallOfBrand(view: View, brandNo: BrandNo | null): Promise<ExhibitionNo | null> {
  if (brandNo === null) return null;
  return (await openBrandHalls(view)).find((hall) => hall.brandNo === brandNo)?.exhibitionNo ?? null;
}
