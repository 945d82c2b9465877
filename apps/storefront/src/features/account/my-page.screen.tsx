import { formatNumber } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, LayoutGrid, ReceiptText, Search, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { defineScreen } from '../../app/screen.ts';
import { useChrome } from '../../chrome/chrome.view.ts';
import { useServices } from '../../container/use-service.ts';
import { useText } from '../../locale/use-text.ts';
import { paths } from '../../routes/links.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountQuery, pointsQuery, statusCountsQuery, usableCouponCountQuery } from './account.queries.ts';
import { accountText } from './account.text.ts';
import styles from './my-page.module.css';

/** My page: who the member is, what they have, and where their orders stand. Spec §2. */
function MyPageScreen() {
  const t = useText(accountText);
  const services = useServices();
  const { data: account } = useQuery(accountQuery(services));
  if (account === undefined) return <Skeleton height={240} radius={16} />;
  return (
    <div className={styles['page']}>
      <section className={styles['member']}>
        <h2 className={styles['hello']}>{t.hello(account.name)}</h2>
        <p className={styles['grade']}>{t.grade(account.grade.label)}</p>
        <Holdings />
      </section>
      <OrderStrip />
      <section className={styles['shortcuts']} aria-labelledby="shortcuts">
        <h2 id="shortcuts" className={styles['heading']}>
          {t.shortcuts}
        </h2>
        <ul>
          <Shortcut href={paths.orders()} icon={<ReceiptText aria-hidden />} label={t.orderList} />
          <Shortcut href={paths.cart()} icon={<ShoppingCart aria-hidden />} label={t.cart} />
          <Shortcut href={paths.category()} icon={<LayoutGrid aria-hidden />} label={t.category} />
          <Shortcut href={paths.search()} icon={<Search aria-hidden />} label={t.search} />
        </ul>
      </section>
      <LogOut />
    </div>
  );
}

function Holdings() {
  const t = useText(accountText);
  const services = useServices();
  const { data: points } = useQuery(pointsQuery(services));
  const { data: coupons } = useQuery(usableCouponCountQuery(services));
  const expiring = points?.totalExpireAmt ?? 0;
  return (
    <>
      <dl className={styles['holdings']}>
        <div>
          <dt>{t.points}</dt>
          <dd>{points === undefined ? '–' : t.pointsUnit(formatNumber(points.totalAvailableAmt))}</dd>
        </div>
        <div>
          <dt>{t.coupons}</dt>
          <dd>{coupons === undefined ? '–' : t.couponsUnit(coupons)}</dd>
        </div>
      </dl>
      {expiring > 0 && <p className={styles['expiring']}>{t.expiring(formatNumber(expiring))}</p>}
    </>
  );
}

function OrderStrip() {
  const t = useText(accountText);
  const { data: counts } = useQuery(statusCountsQuery(useServices()));
  const steps = [
    [t.payDone, counts?.payDoneCnt],
    [t.prepare, counts === undefined ? undefined : counts.productPrepareCnt + counts.deliveryPrepareCnt],
    [t.delivering, counts?.deliveryIngCnt],
    [t.delivered, counts?.deliveryDoneCnt],
    [t.confirmed, counts?.buyConfirmCnt],
  ] as const;
  return (
    <section className={styles['orders']} aria-labelledby="orders">
      <div className={styles['row']}>
        <h2 id="orders" className={styles['heading']}>
          {t.orders}
        </h2>
        <Link href={paths.orders()} className={styles['all'] ?? ''}>
          {t.allOrders} <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      <ol className={styles['steps']}>
        {steps.map(([label, count]) => (
          <li key={label}>
            <Link href={paths.orders()}>
              <strong className={count === 0 ? styles['none'] : undefined}>{count ?? '–'}</strong>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Shortcut({ href, icon, label }: { readonly href: string; readonly icon: ReactNode; readonly label: string }) {
  return (
    <li>
      <Link href={href}>
        {icon}
        {label}
      </Link>
    </li>
  );
}

function LogOut() {
  const t = useText(accountText);
  const chrome = useChrome();
  const services = useServices();
  const ask = () =>
    chrome.alert({
      contents: t.logOutAsk,
      left: { text: t.cancel },
      right: { text: t.logOut, run: () => void services().then(({ session }) => session.send({ type: 'logOut' })) },
    });
  return (
    <form method="post" action="/session/logout" className={styles['logOut']}>
      <Button
        type="submit"
        look="quiet"
        onClick={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        {t.logOut}
      </Button>
    </form>
  );
}

/** `/myPage`. Spec §2. */
export const screen = defineScreen({
  Screen: MyPageScreen,
  load: ({ prefetch, services }) => {
    prefetch(accountQuery(services));
    prefetch(pointsQuery(services));
    prefetch(usableCouponCountQuery(services));
    prefetch(statusCountsQuery(services));
  },
  meta: () => ({ noIndex: true }),
});
