import type { AlarmNo } from '../value/identifiers.ts';
import { after, DAY_MS, type EpochMs } from '../value/time.ts';

/** What an alarm is about. Assumed: the specification names no types. */
export type AlarmType =
  'ORDER' | 'DELIVERY' | 'GIFT' | 'COUPON' | 'POINT' | 'REVIEW' | 'INQUIRY' | 'RESTOCK' | 'NOTICE' | 'ADVERTISEMENT';

/** A tab of the list of alarms beside the one with all of them. Assumed. */
export type AlarmKind = 'ORDER' | 'BENEFIT' | 'GIFT';

/** How long an alarm is kept: 30 days, read or not. Assumed. */
export const ALARM_KEPT_MS = 30 * DAY_MS;

/** One alarm of a member. */
export interface Alarm {
  readonly alarmNo: AlarmNo;
  readonly alarmType: AlarmType;
  readonly title: string;
  readonly content: string;
  /** A path of the shop, to be checked before it is followed; empty when the alarm leads nowhere. */
  readonly landingUrl: string;
  /** Of an advertisement, the path where all further ones are refused without a log-in; empty for every other. */
  readonly refusalUrl: string;
  /** `yyyy-MM-dd HH:mm:ss`, KST. */
  readonly registerYmdt: string;
  readonly isRead: boolean;
}

/** An alarm as it is written down, in both languages. */
export interface AlarmWords {
  readonly alarmType: AlarmType;
  readonly title: string;
  readonly titleEn: string;
  readonly content: string;
  readonly contentEn: string;
  readonly landingUrl: string;
}

const KIND_OF: Readonly<Record<AlarmType, AlarmKind | null>> = {
  ORDER: 'ORDER',
  DELIVERY: 'ORDER',
  GIFT: 'GIFT',
  COUPON: 'BENEFIT',
  POINT: 'BENEFIT',
  ADVERTISEMENT: 'BENEFIT',
  RESTOCK: null,
  REVIEW: null,
  INQUIRY: null,
  NOTICE: null,
};

/** The tab an alarm is under; null when only the list of all shows it. Assumed. */
export function alarmKind(type: AlarmType): AlarmKind | null {
  return KIND_OF[type];
}

/** The first instant whose alarms are still kept. */
export function alarmsKeptFrom(now: EpochMs): EpochMs {
  return after(now, -ALARM_KEPT_MS);
}
