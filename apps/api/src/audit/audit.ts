import { after, HOUR_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { fromNullableTimestamp, toTimestamp } from '../database/instant.ts';
import { ANSWER_KEPT_MS } from '../contract/idempotency.ts';
import { housekeeping } from '../jobs/housekeeping.ts';
import { COUPON_POINT_RULES } from './coupon-point-rules.ts';
import { EVENT_RULES } from './event-rules.ts';
import { GIFT_RULES } from './gift-rules.ts';
import { MEMBER_RULES } from './member-rules.ts';
import { moneyRules } from './money-rules.ts';
import { orderRules } from './order-rules.ts';
import { REVIEW_RULES } from './review-rules.ts';
import type { AuditScope, Invariant } from './rule.ts';
import { stockRules } from './stock-rules.ts';

/** One place where a rule is broken, by number: `order 20261123…`, `member 17`. */
export interface Finding {
  readonly rule: string;
  readonly place: string;
}

/** What an audit found; sound books have no findings. */
export interface Audit {
  readonly ruleCount: number;
  readonly findings: readonly Finding[];
}

/** How much the clock of the machine that audits may be behind the shop's, in ms. Assumed: 1 h. */
const CLOCK_MARGIN_MS = HOUR_MS;

/** All rules of the books, in the order they are reported. */
export function invariantsOf(scope: AuditScope): readonly Invariant[] {
  return [
    ...stockRules(scope),
    ...moneyRules(scope),
    ...COUPON_POINT_RULES,
    ...REVIEW_RULES,
    ...orderRules(scope),
    ...EVENT_RULES,
    ...GIFT_RULES,
    ...MEMBER_RULES,
  ];
}

/** Checks every rule in one statement, so that a shop at work is seen at one instant. */
export async function auditBooks(database: Database, scope: AuditScope): Promise<Audit> {
  const rules = invariantsOf(scope);
  const found = rules.map(
    ({ name, broken }) => sql`select ${name}::text as rule, place from (${broken}) as broken (place)`,
  );
  const { rows } = await sql<Finding>`${sql.join(found, sql` union all `)}`.execute(database);
  return { ruleCount: rules.length, findings: rows };
}

/**
 * Audits a shop that may be running, in a transaction that cannot write. The job of housekeeping deletes idempotency
 * keys that are older than ANSWER_KEPT_MS, so only younger orders are asked for theirs: younger by its own clock too,
 * which may have been ahead.
 * @param now instant of the auditor's clock
 */
export function auditShop(database: Database, now: EpochMs): Promise<Audit> {
  return database
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const housekeptAt = await lastHousekeeping(transaction);
      const latest = housekeptAt !== null && housekeptAt > now ? housekeptAt : now;
      const keysSince = toTimestamp(after(latest, CLOCK_MARGIN_MS - ANSWER_KEPT_MS));
      return auditBooks(transaction, { answeredPaid: new Set(), keysSince, countsEverySale: false });
    });
}

/** How far housekeeping has gone, by the clock of the shop it ran in; null when no run is known. */
async function lastHousekeeping(database: Database): Promise<EpochMs | null> {
  const job = await database
    .selectFrom('job')
    .select((row) => row.fn.max('endedAt').as('endedAt'))
    .where('kind', '=', housekeeping.name)
    .where('status', '=', 'DONE')
    .executeTakeFirst();
  return fromNullableTimestamp(job?.endedAt ?? null);
}
