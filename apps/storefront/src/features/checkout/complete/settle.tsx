import type { GiftId, OrderNo } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useService } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { CART_KEY } from '../../../widgets/cart/cart-cache.ts';
import { removeChoice } from '../saved-choice.ts';
import { usePayment } from './use-payment.ts';
import { Declined, Settling, Success, Unsettled } from './order-outcome.tsx';
import { invalidate } from '../../../page/query-client.ts';
import { GIFTS_KEY, ORDERS_KEY, POINTS_KEY } from '../../../page/query-keys.ts';

/** Settles the payment of an order, and shows how that ended. */
export function Settle({
  orderNo,
  paymentKey,
  sheet,
  gift,
}: {
  readonly orderNo: OrderNo;
  readonly paymentKey: string;
  readonly sheet: string | null;
  readonly gift: GiftId | null;
}) {
  const store = useService('keyValueStore');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const flow = usePayment({ orderNo, key: paymentKey }, () => {
    if (sheet !== null) removeChoice(store, sheet);
    void invalidate(client, CART_KEY, ORDERS_KEY, POINTS_KEY, GIFTS_KEY);
    // What is loaded or gone back to from now on is the order, not its payment again.
    navigate(paths.orderComplete({ orderNo, ...(gift !== null && { gift }) }), { replace: true });
  });
  if (flow.state === 'completed' && flow.result?.order) return <Success order={flow.result.order} gift={gift} />;
  if (flow.state === 'declined') {
    const { failCode, failMessage } = flow.result ?? { failCode: null, failMessage: null };
    return <Declined failCode={failCode} failMessage={failMessage} sheet={sheet} gift={gift} />;
  }
  if (flow.state === 'unsettled') return <Unsettled onCheck={flow.retry} />;
  return <Settling />;
}
