import { type GiftId, hasEndedUnpaid, type Order, type OrderNo, SECOND_MS } from '@dealstore/commerce-core/domain';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { lazyComponent } from '../../../widgets/lazy-component/lazy-component.tsx';
import { WrongPage } from '../../../widgets/wrong-page/wrong-page.tsx';
import type { LoadServices } from '../../../container/services.ts';
import { useServices } from '../../../container/use-service.ts';
import { checkoutText } from '../checkout.text.ts';
import { completeText } from './complete.text.ts';
import { Declined, Settling, Success, Waiting } from './order-outcome.tsx';
import { ORDERS_KEY } from '../../../page/query-keys.ts';
import { isWithoutData } from '../../../page/query-client.ts';

/** Comes with the flows: an order that has been settled needs neither. */
const Settle = lazyComponent(async () => (await import('./settle.tsx')).Settle, <Settling />);

/** How often an order whose payment is being checked is read again: 3 s. Assumed. */
const CHECK_MS = 3 * SECOND_MS;

/** Where the provider's window comes back to: settles the payment, or shows an order that has been settled. */
function OrderCompleteScreen({ search }: ScreenProps) {
  const orderNo = search.get('orderNo');
  const key = search.get('key');
  const sheet = search.get('sheet');
  const gift = giftOf(search);
  if (orderNo === null) return <WrongPage />;
  if (key === null) return <Settled orderNo={orderNo} gift={gift} />;
  return <Settle orderNo={orderNo} paymentKey={key} sheet={sheet} gift={gift} />;
}

const keyOf = (orderNo: OrderNo) => [...ORDERS_KEY, 'one', orderNo];

function orderQuery(services: LoadServices, orderNo: OrderNo) {
  return queryOptions({
    queryKey: keyOf(orderNo),
    queryFn: async ({ signal }) => (await services()).orderApi.get(orderNo, signal),
    throwOnError: isWithoutData,
    refetchInterval: ({ state }) => (state.data?.defaultOrderStatusType === 'PAY_WAIT' ? CHECK_MS : false),
  });
}

function giftOf(search: URLSearchParams): GiftId | null {
  const giftId = Number(search.get('gift'));
  return Number.isSafeInteger(giftId) && giftId > 0 ? giftId : null;
}

function Settled({ orderNo, gift }: { readonly orderNo: OrderNo; readonly gift: GiftId | null }) {
  const t = useText(completeText);
  const { data: order } = useQuery(orderQuery(useServices(), orderNo));
  if (order === undefined) return <Settling />;
  if (order.defaultOrderStatusType === 'PAY_WAIT') return <Waiting title={t.settling} body={t.pendingBody} />;
  if (hasEndedUnpaid(order.defaultOrderStatusType)) {
    return <Declined failCode="EXPIRED" failMessage={null} sheet={null} gift={null} />;
  }
  return <Success order={order} gift={gift} />;
}

/** Whether there is an order: paid, or with an account to pay it to. */
function isOrdered(client: QueryClient, search: URLSearchParams): boolean {
  const order = client.getQueryData<Order>(keyOf(search.get('orderNo') ?? ''));
  if (order === undefined) return false;
  const { defaultOrderStatusType: status } = order;
  return status !== 'PAY_WAIT' && !hasEndedUnpaid(status);
}

/** `/order/complete`. Assumed: the specification names no route for it. */
export const screen = defineScreen({
  Screen: OrderCompleteScreen,
  load: ({ prefetch, services, search }) => {
    const orderNo = search.get('orderNo');
    if (orderNo !== null && search.get('key') === null) prefetch(orderQuery(services, orderNo));
  },
  // A declined card must not be shown under the title of a finished order.
  meta: ({ client, search, language }) =>
    isOrdered(client, search) ? { title: checkoutText[language].completed } : {},
});
