import type { DetailsOf } from '../error/error-details.ts';
import type { Refusal } from '../error/refusal.ts';
import { lengthRefusal } from '../error/text-refusal.ts';
import { isEmail } from './email.ts';
import { type WithdrawalRequest, WITHDRAW_REASON_LENGTH } from './phone-certification.ts';

/** Why an e-mail address is not taken; null when it is. */
export function emailRefusal(email: string): Refusal<'INVALID_REQUEST'> | null {
  return isEmail(email) ? null : { code: 'INVALID_REQUEST', details: { place: 'body/email', rule: 'email' } };
}

/** Why the reason of a member to leave is not taken; null when it is. */
export function withdrawReasonRefusal({ withdrawReason }: Pick<WithdrawalRequest, 'withdrawReason'>): Refusal | null {
  return lengthRefusal('withdrawReason', withdrawReason, WITHDRAW_REASON_LENGTH);
}

/**
 * Why a member cannot leave yet; null when they can. Assumed: what they have ordered or been given must have ended.
 * @param open orders and gifts that have not ended
 */
export function leaveRefusal(open: DetailsOf<'OPEN_ORDERS'>): Refusal<'OPEN_ORDERS'> | null {
  return open.openOrderCnt + open.openGiftCnt === 0 ? null : { code: 'OPEN_ORDERS', details: open };
}
