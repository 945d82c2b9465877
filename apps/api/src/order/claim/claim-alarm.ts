import {
  claimAlarm,
  won,
  type ClaimAlarm,
  type ClaimStatusType,
  type EpochMs,
  type OrderActor,
} from '@dealstore/commerce-core/domain';
import { addAlarms } from '../../alarm/alarm.ts';
import type { Transaction } from '../../database/database.ts';
import { addGiftAlarms } from '../../gift-record/gift-record.ts';
import type { StoredClaim } from './claim-row.ts';

/** A step of a claim, and who took it. */
export interface ClaimStepEvent {
  readonly claim: Pick<StoredClaim, 'claimNo' | 'claimType' | 'memberNo' | 'orderNo' | 'askedBy'>;
  readonly to: ClaimStatusType;
  readonly by: OrderActor;
  readonly at: EpochMs;
}

/**
 * Adds the alarm of a claim that was decided or has ended, once; none for other transitions. A claim of a gift's
 * recipient notifies the recipient of the decision and the sender of the refund.
 */
export async function addClaimAlarm(transaction: Transaction, { claim, to, by, at }: ClaimStepEvent): Promise<void> {
  const type = claimAlarm(to, by);
  if (type === null) return;
  const { claimNo, claimType, memberNo } = claim;
  if (claim.askedBy === 'RECIPIENT') {
    await addRecipientAlarm(transaction, claim, { type, at });
    if (type !== 'CLAIM_REFUNDED') return;
  }
  const refund = await transaction
    .selectFrom('refund')
    .select(['refundMainPayAmt', 'refundSubPayAmt'])
    .where('claimNo', '=', claimNo)
    .executeTakeFirst();
  const event = {
    type,
    claimNo,
    claimType,
    refundMainPayAmt: won(refund?.refundMainPayAmt ?? 0),
    refundSubPayAmt: won(refund?.refundSubPayAmt ?? 0),
  };
  await addAlarms(transaction, [{ memberNo, effectKey: `claim:${claimNo}:${to}`, event }], at);
}

async function addRecipientAlarm(
  transaction: Transaction,
  { claimNo, orderNo }: ClaimStepEvent['claim'],
  { type, at }: { readonly type: ClaimAlarm; readonly at: EpochMs },
): Promise<void> {
  const gift = transaction.selectFrom('gift').select('giftNo').where('orderNo', '=', orderNo);
  const { giftNo } = await gift.executeTakeFirstOrThrow();
  const isDecided = type === 'CLAIM_APPROVED' || type === 'CLAIM_REJECTED';
  await addGiftAlarms(transaction, giftNo, { change: isDecided ? type : 'CLAIM_DONE', occurrence: claimNo, at });
}
