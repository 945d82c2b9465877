import { DELIVERY_FEES } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import { STORED_ENDED_UNPAID, UNPAID } from '../database/unpaid-status.ts';

/** A promise of the shop that its tables keep at every instant between two transactions. */
export interface Invariant {
  /** The promise in words. */
  readonly name: string;
  /** Selects one text column: each place where the promise is broken, by a number and never by personal data. */
  readonly broken: RawBuilder<unknown>;
}

/** What is audited: a running shop keeps less than the shop of a test, and was filled with more. */
export interface AuditScope {
  /** Orders that an answer called paid; answers that are stored are looked at besides. */
  readonly answeredPaid: ReadonlySet<string>;
  /** Only orders from then on still have their idempotency key; null for all orders. */
  readonly keysSince: Date | null;
  /** Whether every sale of a product was an order of this shop. */
  readonly countsEverySale: boolean;
}

/** Statuses of an order that has ended unpaid, for a rule's statement. */
export const ENDED_UNPAID_LIST = listOf(STORED_ENDED_UNPAID);
/** Statuses of an order that is not paid, or not yet, for a rule's statement. */
export const UNPAID_LIST = listOf(UNPAID);

/** What a parcel costs in all before its coupon, for a rule's statement. */
export const WHOLE_FEE: RawBuilder<number> = sql`(${sql.join(
  DELIVERY_FEES.map((part) => sql.ref(part)),
  sql` + `,
)})`;

/** Texts of the shop's own as SQL has them after `in`. */
export function listOf(texts: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(texts.map((text) => sql.lit(text)))})`;
}
