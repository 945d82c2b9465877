export {
  type Advertiser,
  ADVERTISING_BEGINS_HOUR,
  ADVERTISING_ENDS_HOUR,
  advertisementWords,
  CONSENT_REMINDER_MONTHS,
  consentRemindersDue,
  decideSending,
  isAdvertisingNight,
  nextAdvertisingStart,
  type SendingDecision,
} from './advertisement.ts';
export {
  type AlarmEvent,
  type AlarmGoods,
  alarmWords,
  claimAlarm,
  type ClaimAlarm,
  type LatePaymentAlarm,
} from './alarm-event.ts';
export {
  type Alarm,
  ALARM_KEPT_MS,
  alarmKind,
  type AlarmKind,
  alarmsKeptFrom,
  type AlarmType,
  type AlarmWords,
} from './alarm.ts';
export { giftAlarms, type GiftChange } from './gift-alarm.ts';
