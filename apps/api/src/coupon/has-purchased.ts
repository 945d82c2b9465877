import { type EpochMs, NOT_BOUGHT } from '@dealstore/commerce-core/domain';
import { type RawBuilder, sql } from 'kysely';
import { toTimestamp } from '../database/instant.ts';

const HAS_ORDER = `exists (select from shop_order bought join order_option using (order_no)
  where bought.member_no = member.member_no
    and order_option.order_status_type not in (${NOT_BOUGHT.map((status) => `'${status}'`).join(', ')}))`;

/**
 * Writes whether the row of `member` that a statement reads has bought before: an order that the core calls a purchase,
 * or one of a membership that ended (`boughtBeforeUntil`).
 * @param now in SQL
 */
export function hasPurchasedSql(now: string): string {
  return `(coalesce(member.bought_before_until > ${now}, false) or ${HAS_ORDER})`;
}

/** Whether the row of `member` that a statement of kysely reads has an order that the core calls a purchase. */
export function hasOrdered(): RawBuilder<boolean> {
  return sql.raw(HAS_ORDER);
}

/** The same as hasPurchasedSql for a statement of kysely. */
export function hasPurchased(now: EpochMs): RawBuilder<boolean> {
  return sql`(coalesce(member.bought_before_until > ${toTimestamp(now)}, false) or ${sql.raw(HAS_ORDER)})`;
}
