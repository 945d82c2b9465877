import type { Order } from '@dealstore/commerce-core/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock3, LoaderCircle } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { CART_KEY } from '../../../widgets/cart/cart-cache.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { ArrivalDay } from '../../../widgets/arrival/arrival-day.tsx';
import { WrongPage } from '../../../widgets/wrong-page/wrong-page.tsx';
import type { LoadServices } from '../../../container/services.ts';
import { useService, useServices } from '../../../container/use-service.ts';
import { useText } from '../../../locale/use-text.ts';
import { paths } from '../../../routes/links.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Amount } from '../../../ui/price.tsx';
import { checkoutText } from '../checkout.text.ts';
import { removeChoice } from '../saved-choice.ts';
import { useCheckout } from '../use-checkout.ts';
import styles from './order-complete.module.css';

/** Where the provider's window comes back to: settles the payment, or shows an order that has been settled. */
function OrderCompleteScreen({ search }: ScreenProps) {
  const orderNo = search.get('orderNo');
  const key = search.get('key');
  const sheet = search.get('sheet');
  if (orderNo === null) return <WrongPage />;
  return (
    <Suspense fallback={<Settling />}>
      {key === null ? <Completed orderNo={orderNo} /> : <Settle orderNo={orderNo} paymentKey={key} sheet={sheet} />}
    </Suspense>
  );
}

function Settle({
  orderNo,
  paymentKey,
  sheet,
}: {
  readonly orderNo: string;
  readonly paymentKey: string;
  readonly sheet: string | null;
}) {
  const t = useText(checkoutText);
  const store = useService('keyValueStore');
  const client = useQueryClient();
  const flow = useCheckout({ kind: 'return', orderNo, key: paymentKey }, (emission) => {
    if (emission.type !== 'completed') return;
    if (sheet !== null) removeChoice(store, sheet);
    void client.invalidateQueries({ queryKey: CART_KEY });
    void client.invalidateQueries({ queryKey: ['orders'] });
    void client.invalidateQueries({ queryKey: ['points'] });
  });
  const again = sheet === null ? paths.cart() : paths.orderSheet(sheet);
  if (flow.state === 'completed' && flow.result?.order) return <Success order={flow.result.order} />;
  if (flow.state === 'declined') {
    const { failCode, failMessage } = flow.result ?? { failCode: null, failMessage: null };
    return (
      <EmptyState
        icon={<CircleX size={40} strokeWidth={1.5} />}
        title={t.declinedTitle}
        action={<ButtonLink href={again}>{t.payAgain}</ButtonLink>}
      >
        {failMessage ?? t[failCode ?? 'DECLINED']}
      </EmptyState>
    );
  }
  if (flow.state === 'unsettled') {
    return (
      <EmptyState
        icon={<Clock3 size={40} strokeWidth={1.5} />}
        title={t.pendingTitle}
        action={
          <>
            <Button onClick={() => flow.send({ type: 'retry' })}>{t.checkAgain}</Button>
            <ButtonLink look="outline" href={paths.orders()}>
              {t.orders}
            </ButtonLink>
          </>
        }
      >
        {t.pendingBody}
      </EmptyState>
    );
  }
  return <Settling />;
}

function Settling() {
  const t = useText(checkoutText);
  return (
    <EmptyState icon={<LoaderCircle size={40} className={styles['spin']} />} title={t.settling}>
      {t.settlingBody}
    </EmptyState>
  );
}

function orderQuery(services: LoadServices, orderNo: string) {
  return queryOptions({
    queryKey: ['orders', 'one', orderNo],
    queryFn: async ({ signal }) => (await services()).orderApi.get(orderNo, signal),
    throwOnError: true,
  });
}

function Completed({ orderNo }: { readonly orderNo: string }) {
  const { data: order } = useQuery(orderQuery(useServices(), orderNo));
  return order === undefined ? <Settling /> : <Success order={order} />;
}

function Success({ order }: { readonly order: Order }) {
  const t = useText(checkoutText);
  const options = order.orderOptionsGroupByPartner.flatMap((partner) =>
    partner.orderOptionsGroupByDelivery.flatMap((delivery) => delivery.orderOptions),
  );
  const [option, ...others] = options;
  const days = options.flatMap(({ orderStatusDate: { arrivalYmd } }) => (arrivalYmd === null ? [] : [arrivalYmd]));
  const arrivals = [...new Set(days)].toSorted();
  useEffect(() => {
    document.getElementById('order-done')?.focus();
  }, []);
  return (
    <section className={styles['done']}>
      <CircleCheck size={64} strokeWidth={1.5} aria-hidden className={styles['doneMark']} />
      <h2 id="order-done" tabIndex={-1} className={styles['doneTitle']}>
        {t.completeTitle}
      </h2>
      <p className={styles['doneBody']}>{t.completeBody}</p>
      <dl className={styles['doneFacts']}>
        <div>
          <dt>{t.orderNo}</dt>
          <dd>{order.orderNo}</dd>
        </div>
        <div>
          <dt>{t.items}</dt>
          <dd>{option === undefined ? '' : t.itemsOf(option.productName, others.length)}</dd>
        </div>
        {arrivals.length > 0 && (
          <div>
            <dt>{t.arrival}</dt>
            <dd>
              {arrivals.map((ymd) => (
                <span key={ymd} className={styles['doneArrival']}>
                  <ArrivalDay ymd={ymd} />
                </span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t.paid}</dt>
          <dd>
            <Amount won={order.firstOrderAmount.chargeAmt} className={styles['donePaid']} />
          </dd>
        </div>
      </dl>
      <div className={styles['doneActions']}>
        <ButtonLink look="outline" size="cta" wide href={paths.home()}>
          {t.keepShopping}
        </ButtonLink>
        {option !== undefined && (
          <ButtonLink size="cta" wide href={paths.orderDetail({ type: 'order', ...option })}>
            {t.goToOrder}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** `/order/complete`. Assumed: the specification names no route for it. */
export const screen = defineScreen({
  Screen: OrderCompleteScreen,
  load: ({ prefetch, services, search }) => {
    const orderNo = search.get('orderNo');
    if (orderNo !== null && search.get('key') === null) prefetch(orderQuery(services, orderNo));
  },
  meta: () => ({ noIndex: true }),
});
