import type { AlarmEvent, AlarmGoods } from '../../../alarm/alarm-event.ts';
import type { OrderNo } from '../../../value/identifiers.ts';
import type { MemoryBackend } from '../memory-backend.ts';
import type { MemoryOrderOption } from './memory-order.ts';

/** Informs the member of something once. */
export function addAlarm(
  { state, clock, nextNo }: Pick<MemoryBackend, 'state' | 'clock' | 'nextNo'>,
  effectKey: string,
  event: AlarmEvent,
): void {
  if (state.alarms.some((alarm) => alarm.effectKey === effectKey)) return;
  state.alarms = [...state.alarms, { alarmNo: nextNo(), effectKey, event, at: clock.now(), isRead: false }];
}

/** Ordered options as an alarm names them. */
export function alarmGoods(orderNo: OrderNo, options: readonly MemoryOrderOption[]): AlarmGoods {
  const [first] = options;
  const line = first?.priced.line;
  return {
    orderNo,
    orderOptionNo: first?.orderOptionNo ?? 0,
    productNo: line?.productNo ?? 0,
    optionNo: line?.optionNo ?? 0,
    productName: line?.productName ?? '',
    productNameEn: line?.productName ?? '',
    otherCnt: options.length - 1,
  };
}
