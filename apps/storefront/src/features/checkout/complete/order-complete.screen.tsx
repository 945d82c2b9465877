import { recordPurchase } from '@dealstore/commerce-core';
import { type Order, type OrderStatusType, type PaymentFailCode, SECOND_MS } from '@dealstore/commerce-core/domain';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleX, Clock3, LoaderCircle } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { CART_KEY } from '../../../widgets/cart/cart-cache.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { WrongPage } from '../../../widgets/wrong-page/wrong-page.tsx';
import type { LoadServices } from '../../../container/services.ts';
import { useService, useServices } from '../../../container/use-service.ts';
import { useText } from '../../../locale/use-text.ts';
import { paths } from '../../../routes/links.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { checkoutText } from '../checkout.text.ts';
import { removeChoice } from '../saved-choice.ts';
import { useCheckout } from '../use-checkout.ts';
import { completeText } from './complete.text.ts';
import { OrderSuccess } from './order-success.tsx';
import styles from './order-complete.module.css';

/** How often an order whose payment is being checked is read again: 3 s. Assumed. */
const CHECK_MS = 3 * SECOND_MS;

/** Where the provider's window comes back to: settles the payment, or shows an order that has been settled. */
function OrderCompleteScreen({ search }: ScreenProps) {
  const orderNo = search.get('orderNo');
  const key = search.get('key');
  const sheet = search.get('sheet');
  const gift = giftOf(search);
  if (orderNo === null) return <WrongPage />;
  return (
    <Suspense fallback={<Settling />}>
      {key === null ? (
        <Settled orderNo={orderNo} gift={gift} />
      ) : (
        <Settle orderNo={orderNo} paymentKey={key} sheet={sheet} gift={gift} />
      )}
    </Suspense>
  );
}

function Settle({
  orderNo,
  paymentKey,
  sheet,
  gift,
}: {
  readonly orderNo: string;
  readonly paymentKey: string;
  readonly sheet: string | null;
  readonly gift: number | null;
}) {
  const store = useService('keyValueStore');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const flow = useCheckout({ kind: 'return', orderNo, key: paymentKey }, (emission) => {
    if (emission.type !== 'completed') return;
    if (sheet !== null) removeChoice(store, sheet);
    void client.invalidateQueries({ queryKey: CART_KEY });
    void client.invalidateQueries({ queryKey: ['orders'] });
    void client.invalidateQueries({ queryKey: ['points'] });
    void client.invalidateQueries({ queryKey: ['gifts'] });
    // What is loaded or gone back to from now on is the order, not its payment again.
    navigate(paths.orderComplete({ orderNo, ...(gift !== null && { gift }) }), { replace: true });
  });
  if (flow.state === 'completed' && flow.result?.order) return <Success order={flow.result.order} gift={gift} />;
  if (flow.state === 'declined') {
    const { failCode, failMessage } = flow.result ?? { failCode: null, failMessage: null };
    return <Declined failCode={failCode} failMessage={failMessage} sheet={sheet} gift={gift} />;
  }
  if (flow.state === 'unsettled') return <Unsettled onCheck={() => flow.send({ type: 'retry' })} />;
  return <Settling />;
}

function Declined({
  failCode,
  failMessage,
  sheet,
  gift,
}: {
  readonly failCode: PaymentFailCode | null;
  readonly failMessage: string | null;
  readonly sheet: string | null;
  readonly gift: number | null;
}) {
  const t = useText(completeText);
  const shared = useText(checkoutText);
  const isOver = failCode === 'SOLD_OUT' || sheet === null;
  return (
    <EmptyState
      icon={<CircleX size={40} strokeWidth={1.5} />}
      title={failCode === 'CANCELED' ? t.canceledTitle : t.declinedTitle}
      action={
        isOver ? (
          <ButtonLink href={paths.cart()}>{shared.backToCart}</ButtonLink>
        ) : (
          <ButtonLink href={paths.orderSheet(sheet, gift === null ? {} : { gift })}>{t.payAgain}</ButtonLink>
        )
      }
    >
      {failMessage === null ? t[failCode ?? 'DECLINED'] : t.declinedBy(failMessage)}
    </EmptyState>
  );
}

function Unsettled({ onCheck }: { readonly onCheck: () => void }) {
  const t = useText(completeText);
  const shared = useText(checkoutText);
  return (
    <Waiting title={t.pendingTitle} body={t.pendingBody}>
      <Button onClick={onCheck}>{shared.checkAgain}</Button>
    </Waiting>
  );
}

function Waiting({
  title,
  body,
  children = null,
}: {
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
}) {
  const shared = useText(checkoutText);
  return (
    <EmptyState
      icon={<Clock3 size={40} strokeWidth={1.5} />}
      title={title}
      action={
        <>
          {children}
          <ButtonLink look="outline" href={paths.orders()}>
            {shared.orders}
          </ButtonLink>
        </>
      }
    >
      {body}
    </EmptyState>
  );
}

function Settling() {
  const t = useText(completeText);
  return (
    <EmptyState icon={<LoaderCircle size={40} className={styles['spin']} />} title={t.settling}>
      {t.settlingBody}
    </EmptyState>
  );
}

const keyOf = (orderNo: string) => ['orders', 'one', orderNo] as const;

function orderQuery(services: LoadServices, orderNo: string) {
  return queryOptions({
    queryKey: keyOf(orderNo),
    queryFn: async ({ signal }) => (await services()).orderApi.get(orderNo, signal),
    throwOnError: true,
    refetchInterval: ({ state }) => (state.data?.defaultOrderStatusType === 'PAY_WAIT' ? CHECK_MS : false),
  });
}

/** Statuses of an order that was never paid and never will be. */
const UNPAID: readonly OrderStatusType[] = ['PAY_FAIL', 'PAY_CANCEL'];

/** A paid gift goes on to its card and the ways to send it; any other order says what comes next. */
function Success({ order, gift }: { readonly order: Order; readonly gift: number | null }) {
  const services = useServices();
  useEffect(() => {
    void services().then((ports) => recordPurchase(ports, order));
  }, [services, order]);
  if (gift === null || order.defaultOrderStatusType === 'DEPOSIT_WAIT') return <OrderSuccess order={order} />;
  return <Redirect to={paths.beforeEntering(gift)} replace />;
}

function giftOf(search: URLSearchParams): number | null {
  const giftId = Number(search.get('gift'));
  return Number.isSafeInteger(giftId) && giftId > 0 ? giftId : null;
}

function Settled({ orderNo, gift }: { readonly orderNo: string; readonly gift: number | null }) {
  const t = useText(completeText);
  const { data: order } = useQuery(orderQuery(useServices(), orderNo));
  if (order === undefined) return <Settling />;
  if (order.defaultOrderStatusType === 'PAY_WAIT') return <Waiting title={t.settling} body={t.pendingBody} />;
  if (UNPAID.includes(order.defaultOrderStatusType)) {
    return <Declined failCode="EXPIRED" failMessage={null} sheet={null} gift={null} />;
  }
  return <Success order={order} gift={gift} />;
}

function isPaid(client: QueryClient, search: URLSearchParams): boolean {
  const order = client.getQueryData<Order>(keyOf(search.get('orderNo') ?? ''));
  return order !== undefined && ![...UNPAID, 'PAY_WAIT'].includes(order.defaultOrderStatusType);
}

/** `/order/complete`. Assumed: the specification names no route for it. */
export const screen = defineScreen({
  Screen: OrderCompleteScreen,
  load: ({ prefetch, services, search }) => {
    const orderNo = search.get('orderNo');
    if (orderNo !== null && search.get('key') === null) prefetch(orderQuery(services, orderNo));
  },
  meta: ({ client, search, language }) => ({
    noIndex: true,
    // A declined card must not be shown under the title of a finished order.
    ...(isPaid(client, search) && { title: checkoutText[language].completed }),
  }),
});
