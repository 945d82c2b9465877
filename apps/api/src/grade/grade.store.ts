import {
  chargeLeft,
  sumWonOf,
  won,
  type EpochMs,
  type GradePurchases,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { MemberGradeRow } from '../database/schema/schema.ts';

/** Every grade, the lowest first. */
export function readGrades(database: Database | Transaction): Promise<readonly Selectable<MemberGradeRow>[]> {
  return database
    .selectFrom('memberGrade')
    .selectAll()
    .orderBy('minimumPayment')
    .orderBy('minimumCount')
    .orderBy('gradeNo')
    .execute();
}

/** What a member has paid for goods confirmed within a period, less what has gone back, and for how many orders. */
export async function readPurchases(
  database: Database | Transaction,
  memberNo: MemberNo,
  { from, until }: { readonly from: EpochMs; readonly until: EpochMs },
): Promise<GradePurchases> {
  const lines = await database
    .selectFrom('orderOption')
    .select(['orderNo', 'chargeAmt', 'orderCnt', 'claimedCnt'])
    .where('memberNo', '=', memberNo)
    // As a literal: the index of confirmed options is known to hold all that is asked for.
    .where('orderStatusType', '=', sql.lit('BUY_CONFIRM' as const))
    .where('confirmedAt', '>=', toTimestamp(from))
    .where('confirmedAt', '<', toTimestamp(until))
    .execute();
  const remaining = lines.filter(({ orderCnt, claimedCnt }) => claimedCnt < orderCnt);
  return {
    payment: sumWonOf(remaining, (line) => chargeLeft({ ...line, chargeAmt: won(line.chargeAmt) })),
    count: new Set(remaining.map(({ orderNo }) => orderNo)).size,
  };
}
