import {
  commerceError,
  isAdultVerified,
  isTelecomCustomer,
  type Carrier,
  type EpochMs,
  type Visitor,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import { hasPurchasedSql } from '../../coupon/coupon.ts';
import { selectList, type JsonRow } from '../../database/json-rows.ts';
import { fromNullableText } from '../../database/instant.ts';
import type { MemberRow } from '../../database/schema/schema.ts';

/** The member who buys, as far as an order asks. */
export interface Buyer {
  readonly memberNo: MemberNo;
  readonly name: string;
  /** Eleven digits. */
  readonly phone: string;
  readonly email: string | null;
  readonly gradeCode: string;
  readonly hasPurchased: boolean;
  readonly visitor: Visitor;
  /** How the member last paid of those who asked to have it remembered; null when never. */
  readonly lastPayType: string | null;
}

const CARRIERS: readonly Carrier[] = ['DEALTEL', 'MVNO', 'OTHER'];

const MEMBER_COLUMNS = [
  'name',
  'phone',
  'email',
  'carrier',
  'adultVerifiedAt',
  'adultMethod',
  'adultExpiresAt',
  'lastPayType',
] as const satisfies readonly (keyof MemberRow)[];

/** A member as buyerQuery reads it. */
export type BuyerRow = JsonRow<Pick<Selectable<MemberRow>, (typeof MEMBER_COLUMNS)[number]>> & {
  readonly gradeCode: string;
  readonly hasPurchased: boolean;
};

/**
 * Writes the query for the member who buys, as JSON; null for one who has left.
 * @param memberNo in SQL
 * @param now in SQL
 */
export function buyerQuery(memberNo: string, now: string): string {
  return `
    select row_to_json(buyer) from (
      select ${selectList('member', MEMBER_COLUMNS)}, grade.code as "gradeCode",
        ${hasPurchasedSql(now)} as "hasPurchased"
      from member join member_grade grade on grade.grade_no = member.grade_no
      where member.member_no = ${memberNo} and member.status = 'ACTIVE'
    ) buyer`;
}

/** Makes the buyer of what was read. Rejects with A401 for one who has left. */
export function buyerOf(row: BuyerRow | null, memberNo: MemberNo, now: EpochMs): Buyer {
  if (row === null || row.phone === null) throw commerceError('A401');
  const verifiedAt = fromNullableText(row.adultVerifiedAt);
  const expiresAt = fromNullableText(row.adultExpiresAt);
  const verification =
    verifiedAt === null || expiresAt === null ? null : { verifiedAt, expiresAt, method: row.adultMethod ?? '' };
  return {
    memberNo,
    name: row.name,
    phone: row.phone,
    email: row.email,
    gradeCode: row.gradeCode,
    hasPurchased: row.hasPurchased,
    lastPayType: row.lastPayType,
    visitor: {
      loggedIn: true,
      adult: isAdultVerified(verification, now),
      telecomCustomer: isTelecomCustomer(CARRIERS.find((carrier) => carrier === row.carrier) ?? 'OTHER'),
    },
  };
}
