import { randomUUID } from 'node:crypto';
import {
  after,
  CODE_OVER,
  formatYmdt,
  PHONE_CODE_LIFE_MS,
  PHONE_CODE_RESEND_MS,
  PHONE_CODE_RESENDS,
  refused,
  type EpochMs,
  type GiftId,
  type VerificationId,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import { withTransaction, type Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { consume, type Limit } from '../http/rate-limit.ts';
import { newMessageCode } from '../secret/secret.ts';
import { codeMessage, consumeCodeLimits, hashOfCode, proveCode, refundCodeLimits } from '../session/session.ts';
import { findByToken } from './gift-access.ts';

/** Codes to one phone. */
const RESENDS: Limit = { name: 'gift-code-resend', ...PHONE_CODE_RESENDS };

/**
 * Sends a code to the phone of a gift; the number is never shown or typed. Rejects as findByToken
 * does, and with TOO_MANY_REQUESTS.
 */
export async function requestGiftCode(
  parts: AppParts,
  { path, language, clientAddress }: CallOf<'requestGiftCode'>,
): Promise<JsonAnswer<'requestGiftCode'>> {
  const { giftNo, receiverPhone: phone } = await findByToken(parts, path.token, clientAddress);
  await consumeLimits(parts, { purpose: 'GIFT', phone, clientAddress, memberNo: null });
  const now = parts.clock.now();
  const verificationId = randomUUID();
  const code = newMessageCode();
  const messageCodeHash = hashOfCode(verificationId, code);
  await withTransaction(parts.database, (transaction) =>
    insertGiftCode(transaction, { giftNo, phone, verificationId, messageCodeHash }, now),
  );
  await parts.providers.messages.send({ phone, kind: 'SMS', text: codeMessage(code, language) });
  return {
    verificationId,
    expiresAt: formatYmdt(after(now, PHONE_CODE_LIFE_MS)),
    resendableAt: formatYmdt(after(now, PHONE_CODE_RESEND_MS)),
  };
}

/**
 * Counts a code before it is sent. Requests that are refused for being too many do not count for other callers.
 */
async function consumeLimits(parts: AppParts, ask: Parameters<typeof consumeCodeLimits>[1]): Promise<void> {
  await consumeCodeLimits(parts, ask);
  try {
    await consume(parts, RESENDS, ask.phone);
  } catch (error) {
    await refundCodeLimits(parts, ask);
    throw error;
  }
}

/** Proves the phone of a gift. Rejects with CODE_MISMATCH while tries are left, and with CODE_EXPIRED. */
export async function proveGiftCode(
  parts: AppParts,
  { path, body, clientAddress }: CallOf<'proveGiftCode'>,
): Promise<void> {
  const { giftNo } = await findByToken(parts, path.token, clientAddress);
  const { verificationId, code } = body;
  const sent = await parts.database
    .selectFrom('identityVerification')
    .select('verificationId')
    .where('verificationId', '=', verificationId)
    .where('purpose', '=', 'GIFT')
    .where('giftNo', '=', giftNo)
    .executeTakeFirst();
  if (sent === undefined) throw refused(CODE_OVER);
  await proveCode(parts, { verificationId, code, sessionNo: null }, { memberNo: null, clientAddress });
}

interface NewGiftCode {
  readonly giftNo: GiftId;
  readonly phone: string;
  readonly verificationId: VerificationId;
  readonly messageCodeHash: string;
}

/** Ends the previous code of a gift. */
async function insertGiftCode(transaction: Transaction, made: NewGiftCode, now: EpochMs): Promise<void> {
  await transaction
    .updateTable('identityVerification')
    .set({ status: 'CANCELED', messageCodeHash: null })
    .where('giftNo', '=', made.giftNo)
    .where('purpose', '=', 'GIFT')
    .where('status', '=', 'CODE_SENT')
    .execute();
  const expiresAt = toTimestamp(after(now, PHONE_CODE_LIFE_MS));
  await transaction
    .insertInto('identityVerification')
    .values({
      ...made,
      purpose: 'GIFT',
      client: 'WEB',
      status: 'CODE_SENT',
      messageCodeExpiresAt: expiresAt,
      sends: 1,
      createdAt: toTimestamp(now),
      expiresAt,
    })
    .execute();
}
