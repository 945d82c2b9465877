import {
  CONSENT_REMINDER_MONTHS,
  consentRemindersDue,
  type EpochMs,
  formatDate,
  HOUR_MS,
  kstMonthsBefore,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { ADVERTISER } from '../account/account.ts';
import type { Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';
import { queueMessages } from './queue-messages.ts';

/** How often consents are looked at. Assumed: every hour. */
export const REMIND_CONSENTS_EVERY_MS = HOUR_MS;
const NAME = 'remind-consents';
/** Consents looked at in one transaction. */
const BATCH = 500;

interface OldConsent {
  readonly memberNo: MemberNo;
  readonly consentNo: number;
  readonly type: 'APP_BENEFIT' | 'APP_NIGHT';
  readonly agreedAt: Date;
}

const NAMES = {
  APP_BENEFIT: ['광고성 정보 수신', 'benefit news'],
  APP_NIGHT: ['야간 광고성 정보 수신', 'benefit news at night'],
} as const;

/** Tells members every two years what they have agreed to, when, and how to take it back. 정보통신망법 50조 8항. */
export const remindConsentsJob: JobKind = {
  name: NAME,
  everyMs: REMIND_CONSENTS_EVERY_MS,
  async run(transaction, { now }) {
    const { due, consents } = await takeDue(transaction, now);
    const messages = consents.map(({ memberNo, consentNo, type, agreedAt }) => {
      const [name, nameEn] = NAMES[type];
      const agreed = fromTimestamp(agreedAt);
      return {
        memberNo,
        effectKey: `consent:${consentNo}:${consentRemindersDue(fromTimestamp(agreedAt), now)}`,
        purpose: 'CONSENT_REMINDER' as const,
        words: {
          alarmType: 'NOTICE' as const,
          title: `${name} 동의를 확인해 주세요`,
          titleEn: `Please check your consent to ${nameEn}`,
          content: `${ADVERTISER.name}의 ${name}에 ${formatDate(agreed, 'ko')} 동의하셨어요. 계속 받으시려면 그대로 두시고, 그만 받으시려면 알림 설정에서 꺼 주세요.`,
          contentEn: `You agreed to ${nameEn} from ${ADVERTISER.nameEn} on ${formatDate(agreed, 'en')}. Leave it as it is to go on, or turn it off in the notification settings.`,
          landingUrl: '/myPage/myInfo/set',
        },
      };
    });
    await queueMessages(transaction, messages, now);
    if (due === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};

/** Consents whose turn it is, which are taken; those that are still given and whose member is there, to be told of. */
async function takeDue(
  transaction: Transaction,
  now: EpochMs,
): Promise<{ readonly due: number; readonly consents: readonly OldConsent[] }> {
  const { rows } = await sql<OldConsent & { readonly isOver: boolean }>`
    with due as (
      select consent_no, status from consent join member using (member_no)
      where agreed and type in ('APP_BENEFIT', 'APP_NIGHT')
        and coalesce(reminded_at, agreed_at) <= ${toTimestamp(kstMonthsBefore(now, CONSENT_REMINDER_MONTHS))}
        and status in ('ACTIVE', 'WITHDRAWN')
      order by coalesce(reminded_at, agreed_at) limit ${BATCH} for update of consent skip locked),
    judged as (
      select consent_no, status = 'WITHDRAWN' or exists (
        select from consent newer where newer.member_no = consent.member_no and newer.type = consent.type
          and newer.consent_no > consent.consent_no) as is_over
      from consent join due using (consent_no))
    update consent set reminded_at = case when is_over then 'infinity' else ${toTimestamp(now)}::timestamptz end
    from judged where judged.consent_no = consent.consent_no
    returning member_no as "memberNo", consent.consent_no as "consentNo", type, agreed_at as "agreedAt", is_over as "isOver"`.execute(
    transaction,
  );
  return { due: rows.length, consents: rows.filter(({ isOver }) => !isOver) };
}
