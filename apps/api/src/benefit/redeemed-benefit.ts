import {
  benefitKey,
  benefitTermEnd,
  commerceError,
  type EpochMs,
  epochMs,
  type MemberNo,
  type OneTimeBenefit,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { readServerSecret } from '../secret/server-secret.ts';
import { deriveSecret } from '../secret/secret.ts';

/** How many of a benefit a person had in earlier memberships, and until when it counts. */
export interface RedeemedBenefit {
  readonly takenCnt: number;
  readonly keepUntil: EpochMs;
}

const NONE: RedeemedBenefit = { takenCnt: 0, keepUntil: epochMs(0) };

/**
 * What a member had of some benefits before they left and came back, in their order. Rejects
 * with A401 for one who has left.
 */
export async function findRedeemed(
  database: Database,
  memberNo: MemberNo,
  benefits: readonly OneTimeBenefit[],
  now: EpochMs,
): Promise<readonly RedeemedBenefit[]> {
  if (benefits.length === 0) return [];
  const member = await memberQuery(database, memberNo).executeTakeFirst();
  return ofPerson(database, member, benefits, now);
}

/**
 * The same for a member who is about to be given one: the member can leave only after the transaction has ended, and is
 * then known to have had it. Rejects with A401 for one who has left.
 */
export async function lockRedeemed(
  transaction: Transaction,
  memberNo: MemberNo,
  benefits: readonly OneTimeBenefit[],
  now: EpochMs,
): Promise<readonly RedeemedBenefit[]> {
  const member = await memberQuery(transaction, memberNo).forKeyShare('member').executeTakeFirst();
  return ofPerson(transaction, member, benefits, now);
}

/** What a person had of some benefits in memberships that ended, in their order. */
export async function redeemedOf(
  database: Database,
  personKey: string,
  benefits: readonly OneTimeBenefit[],
  now: EpochMs,
): Promise<readonly RedeemedBenefit[]> {
  const digests = await digestsOf(database, personKey, benefits, now);
  const rows = await database
    .selectFrom('benefitTaken')
    .selectAll()
    .where((row) => row.eb('digest', '=', row.fn.any(row.val(digests))))
    .where('keepUntil', '>', toTimestamp(now))
    .execute();
  const found = new Map(rows.map(({ digest, takenCnt, keepUntil }) => [digest, { takenCnt, keepUntil }]));
  return digests.map((digest) => {
    const row = found.get(digest);
    return row === undefined ? NONE : { takenCnt: row.takenCnt, keepUntil: fromTimestamp(row.keepUntil) };
  });
}

/**
 * Keeps what a person who leaves has had, each under a keyed digest of its own until its term ends; more of one that is
 * known is added. RFC 2104; 개인정보보호법 §21: who it was cannot be read from it.
 */
export async function keepRedeemed(
  transaction: Transaction,
  personKey: string,
  had: readonly (OneTimeBenefit & { readonly takenCnt: number })[],
  now: EpochMs,
): Promise<void> {
  const digests = await digestsOf(transaction, personKey, had, now);
  const rows = had
    .map((benefit, index) => ({
      digest: digests[index] ?? '',
      takenCnt: benefit.takenCnt,
      keepUntil: benefitTermEnd(benefit, now),
    }))
    .filter(({ keepUntil }) => keepUntil > now)
    .map((row) => ({ ...row, keepUntil: toTimestamp(row.keepUntil) }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('benefitTaken')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('digest').doUpdateSet({
        takenCnt: sql`benefit_taken.taken_cnt + excluded.taken_cnt`,
        keepUntil: sql`greatest(benefit_taken.keep_until, excluded.keep_until)`,
      }),
    )
    .execute();
}

/** Forgets that a person had a benefit, for the membership that begins now knows it. */
export async function forgetRedeemed(
  transaction: Transaction,
  personKey: string,
  benefit: OneTimeBenefit,
  now: EpochMs,
): Promise<void> {
  const digests = await digestsOf(transaction, personKey, [benefit], now);
  await transaction.deleteFrom('benefitTaken').where('digest', 'in', digests).execute();
}

function memberQuery(database: Database | Transaction, memberNo: MemberNo) {
  return database
    .selectFrom('member')
    .select('personKey')
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE');
}

function ofPerson(
  database: Database,
  member: { readonly personKey: string | null } | undefined,
  benefits: readonly OneTimeBenefit[],
  now: EpochMs,
): Promise<readonly RedeemedBenefit[]> {
  if (member === undefined || member.personKey === null) throw commerceError('A401');
  return redeemedOf(database, member.personKey, benefits, now);
}

async function digestsOf(
  database: Database,
  personKey: string,
  benefits: readonly OneTimeBenefit[],
  now: EpochMs,
): Promise<readonly string[]> {
  const secret = await readServerSecret(database, 'benefit');
  return benefits.map((benefit) => deriveSecret(`${benefitKey(benefit, now)} ${personKey}`, secret));
}
