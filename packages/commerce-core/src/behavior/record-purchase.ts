import type { Order } from '../order/order-record.ts';
import type { PayType } from '../order/pay-type.ts';
import type { Ports } from '../ports.ts';
import { DAY_MS, MINUTE_MS } from '../value/time.ts';
import { purchaseEvent } from './purchase-event.ts';

/** How long a purchase is remembered as told, in seconds: 30 days. Assumed. */
const RECORDED_TTL_S = (30 * DAY_MS) / 1000;
/** Within how many seconds a second press of a mobile payment's button counts as a repeat: 10 minutes. Spec §9. */
export const REPEAT_PURCHASE_S = (10 * MINUTE_MS) / 1000;

/** Tells analytics of a purchase, once per order however often its page is loaded; one not yet paid is none. Spec §3. */
export function recordPurchase(
  { keyValueStore, tracking }: Pick<Ports, 'keyValueStore' | 'tracking'>,
  order: Order,
): void {
  if (order.defaultOrderStatusType === 'DEPOSIT_WAIT') return;
  const key = `purchase:${order.orderNo}`;
  if (keyValueStore.get(key) !== null) return;
  keyValueStore.set(key, '1', RECORDED_TTL_S);
  tracking.track(purchaseEvent(order));
}

/** Tells analytics that the pay button of a mobile payment was pressed, and whether the same goods were within ten minutes. Spec §4. */
export function recordPaymentButton(
  { keyValueStore, tracking }: Pick<Ports, 'keyValueStore' | 'tracking'>,
  { payType, productNos }: { readonly payType: PayType; readonly productNos: readonly number[] },
): void {
  if (payType !== 'MOBILE') return;
  const keys = productNos.map((productNo) => `payment-button:${productNo}`);
  const isRepeat = keys.some((key) => keyValueStore.get(key) !== null);
  for (const key of keys) keyValueStore.set(key, '1', REPEAT_PURCHASE_S);
  tracking.track({ name: 'payment_button', parameters: { payType, isRepeat } });
}
