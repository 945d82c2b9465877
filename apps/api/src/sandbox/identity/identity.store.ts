import { after, DAY_MS, HOUR_MS, MINUTE_MS, type EpochMs, type Language } from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import { withTransaction, type Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import type { IdentityVerificationRow } from '../../database/schema.ts';
import { giveBack, takeTurn, type Limit } from '../../rate-limit.ts';
import { digest, isSameSecret, newMessageCode } from '../../session/secret.ts';
import { finishVerification, type FoundPerson } from '../../session/verification.store.ts';
import type { SandboxParts } from '../sandbox-part.ts';
import { codeMessage } from './identity.text.ts';

/** How long a code sent to a phone can be typed: 5 min. Assumed. */
const MESSAGE_CODE_LIFE_MS = 5 * MINUTE_MS;

/** Tries of one code. Assumed. */
const TRIES_PER_CODE = 5;

/** Codes that were sent and never proven, of one phone and of one address: 5 an hour. Assumed. */
const UNPROVEN_HOURLY: Readonly<Record<'phone' | 'address', Limit>> = {
  phone: { name: 'code-to-phone', turns: 5, windowMs: HOUR_MS },
  address: { name: 'code-from-address', turns: 5, windowMs: HOUR_MS },
};

/** The same of one phone a day: 15, so that guessing succeeds less than once in 10,000 days. Assumed. */
const UNPROVEN_DAILY: Limit = { name: 'code-to-phone-daily', turns: 15, windowMs: DAY_MS };

/** A verification as its page needs it. */
export type OpenVerification = Selectable<IdentityVerificationRow>;

type Parts = Pick<SandboxParts, 'database' | 'clock'>;

/** A verification that can still be carried on; null for any other. */
export async function findOpen(database: Database, uuid: string, now: EpochMs): Promise<OpenVerification | null> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) return null;
  const found = await database
    .selectFrom('identityVerification')
    .selectAll()
    .where('verificationId', '=', uuid)
    .where('status', 'in', ['STARTED', 'CODE_SENT'])
    .where('expiresAt', '>', toTimestamp(now))
    .executeTakeFirst();
  return found ?? null;
}

/** The verifications that are under way, newest first. */
export async function findAllOpen(database: Database, now: EpochMs): Promise<readonly OpenVerification[]> {
  return database
    .selectFrom('identityVerification')
    .selectAll()
    .where('status', 'in', ['STARTED', 'CODE_SENT'])
    .where('expiresAt', '>', toTimestamp(now))
    .orderBy('expiresAt', 'desc')
    .limit(10)
    .execute();
}

/**
 * Sends a new code to a person's phone; the old one opens nothing any more.
 * Rejects with TOO_MANY_REQUESTS after 5 unproven codes in an hour, by phone and by address.
 */
export async function sendCode(
  parts: Parts,
  open: OpenVerification,
  person: FoundPerson,
  visit: { readonly clientAddress: string; readonly language: Language },
): Promise<void> {
  await takeTurn(parts, UNPROVEN_HOURLY.phone, person.phone);
  await takeTurn(parts, UNPROVEN_DAILY, person.phone);
  await takeTurn(parts, UNPROVEN_HOURLY.address, visit.clientAddress);
  const now = parts.clock.now();
  const code = newMessageCode();
  await withTransaction(parts.database, async (transaction) => {
    const sent = await transaction
      .updateTable('identityVerification')
      .set((row) => ({
        ...person,
        status: 'CODE_SENT' as const,
        messageCodeHash: hashOf(open.verificationId, code),
        messageCodeExpiresAt: toTimestamp(after(now, MESSAGE_CODE_LIFE_MS)),
        tries: 0,
        sends: row('sends', '+', 1),
      }))
      .where('verificationId', '=', open.verificationId)
      .where('status', 'in', ['STARTED', 'CODE_SENT'])
      .returning('sends')
      .executeTakeFirst();
    if (sent === undefined) return;
    await transaction
      .insertInto('messageSent')
      .values({
        effectKey: effectKey(open.verificationId, sent.sends),
        channel: 'SMS',
        purpose: 'IDENTITY',
        recipient: person.phone,
        body: codeMessage(code, visit.language),
        status: 'SENT',
        attempts: 1,
        createdAt: toTimestamp(now),
        dueAt: toTimestamp(now),
        sentAt: toTimestamp(now),
      })
      .execute();
  });
}

/** How a guess ended: the one-time code to go back with, a wrong code, or a code that can no longer be used. */
export type Guess =
  { readonly kind: 'right'; readonly code: string } | { readonly kind: 'wrong' } | { readonly kind: 'over' };

/** Tries a code. Every try is counted before it is compared, so guesses at the same instant count one by one. */
export async function guessCode(
  parts: Parts,
  open: OpenVerification,
  code: string,
  clientAddress: string,
): Promise<Guess> {
  const now = parts.clock.now();
  const counted = await parts.database
    .updateTable('identityVerification')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('verificationId', '=', open.verificationId)
    .where('status', '=', 'CODE_SENT')
    .where('tries', '<', TRIES_PER_CODE)
    .where('messageCodeExpiresAt', '>', toTimestamp(now))
    .returning(['messageCodeHash', 'phone'])
    .executeTakeFirst();
  if (counted === undefined || counted.messageCodeHash === null) return { kind: 'over' };
  const hash = hashOf(open.verificationId, code);
  if (!isSameSecret(hash, counted.messageCodeHash)) return { kind: 'wrong' };
  const oneTimeCode = await finishVerification(parts.database, open.verificationId, hash, now);
  if (oneTimeCode === null) return { kind: 'over' };
  const phone = counted.phone ?? '';
  await giveBack(parts, UNPROVEN_HOURLY.phone, phone);
  await giveBack(parts, UNPROVEN_DAILY, phone);
  await giveBack(parts, UNPROVEN_HOURLY.address, clientAddress);
  return { kind: 'right', code: oneTimeCode };
}

/** Ends a verification without a result. */
export async function cancelVerification(database: Database, uuid: string): Promise<void> {
  await database
    .updateTable('identityVerification')
    .set({ status: 'CANCELED', messageCodeHash: null })
    .where('verificationId', '=', uuid)
    .where('status', 'in', ['STARTED', 'CODE_SENT'])
    .execute();
}

/** The code that lies in the sandbox's inbox for this verification; null when none does. */
export async function readInbox(database: Database, open: OpenVerification): Promise<string | null> {
  const message = await database
    .selectFrom('messageSent')
    .select('body')
    .where('effectKey', '=', effectKey(open.verificationId, open.sends))
    .executeTakeFirst();
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? null;
}

function hashOf(verificationId: string, code: string): string {
  return digest(`${verificationId}:${code}`);
}

function effectKey(verificationId: string, sends: number): string {
  return `identity:${verificationId}:${sends}`;
}
