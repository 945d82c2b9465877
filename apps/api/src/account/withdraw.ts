import {
  after,
  commerceError,
  type EpochMs,
  leaveRefusal,
  proofRefusal,
  refuse,
  withdrawReasonRefusal,
  type WithdrawalRequest,
  WITHDRAWAL_PROOF_LIFE_MS,
  type MemberNo,
  type VerificationId,
} from '@dealstore/commerce-core/domain';
import type { Caller } from '../contract/operation.ts';
import type { Transaction } from '../database/database.ts';
import { fromNullableTimestamp, toTimestamp } from '../database/instant.ts';
import { enqueueJob } from '../jobs/job.ts';
import { endSessionsOf } from '../session/session.ts';
import { FORGET_AGAIN_MS, FORGET_MEMBER } from './forget-member.job.ts';
import { forgetMember } from './forget-member.ts';
import { lapsePoints } from '../point/point.ts';
import { keepBenefits } from './keep-benefits.ts';
import { findOpenObligations } from './open-obligations.ts';

/**
 * Lets a member leave, all or nothing: sessions end, points and coupons lapse, what names the person goes; benefits
 * that are given once stay known by a digest.
 * Rejects as withdrawReasonRefusal says, with OPEN_ORDERS (`openOrderCnt`, `openGiftCnt`), with CERTIFICATION_REQUIRED,
 * and with A401 for one who has left already. Spec §7; 개인정보보호법 21조.
 * NOTE: the lock comes first. An order holds the same row, so either the order is seen here or it is refused.
 */
export async function withdraw(
  transaction: Transaction,
  { memberNo, loginSessionNo }: Omit<Caller, 'client'>,
  withdrawal: WithdrawalRequest,
  now: EpochMs,
): Promise<void> {
  refuse(withdrawReasonRefusal(withdrawal));
  const at = toTimestamp(now);
  const member = await transaction
    .selectFrom('member')
    .select(['phone', 'email', 'personKey'])
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined) throw commerceError('A401');
  const { personKey, ...contact } = member;
  await refuseUnproven(transaction, { memberNo, loginSessionNo, verificationId: withdrawal.verificationId }, now);
  await refuseOpen(transaction, memberNo);
  await endSessionsOf(transaction, memberNo, 'WITHDRAWN', now);
  const owedAmt = await lapsePoints(transaction, { memberNo, effectKey: `withdrawal:${memberNo}:${now}`, at: now });
  if (personKey !== null) await keepBenefits(transaction, { memberNo, personKey, owedAmt }, now);
  await forgetMember(transaction, { memberNo, ...contact }, now);
  await transaction
    .updateTable('member')
    .set({
      status: 'WITHDRAWN',
      personKey: null,
      name: '',
      phone: null,
      email: null,
      birthDate: null,
      gender: null,
      carrier: 'OTHER',
      dailyPick: false,
      adultVerifiedAt: null,
      adultMethod: null,
      adultExpiresAt: null,
      lastPayType: null,
      lastLoginAt: null,
      boughtBeforeUntil: null,
      withdrawnAt: at,
      withdrawReason: withdrawal.withdrawReason,
    })
    .where('memberNo', '=', memberNo)
    .execute();
  const payload = { memberNo };
  await enqueueJob(transaction, { kind: FORGET_MEMBER, payload, dueAt: after(now, FORGET_AGAIN_MS), now });
}

async function refuseUnproven(
  transaction: Transaction,
  proof: Omit<Caller, 'client'> & { readonly verificationId: VerificationId },
  now: EpochMs,
): Promise<void> {
  const proven = await transaction
    .selectFrom('identityVerification')
    .select('verifiedAt')
    .where('verificationId', '=', proof.verificationId)
    .where('purpose', '=', 'WITHDRAWAL')
    .where('status', '=', 'VERIFIED')
    .where('memberNo', '=', proof.memberNo)
    .where('sessionNo', '=', proof.loginSessionNo)
    .executeTakeFirst();
  refuse(proofRefusal(fromNullableTimestamp(proven?.verifiedAt ?? null), WITHDRAWAL_PROOF_LIFE_MS, now));
}

async function refuseOpen(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  refuse(leaveRefusal(await findOpenObligations(transaction, memberNo)));
}
