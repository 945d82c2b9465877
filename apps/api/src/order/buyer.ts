import {
  commerceError,
  isAdultVerified,
  isTelecomCustomer,
  type Carrier,
  type EpochMs,
  type Visitor,
} from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';

/** The member who buys, as far as an order asks. */
export interface Buyer {
  readonly memberNo: number;
  readonly name: string;
  /** Eleven digits. */
  readonly phone: string;
  readonly email: string | null;
  readonly gradeCode: string;
  readonly visitor: Visitor;
}

const CARRIERS: readonly Carrier[] = ['DEALTEL', 'MVNO', 'OTHER'];

/**
 * Reads the member who buys. Rejects with A401 for one who has left.
 * @param holds whether the member may not leave until the transaction ends: who leaves takes the same row
 */
export async function readBuyer(
  database: Database,
  memberNo: number,
  now: EpochMs,
  { holds = false }: { readonly holds?: boolean } = {},
): Promise<Buyer> {
  const row = await database
    .selectFrom('member')
    .innerJoin('memberGrade', 'memberGrade.gradeNo', 'member.gradeNo')
    .select([
      'name',
      'phone',
      'email',
      'carrier',
      'adultVerifiedAt',
      'adultMethod',
      'adultExpiresAt',
      'memberGrade.code',
    ])
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .$if(holds, (query) => query.forKeyShare('member'))
    .executeTakeFirst();
  if (row === undefined || row.phone === null) throw commerceError('A401');
  const verifiedAt = fromNullableTimestamp(row.adultVerifiedAt);
  const expiresAt = fromNullableTimestamp(row.adultExpiresAt);
  const verification =
    verifiedAt === null || expiresAt === null ? null : { verifiedAt, expiresAt, method: row.adultMethod ?? '' };
  return {
    memberNo,
    name: row.name,
    phone: row.phone,
    email: row.email,
    gradeCode: row.code,
    visitor: {
      loggedIn: true,
      adult: isAdultVerified(verification, now),
      telecomCustomer: isTelecomCustomer(CARRIERS.find((carrier) => carrier === row.carrier) ?? 'OTHER'),
    },
  };
}
