import {
  CONSENT_REMINDER_MONTHS,
  consentRemindersDue,
  formatDate,
  HOUR_MS,
  kstMonthsBefore,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';
import { ADVERTISER, queueMessages } from './queue-messages.ts';

/** How often consents are looked at. Assumed: every hour. */
export const REMIND_CONSENTS_EVERY_MS = HOUR_MS;
const NAME = 'remind-consents';
/** Reminders written in one transaction. */
const BATCH = 500;

interface OldConsent {
  readonly memberNo: number;
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
    const { rows } = await sql<OldConsent>`
      select member_no as "memberNo", consent_no as "consentNo", type, agreed_at as "agreedAt" from (
        select distinct on (member_no, type) member_no, consent_no, type, agreed, agreed_at
        from consent where type in ('APP_BENEFIT', 'APP_NIGHT') order by member_no, type, consent_no desc) latest
      join member using (member_no)
      where agreed and member.status = 'ACTIVE'
        and agreed_at <= ${toTimestamp(kstMonthsBefore(now, CONSENT_REMINDER_MONTHS))}
        and not exists (select from message_sent where purpose = 'CONSENT_REMINDER'
          and message_sent.member_no = latest.member_no
          and starts_with(message_sent.effect_key, 'consent:' || latest.consent_no || ':')
          and message_sent.created_at > ${toTimestamp(kstMonthsBefore(now, CONSENT_REMINDER_MONTHS))})
      order by agreed_at limit ${BATCH}`.execute(transaction);
    const messages = rows.map(({ memberNo, consentNo, type, agreedAt }) => {
      const [name, nameEn] = NAMES[type];
      const date = formatDate(fromTimestamp(agreedAt));
      return {
        memberNo,
        effectKey: `consent:${consentNo}:${consentRemindersDue(fromTimestamp(agreedAt), now)}`,
        purpose: 'CONSENT_REMINDER' as const,
        words: {
          alarmType: 'NOTICE' as const,
          title: `${name} 동의를 확인해 주세요`,
          titleEn: `Please check your consent to ${nameEn}`,
          content: `${ADVERTISER.name}의 ${name}에 ${date} 동의하셨어요. 계속 받으시려면 그대로 두시고, 그만 받으시려면 알림 설정에서 꺼 주세요.`,
          contentEn: `You agreed to ${nameEn} from ${ADVERTISER.nameEn} on ${date}. Leave it as it is to go on, or turn it off in the notification settings.`,
          landingUrl: '/myPage/myInfo/set',
        },
      };
    });
    await queueMessages(transaction, messages, now);
    if (rows.length === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};
