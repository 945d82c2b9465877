import { claimCounts, type ClaimCounts, type EpochMs, type MemberNo } from '@dealstore/commerce-core/domain';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { claimStatusOf } from '../record/option-action.ts';

/** Claims counted at most, the newest. Assumed: more are not made in three months. */
const MOST_COUNTED = 200;

/** How many claims of a member since an instant are under way, and how many are done. */
export async function countClaims(
  database: Database,
  { memberNo, from }: { readonly memberNo: MemberNo; readonly from: EpochMs },
): Promise<ClaimCounts> {
  const rows = await database
    .selectFrom('claim')
    .select('claimStatusType')
    .where('memberNo', '=', memberNo)
    .where('requestedAt', '>=', toTimestamp(from))
    .orderBy('requestedAt', 'desc')
    .limit(MOST_COUNTED)
    .execute();
  return claimCounts(rows.flatMap((row) => claimStatusOf(row.claimStatusType) ?? []));
}
