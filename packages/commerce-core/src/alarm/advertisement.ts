import type { AppConsentType } from '../account/app-consent.ts';
import { kstMonthsAfter, startOfKstDay } from '../value/calendar.ts';
import { after, DAY_MS, type EpochMs, HOUR_MS, kstTime } from '../value/time.ts';
import type { AlarmWords } from './alarm.ts';

/** The Korean hour from which no advertising is sent without the night's own consent. Source: 정보통신망법 50조 3항. */
export const ADVERTISING_ENDS_HOUR = 21;
/** The Korean hour from which it is sent again. */
export const ADVERTISING_BEGINS_HOUR = 8;
/** After how many months a consent to advertising is confirmed: 24. Source: 정보통신망법 50조 8항, 시행령 62조의3. */
export const CONSENT_REMINDER_MONTHS = 24;

/** Whether an instant lies in the Korean night, 21:00:00 to 07:59:59. */
export function isAdvertisingNight(now: EpochMs): boolean {
  const { hour } = kstTime(now);
  return hour >= ADVERTISING_ENDS_HOUR || hour < ADVERTISING_BEGINS_HOUR;
}

/** The next 08:00:00 in Korea. */
export function nextAdvertisingStart(now: EpochMs): EpochMs {
  const today = after(startOfKstDay(now), ADVERTISING_BEGINS_HOUR * HOUR_MS);
  return today > now ? today : after(today, DAY_MS);
}

/** What becomes of a message whose time has come: it is sent, waits for the morning, or is never sent. */
export type SendingDecision = 'SEND' | 'WAIT' | 'WITHHOLD';

/**
 * Whether a message may be sent now. Advertising wants the member's consent as it is now, whatever it was when the
 * message was written, and at night the night's own. Messages about orders and deliveries are not advertising. 정보통신망법
 * 50조.
 * @param agreed what the member agrees to receive now
 */
export function decideSending(
  { advertisement }: { readonly advertisement: boolean },
  agreed: ReadonlySet<AppConsentType>,
  now: EpochMs,
): SendingDecision {
  if (!advertisement) return 'SEND';
  if (!agreed.has('APP_BENEFIT')) return 'WITHHOLD';
  return isAdvertisingNight(now) && !agreed.has('APP_NIGHT') ? 'WAIT' : 'SEND';
}

/** How many times a consent was to be confirmed until now, each two years after the last. */
export function consentRemindersDue(agreedAt: EpochMs, now: EpochMs): number {
  let due = 0;
  while (kstMonthsAfter(agreedAt, CONSENT_REMINDER_MONTHS * (due + 1)) <= now) due += 1;
  return due;
}

/** Who sends advertising: a name in both languages, and where to reach them. */
export interface Advertiser {
  readonly name: string;
  readonly nameEn: string;
  readonly phone: string;
}

/**
 * Marks words as advertising: the mark first, then who sends it, and last how to refuse for free. 정보통신망법 50조 4항.
 * @param refusalUrl where the member refuses, without a log-in
 */
export function advertisementWords(
  words: Omit<AlarmWords, 'alarmType'>,
  { name, nameEn, phone }: Advertiser,
  refusalUrl: string,
): AlarmWords {
  return {
    ...words,
    alarmType: 'ADVERTISEMENT',
    title: `(광고) ${words.title}`,
    titleEn: `(광고) ${words.titleEn}`,
    content: `${words.content} ${name} ${phone} · 무료 수신거부: ${refusalUrl}`,
    contentEn: `${words.contentEn} ${nameEn} ${phone} · Opt out free of charge: ${refusalUrl}`,
  };
}
