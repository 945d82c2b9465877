import { ORDER_PERIODS_MONTHS, TIMELINE_STEPS } from '@dealstore/commerce-core/domain';
import type { SubmitEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../../locale/use-text.ts';
import { paths } from '../../routes/links.ts';
import { ROUTES } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { type OrderListRequest, type Days, writeOrderListRequest } from './order-list-request.ts';
import { orderText } from './order.text.ts';
import styles from './order.module.css';

const UNCHOSEN: Days = { from: '', to: '' };

/** Period and step of an order list, all of it in its address, so that it works without a script. */
export function OrdersFilter({ asked }: { readonly asked: OrderListRequest }) {
  const t = useText(orderText);
  const hrefOf = (part: Partial<OrderListRequest>) => paths.orders(writeOrderListRequest({ ...asked, ...part }));
  const names = t.steps;
  const steps = Array.from({ length: TIMELINE_STEPS }, (_, index) => index + 1);
  return (
    <>
      <nav aria-label={t.period} className={styles['periods']}>
        {ORDER_PERIODS_MONTHS.map((months) => (
          <ChipLink
            key={months}
            href={hrefOf({ months, days: null })}
            current={asked.days === null && months === asked.months}
          >
            {t.months(months)}
          </ChipLink>
        ))}
        <ChipLink href={hrefOf({ days: asked.days ?? UNCHOSEN })} current={asked.days !== null}>
          {t.ownPeriod}
        </ChipLink>
      </nav>
      {asked.days !== null && <OwnPeriod days={asked.days} step={asked.step} />}
      <nav aria-label={t.step} className={styles['steps']}>
        <Link href={hrefOf({ step: null })} aria-current={asked.step === null ? 'true' : undefined}>
          {t.allSteps}
        </Link>
        {steps.map((step) => (
          <Link key={step} href={hrefOf({ step })} aria-current={step === asked.step ? 'true' : undefined}>
            {names[step - 1]}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** First and last day by hand. */
function OwnPeriod({ days, step }: { readonly days: Days; readonly step: number | null }) {
  const t = useText(orderText);
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
      {step !== null && <input type="hidden" name="step" value={step} />}
      <Button type="submit" look="outline">
        {t.look}
      </Button>
    </form>
  );
}
