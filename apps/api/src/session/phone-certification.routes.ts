import { randomUUID } from 'node:crypto';
import {
  after,
  commerceError,
  formatYmdt,
  PHONE_CODE_LIFE_MS,
  PHONE_CODE_RESEND_MS,
  PHONE_CODE_RESENDS,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Caller, CallOf, Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { withTransaction } from '../database/database.ts';
import { consume, type Limit } from '../http/rate-limit.ts';
import { writeSecurityEvent } from '../security-event.ts';
import { codeMessage, consumeCodeLimits, hashOfCode, proveCode } from './message-code.ts';
import { changePhone, insertPhoneCode } from './phone-certification.store.ts';
import { newMessageCode } from '../secret/secret.ts';

/** Codes of one member to one phone. */
const RESENDS: Limit = { name: 'code-resend', ...PHONE_CODE_RESENDS };

const PURPOSES = { phone: 'PHONE', withdrawal: 'WITHDRAWAL' } as const;

/**
 * Proving a phone by a code while logged in: for a new number, or for leaving. Spec §2; the calls are Assumed.
 * NOTE: whether a number is free is said only to a person who has proven it, so that nobody can ask who is a member.
 */
export function phoneCertificationRoutes(parts: AppParts): Pick<Handlers, 'requestPhoneCode' | 'confirmPhoneCode'> {
  const { database, clock, log, providers } = parts;
  return {
    requestPhoneCode: async ({ body, caller, language, clientAddress }) => {
      const member = requireMember(caller);
      const phone = await phoneOf(parts, member, body);
      const purpose = PURPOSES[body.purpose];
      await consume(parts, RESENDS, `${purpose} ${phone} ${member.memberNo}`);
      await consumeCodeLimits(parts, { purpose, phone, clientAddress, memberNo: member.memberNo });
      const now = clock.now();
      const verificationId = randomUUID();
      const code = newMessageCode();
      const messageCodeHash = hashOfCode(verificationId, code);
      const made = { verificationId, caller: member, purpose, phone, messageCodeHash };
      await withTransaction(database, (transaction) => insertPhoneCode(transaction, made, now));
      await providers.messages.send({ phone, kind: 'SMS', text: codeMessage(code, language) });
      return {
        verificationId,
        expiresAt: formatYmdt(after(now, PHONE_CODE_LIFE_MS)),
        resendableAt: formatYmdt(after(now, PHONE_CODE_RESEND_MS)),
      };
    },

    confirmPhoneCode: async ({ body, caller, clientAddress }) => {
      const member = requireMember(caller);
      const { verificationId, code } = body;
      const typed = { verificationId, code, sessionNo: member.loginSessionNo };
      const proven = await proveCode(parts, typed, { memberNo: member.memberNo, clientAddress });
      if (proven.purpose !== 'PHONE') return undefined;
      const change = { verificationId, caller: member, phone: proven.phone };
      const sessionCnt = await withTransaction(database, (transaction) =>
        changePhone(transaction, change, clock.now()),
      );
      const { memberNo } = member;
      writeSecurityEvent(log, { event: 'phone.changed', memberNo });
      if (sessionCnt > 0)
        writeSecurityEvent(log, { event: 'session.ended', memberNo, reason: 'PHONE_CHANGED', sessionCnt });
      return undefined;
    },
  };
}

/** The number a code goes to: the new one, or the member's own. */
async function phoneOf(
  { database }: AppParts,
  { memberNo }: Caller,
  { purpose, phone }: CallOf<'requestPhoneCode'>['body'],
): Promise<string> {
  const member = await database
    .selectFrom('member')
    .select('phone')
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (member === undefined || member.phone === null) throw commerceError('A401');
  if (purpose === 'withdrawal' && phone === undefined) return member.phone;
  if (purpose === 'withdrawal' || phone === undefined || phone === member.phone) {
    const rule = phone === member.phone ? 'changed' : 'purpose';
    throw commerceError('INVALID_REQUEST', { details: { place: 'body/phone', rule } });
  }
  return phone;
}
