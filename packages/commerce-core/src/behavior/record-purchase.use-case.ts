import type { Order } from '../order/record/order-record.ts';
import type { PayType } from '../order/payment/pay-type.ts';
import type { Ports } from '../ports.ts';
import type { KeyValueStore } from '../platform/storage.port.ts';
import type { ProductNo } from '../value/identifiers.ts';
import { MINUTE_MS } from '../value/time.ts';
import { idempotencyKey } from '../platform/idempotency-key.ts';
import { purchaseEvent } from './purchase-event.ts';

/** Within how many seconds a second press of a mobile payment's button counts as a repeat: 10 minutes. Spec §9. */
export const REPEAT_PURCHASE_S = (10 * MINUTE_MS) / 1000;

/** What a tab keeps of a purchase that it has nothing to tell of any more. */
const SETTLED = 'settled';

/**
 * Tells analytics of a purchase, once per order by the server's word, whichever browser shows it and however often; one
 * not yet paid does not count, and without a listener another browser may tell. What cannot be asked now is asked by
 * the next load. Spec §3.
 * @param visitStore keeps for one tab, so that a load that was cut off asks again as the same one
 */
export async function recordPurchase(
  { orderApi, random, tracking }: Pick<Ports, 'orderApi' | 'random' | 'tracking'>,
  visitStore: KeyValueStore,
  order: Order,
): Promise<void> {
  if (tracking.isSilent === true || order.defaultOrderStatusType === 'DEPOSIT_WAIT') return;
  const name = `purchase:${order.orderNo}`;
  const stored = visitStore.get(name);
  if (stored === SETTLED) return;
  const key = stored ?? idempotencyKey(random);
  visitStore.set(name, key);
  const isFirst = await orderApi.acquirePurchaseEvent(order.orderNo, key).catch(() => null);
  // Shown twice at once, one page asks twice under one key.
  if (isFirst === null || visitStore.get(name) === SETTLED) return;
  visitStore.set(name, SETTLED);
  if (isFirst) tracking.track(purchaseEvent(order));
}

/**
 * Tells analytics that the pay button of a mobile payment was pressed, and whether the same goods were
 * within ten minutes. Spec §4.
 */
export function recordPaymentButton(
  { keyValueStore, tracking }: Pick<Ports, 'keyValueStore' | 'tracking'>,
  { payType, productNos }: { readonly payType: PayType; readonly productNos: readonly ProductNo[] },
): void {
  if (payType !== 'MOBILE') return;
  const keys = productNos.map((productNo) => `payment-button:${productNo}`);
  const isRepeat = keys.some((key) => keyValueStore.get(key) !== null);
  for (const key of keys) keyValueStore.set(key, '1', REPEAT_PURCHASE_S);
  tracking.track({ name: 'payment_button', parameters: { payType, isRepeat } });
}
