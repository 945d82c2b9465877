import { claimAlarm, won, type ClaimStatusType, type EpochMs, type OrderActor } from '@dealstore/commerce-core/domain';
import { addAlarms } from '../../alarm/alarm.ts';
import type { Transaction } from '../../database/database.ts';
import type { StoredClaim } from './claim-row.ts';

/** A step of a claim, and who took it. */
export interface ClaimNews {
  readonly claim: Pick<StoredClaim, 'claimNo' | 'claimType' | 'memberNo'>;
  readonly to: ClaimStatusType;
  readonly by: OrderActor;
  readonly at: EpochMs;
}

/** Writes the alarm of a claim that was decided or has ended, once; nothing for other steps. */
export async function addClaimAlarm(transaction: Transaction, { claim, to, by, at }: ClaimNews): Promise<void> {
  const type = claimAlarm(to, by);
  if (type === null) return;
  const { claimNo, claimType, memberNo } = claim;
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
