import { CLAIM_TYPES, claimsUnderWay, countAtStep, formatNumber } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { TextWithLang } from '@dealstore/ui/locale/text-with-lang.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen } from '../../../routes/screen.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { pointsQuery } from '../../../widgets/points/points.queries.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import type { RouteName } from '../../../routes/paths.ts';
import { hasScreen } from '../../../routes/screens.ts';
import { accountQuery, statusCountsQuery, usableCouponCountQuery } from '../account.queries.ts';
import { accountText } from '../account.text.ts';
import { LogOut } from '../log-out.tsx';
import styles from './my-page.module.css';
import { Shortcuts } from './shortcuts.tsx';

/** The step of goods a carrier has. */
const DELIVERING_STEP = 3;

/** My page: who the member is, what they have, and the status of their orders. Spec §2. */
function MyPageScreen() {
  const t = useText(accountText);
  const services = useServices();
  const { data: account } = useQuery(accountQuery(services));
  return (
    <MyPageFrame route="myPage" title={null} plain>
      <div className={styles['page']}>
        <section className={styles['member']}>
          {account === undefined ? (
            <Skeleton height={66} />
          ) : (
            <>
              <h2 className={styles['hello']}>
                <TextWithLang words={t.hello(account.name)} />
              </h2>
              <Grade label={account.grade.label} />
            </>
          )}
          <OnItsWay />
          <Holdings />
        </section>
        <OrderStrip />
        <Shortcuts />
        <div className={styles['logOut']}>
          <LogOut />
        </div>
      </div>
    </MyPageFrame>
  );
}

function Grade({ label }: { readonly label: string }) {
  const t = useText(accountText);
  if (!hasScreen('grade')) return <p className={styles['grade']}>{t.grade(label)}</p>;
  return (
    <Link href={paths.grade()} className={styles['toGrade'] ?? ''}>
      <span className={styles['grade']}>
        {t.grade(label)} <ChevronRight size={14} aria-hidden />
      </span>
    </Link>
  );
}

/** What is on its way, which one comes to see; nothing where nothing is. */
function OnItsWay() {
  const t = useText(accountText);
  const { data: counts } = useQuery(statusCountsQuery(useServices()));
  const count = counts === undefined ? 0 : countAtStep(counts, DELIVERING_STEP);
  if (count === 0) return null;
  return (
    <Link href={paths.orders({ step: DELIVERING_STEP })} className={styles['onItsWay'] ?? ''}>
      <Truck size={20} strokeWidth={1.75} aria-hidden />
      {t.onItsWay(count)}
      <ChevronRight size={16} aria-hidden />
    </Link>
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
          <dd>
            <Holding route="points" href={paths.points()}>
              {points === undefined ? '–' : t.pointsUnit(formatNumber(points.totalAvailableAmt))}
            </Holding>
          </dd>
        </div>
        <div>
          <dt>{t.coupons}</dt>
          <dd>
            <Holding route="coupons" href={paths.coupons()}>
              {coupons === undefined ? '–' : t.couponsUnit(coupons)}
            </Holding>
          </dd>
        </div>
      </dl>
      {expiring > 0 && <p className={styles['expiring']}>{t.expiring(formatNumber(expiring))}</p>}
    </>
  );
}

/** A figure that leads to what it counts, once that has a screen. */
function Holding({
  route,
  href,
  children,
}: {
  readonly route: RouteName;
  readonly href: string;
  readonly children: ReactNode;
}) {
  if (!hasScreen(route)) return <span>{children}</span>;
  return (
    <Link href={href}>
      {children} <ChevronRight size={16} aria-hidden />
    </Link>
  );
}

function OrderStrip() {
  const t = useText(accountText);
  const { data: counts } = useQuery(statusCountsQuery(useServices()));
  const steps = [t.payDone, t.prepare, t.delivering, t.delivered, t.confirmed].map(
    (label, index) => [label, counts === undefined ? null : countAtStep(counts, index + 1)] as const,
  );
  const claims = counts === undefined ? [] : CLAIM_TYPES.map((type) => claimsUnderWay(counts, type));
  const claimCount = claims.reduce((sum, count) => sum + count, 0);
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
      <p className={styles['counted']}>{t.orderedGoods}</p>
      <ol className={styles['steps']}>
        {steps.map(([label, count], index) => (
          <li key={label}>
            <Link href={paths.orders({ step: index + 1 })}>
              <strong className={count === 0 ? styles['none'] : undefined}>{count ?? '–'}</strong>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ol>
      <Link href={paths.orders({ tab: 'claim' })} className={styles['claims'] ?? ''}>
        {t.claims}
        {claimCount > 0 && <strong>{t.claimed(claimCount)}</strong>}
        <ChevronRight size={16} aria-hidden />
      </Link>
    </section>
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
});
