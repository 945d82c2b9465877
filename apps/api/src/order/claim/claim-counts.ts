import {
  claimTypeOf,
  isClaimDone,
  isClaimEnded,
  type ClaimType,
  type EpochMs,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../../contract/operation.ts';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { claimStatusOf } from '../record/option-action.ts';

/** Claims counted at most, the newest. Assumed: more are not made in three months. */
const MOST_COUNTED = 200;

type ClaimCounts = Pick<
  JsonAnswer<'getOrderSummary'>,
  | 'cancelProcessingCnt'
  | 'cancelDoneCnt'
  | 'returnProcessingCnt'
  | 'returnDoneCnt'
  | 'exchangeProcessingCnt'
  | 'exchangeDoneCnt'
>;

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
  const statuses = rows.flatMap((row) => claimStatusOf(row.claimStatusType) ?? []);
  const count = (type: ClaimType, isWanted: (status: (typeof statuses)[number]) => boolean) =>
    statuses.filter((status) => claimTypeOf(status) === type && isWanted(status)).length;
  const isOpen = (status: (typeof statuses)[number]) => !isClaimEnded(status);
  return {
    cancelProcessingCnt: count('CANCEL', isOpen),
    cancelDoneCnt: count('CANCEL', isClaimDone),
    returnProcessingCnt: count('RETURN', isOpen),
    returnDoneCnt: count('RETURN', isClaimDone),
    exchangeProcessingCnt: count('EXCHANGE', isOpen),
    exchangeDoneCnt: count('EXCHANGE', isClaimDone),
  };
}
