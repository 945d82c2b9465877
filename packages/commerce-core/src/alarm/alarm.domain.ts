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
  ALARM_KINDS,
  alarmKind,
  type AlarmKind,
  alarmsKeptFrom,
  type AlarmType,
} from './alarm.ts';
export { giftAlarms, type GiftChange } from './gift-alarm.ts';
