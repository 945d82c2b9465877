import { countAtStep, groupBy, type OrderSummary, timelineStep } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, PackageOpen } from 'lucide-react';
import { Link } from 'wouter';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { lazySection } from '@dealstore/ui/in-view/lazy-section.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { MoreButton } from '../../widgets/no-answer/more-button.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { type OrderListRequest, readOrderListRequest } from './order-list-request.ts';
import { claimsQuery } from './claim/claim.queries.ts';
import { OptionCard } from './option-card.tsx';
import { OrderWideActions } from './order-actions.tsx';
import { OrderGiftLine } from './order-gift.tsx';
import { OrderPaymentWait } from './order-payment-wait.tsx';
import { useOrderCounts } from './order-counts.ts';
import { orderCountsQuery, ordersQuery } from './order.queries.ts';
import { OrdersFilter } from './orders-filter.tsx';
import { orderListText } from './order-list.text.ts';
import { orderText } from './order.text.ts';
import styles from './order.module.css';

const ClaimList = lazySection('claims', async () => (await import('./claim/claim-list.tsx')).ClaimList);

/** Orders of a member by day, newest first. Spec §2. */
function OrdersScreen({ search }: ScreenProps) {
  const t = useText(orderListText);
  const request = readOrderListRequest(search);
  return (
    <MyPageFrame route="orders" title={null} plain>
      <div className={styles['page']}>
        <header className={styles['head']}>
          <p className={styles['title']} aria-hidden>
            {t.title}
          </p>
          <OrdersFilter request={request} />
        </header>
        {request.tab === 'claim' ? <ClaimList request={request} /> : <OrderList request={request} />}
      </div>
    </MyPageFrame>
  );
}

function OrderList({ request }: { readonly request: OrderListRequest }) {
  const t = useText(orderListText);
  const language = useLanguage();
  const list = useInfiniteQuery(ordersQuery(useServices(), request));
  const { data, error } = list;
  const counts = useOrderCounts(request);
  const orders = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages[0]?.totalCount ?? 0;
  if (error !== null && data === undefined) throw error;
  if (data === undefined) return <Skeleton height={240} radius={12} />;
  return (
    <>
      <p className={styles['listCount']}>
        {request.step === null || counts === null
          ? t.total(total)
          : t.totalOfStep(total, countAtStep(counts, request.step))}
      </p>
      {orders.length === 0 && (
        <EmptyState
          icon={<PackageOpen size={40} strokeWidth={1.5} />}
          title={request.step === null ? t.empty : t.emptyStep}
          action={<ButtonLink href={paths.home()}>{t.emptyAction}</ButtonLink>}
        >
          {t.emptyBody}
        </EmptyState>
      )}
      {[...groupBy(orders, ({ orderYmdt }) => dateOf(orderYmdt, language))].map(([day, own]) => (
        <section key={day} className={styles['dayOrders']} aria-label={day}>
          <h2 className={styles['day']}>{day}</h2>
          {own.map((order) => (
            <OrderCard key={order.orderNo} order={order} step={request.step} />
          ))}
        </section>
      ))}
      {list.hasNextPage && (
        <div className={styles['more']}>
          <MoreButton list={list}>{t.more}</MoreButton>
        </div>
      )}
    </>
  );
}

/** One order; of a step only the options that are there. */
function OrderCard({ order, step }: { readonly order: OrderSummary; readonly step: number | null }) {
  const t = useText(orderText);
  const options = order.orderOptions.filter(
    ({ orderStatusType }) => step === null || timelineStep(orderStatusType) === step,
  );
  const [first] = options;
  return (
    <section className={styles['order']} aria-label={`${t.orderNo} ${order.orderNo}`}>
      <div className={styles['orderHead']}>
        <p className={styles['orderNo']}>
          {t.orderNo} {order.orderNo}
        </p>
        {first !== undefined && (
          <Link href={paths.orderDetail({ type: 'order', ...first })} className={styles['toDetail'] ?? ''}>
            {t.detail} <ChevronRight size={16} aria-hidden />
          </Link>
        )}
      </div>
      <OrderGiftLine gift={order.gift} />
      <OrderPaymentWait
        order={{
          ...order,
          orderStatusType: order.defaultOrderStatusType,
          amount: order.firstOrderAmt.chargeAmt,
          isCanceled: order.orderOptions.some(({ claimNo }) => claimNo !== null),
        }}
      />
      <OrderWideActions options={order.orderOptions} gift={order.gift} />
      <ul>
        {options.map((option) => (
          <OptionCard key={option.orderOptionNo} option={option} gift={order.gift} />
        ))}
      </ul>
    </section>
  );
}

/** `/myPage/order`. Spec §2. */
export const screen = defineScreen({
  Screen: OrdersScreen,
  load: ({ prefetch, prefetchInfinite, services, search }) => {
    const request = readOrderListRequest(search);
    prefetch(orderCountsQuery(services));
    if (request.tab === 'claim') prefetchInfinite(claimsQuery(services, request));
    else prefetchInfinite(ordersQuery(services, request));
  },
});
