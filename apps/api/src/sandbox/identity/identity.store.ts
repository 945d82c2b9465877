import {
  after,
  PHONE_CODE_LIFE_MS,
  type EpochMs,
  type Language,
  type VerificationId,
} from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import { withTransaction, type Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import type { IdentityVerificationRow } from '../../database/schema/schema.ts';
import {
  type CodeAsk,
  codeMessage,
  tryCode,
  finishVerification,
  type FoundPerson,
  refundCodeLimits,
  hashOfCode,
  consumeCodeLimits,
} from '../../session/session.ts';
import { newMessageCode } from '../../secret/secret.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** A verification as its page needs it. */
export type OpenVerification = Selectable<IdentityVerificationRow>;

type Parts = Pick<SandboxParts, 'database' | 'clock' | 'log'>;

/** A verification that can still be carried on; null for any other. */
export async function findOpen(database: Database, uuid: string, now: EpochMs): Promise<OpenVerification | null> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) return null;
  const found = await database
    .selectFrom('identityVerification')
    .selectAll()
    .where('verificationId', '=', uuid)
    .where('purpose', '!=', 'GIFT')
    .where('sessionNo', 'is', null)
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
    .where('sessionNo', 'is', null)
    .where('status', 'in', ['STARTED', 'CODE_SENT'])
    .where('expiresAt', '>', toTimestamp(now))
    .orderBy('expiresAt', 'desc')
    .limit(10)
    .execute();
}

/**
 * Sends a new code to a person's phone; the old one opens nothing any more.
 * Rejects with TOO_MANY_REQUESTS as consumeCodeLimits does.
 */
export async function sendCode(
  parts: Parts,
  open: OpenVerification,
  person: FoundPerson,
  visit: { readonly clientAddress: string; readonly language: Language },
): Promise<void> {
  await consumeCodeLimits(parts, askOf(open, person.phone, visit.clientAddress));
  const now = parts.clock.now();
  const code = newMessageCode();
  await withTransaction(parts.database, async (transaction) => {
    const sent = await transaction
      .updateTable('identityVerification')
      .set((row) => ({
        ...person,
        status: 'CODE_SENT' as const,
        messageCodeHash: hashOfCode(open.verificationId, code),
        messageCodeExpiresAt: toTimestamp(after(now, PHONE_CODE_LIFE_MS)),
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

/** Tries a code. */
export async function guessCode(
  parts: Parts,
  open: OpenVerification,
  code: string,
  clientAddress: string,
): Promise<Guess> {
  const now = parts.clock.now();
  const { verificationId } = open;
  const typed = { verificationId, code, sessionNo: null };
  const { refusal, messageCodeHash, phone } = await tryCode(
    parts,
    typed,
    { memberNo: open.memberNo, clientAddress },
    now,
  );
  if (refusal !== null) return { kind: refusal.code === 'CODE_MISMATCH' ? 'wrong' : 'over' };
  const oneTimeCode = await finishVerification(parts.database, verificationId, messageCodeHash, now);
  if (oneTimeCode === null) return { kind: 'over' };
  await refundCodeLimits(parts, askOf(open, phone, clientAddress));
  return { kind: 'right', code: oneTimeCode };
}

function askOf({ purpose, memberNo }: OpenVerification, phone: string, clientAddress: string): CodeAsk {
  return { purpose, phone, clientAddress, memberNo };
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

function effectKey(verificationId: VerificationId, sends: number): string {
  return `identity:${verificationId}:${sends}`;
}
