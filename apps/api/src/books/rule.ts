import { sql, type RawBuilder } from 'kysely';

/** A promise of the shop that its tables keep at every instant between two transactions. */
export interface BookRule {
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

/** Statuses of an order that has ended unpaid. */
export const ENDED_UNPAID = sql`('PAY_CANCEL', 'PAY_FAIL', 'DELETE')`;
/** Statuses of an order that is not paid, or not yet. */
export const UNPAID = sql`('PAY_WAIT', 'DEPOSIT_WAIT', 'PAY_CANCEL', 'PAY_FAIL', 'DELETE')`;
