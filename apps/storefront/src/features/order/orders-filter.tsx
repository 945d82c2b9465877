import {
  CLAIM_TYPES,
  type ClaimType,
  claimsUnderWay,
  countAtStep,
  ORDER_LIST_MONTHS,
  ORDER_PERIODS_MONTHS,
  TIMELINE_STEPS,
} from '@dealstore/commerce-core/domain';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { showCurrent } from '@dealstore/ui/in-view/show-current.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { TabLinks } from '@dealstore/ui/tab-links.tsx';
import { paths } from '../../routes/links.ts';
import { ROUTES } from '../../routes/paths.ts';
import { claimStatusText } from './claim/claim-status.text.ts';
import { type Days, type OrderListRequest, writeOrderListRequest } from './order-list-request.ts';
import { useOrderCounts } from './order-counts.ts';
import { orderListText } from './order-list.text.ts';
import { orderText } from './order.text.ts';
import styles from './orders-filter.module.css';

const UNCHOSEN: Days = { from: '', to: '' };

/** Period and step of an order list, all of it in its address, so that it works without a script. */
export function OrdersFilter({ request }: { readonly request: OrderListRequest }) {
  const t = useText(orderListText);
  const hrefOf = (part: Partial<OrderListRequest>) => paths.orders(writeOrderListRequest({ ...request, ...part }));
  return (
    <>
      <div className={styles['tabs']}>
        <TabLinks label={t.tabs}>
          <Link
            href={paths.orders(writeOrderListRequest({ ...request, tab: 'orderStatus' }))}
            aria-current={request.tab === 'orderStatus' ? 'page' : undefined}
          >
            {t.tabOrderStatus}
          </Link>
          <Link
            href={paths.orders(writeOrderListRequest({ ...request, tab: 'claim' }))}
            aria-current={request.tab === 'claim' ? 'page' : undefined}
          >
            {t.tabClaim}
          </Link>
        </TabLinks>
      </div>
      <nav aria-label={t.period} className={styles['periods']}>
        {ORDER_PERIODS_MONTHS.map((months) => (
          <ChipLink
            key={months}
            href={hrefOf({ months, days: null })}
            current={request.days === null && months === request.months}
          >
            {t.months(months)}
          </ChipLink>
        ))}
        <ChipLink href={hrefOf({ days: request.days ?? UNCHOSEN })} current={request.days !== null}>
          {t.ownPeriod}
        </ChipLink>
      </nav>
      {request.days !== null && <OwnPeriod days={request.days} request={request} />}
      {request.tab === 'claim' ? <ClaimTypes request={request} /> : <Steps request={request} />}
    </>
  );
}

/** The steps of an order, each with how many options are there, where the list shows the months that are counted. */
function Steps({ request }: { readonly request: OrderListRequest }) {
  const t = useText(orderListText);
  const counts = useOrderCounts(request);
  const hrefOf = (step: number | null) => paths.orders(writeOrderListRequest({ ...request, step }));
  const names = useText(orderText).steps;
  const steps = Array.from({ length: TIMELINE_STEPS }, (_, index) => index + 1);
  const row = useRef<HTMLElement>(null);
  // Each name grows by its count.
  useEffect(() => showCurrent(row.current), [request.step, counts]);
  return (
    <nav ref={row} aria-label={t.step} className={styles['steps']}>
      <Link href={hrefOf(null)} aria-current={request.step === null ? 'true' : undefined}>
        {t.allSteps}
      </Link>
      {steps.map((step) => (
        <Link key={step} href={hrefOf(step)} aria-current={step === request.step ? 'true' : undefined}>
          {withCount(names[step - 1] ?? '', counts === null ? 0 : countAtStep(counts, step))}
        </Link>
      ))}
    </nav>
  );
}

/** The kinds of claims, each with how many are under way, likewise. */
function ClaimTypes({ request }: { readonly request: OrderListRequest }) {
  const words = useText(claimStatusText);
  const counts = useOrderCounts(request);
  const hrefOf = (claimType: ClaimType | null) => paths.orders(writeOrderListRequest({ ...request, claimType }));
  return (
    <nav aria-label={words.kind} className={styles['steps']}>
      <Link href={hrefOf(null)} aria-current={request.claimType === null ? 'true' : undefined}>
        {words.all}
      </Link>
      {CLAIM_TYPES.map((type) => (
        <Link key={type} href={hrefOf(type)} aria-current={type === request.claimType ? 'true' : undefined}>
          {withCount(words[type], counts === null ? 0 : claimsUnderWay(counts, type))}
        </Link>
      ))}
    </nav>
  );
}

const withCount = (name: string, count: number): string => (count === 0 ? name : `${name} ${count}`);

/** First and last day by hand. */
function OwnPeriod({ days, request }: { readonly days: Days; readonly request: OrderListRequest }) {
  const t = useText(orderListText);
  const [, navigate] = useLocation();
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const query = [...form].map(([name, value]) => [name, String(value)]);
    navigate(paths.orders(Object.fromEntries(query)));
  };
  return (
    <form
      key={`${days.from}${days.to}`}
      className={styles['days']}
      action={ROUTES.orders.path}
      aria-label={t.ownPeriod}
      onSubmit={look}
    >
      <input type="date" name="from" required aria-label={t.from} defaultValue={days.from} />
      <span aria-hidden>~</span>
      <input type="date" name="to" required aria-label={t.to} defaultValue={days.to} />
      {Object.entries(writeOrderListRequest({ ...request, days: null, months: ORDER_LIST_MONTHS })).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <Button type="submit" variant="outline">
        {t.look}
      </Button>
    </form>
  );
}
