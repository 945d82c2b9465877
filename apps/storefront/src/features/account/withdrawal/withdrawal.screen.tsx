import { formatNumber, type OrderStatusCounts } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen } from '../../../routes/screen.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { pointsQuery } from '../../../widgets/points/points.queries.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { isWithoutData } from '../../../page/query-client.ts';
import { statusCountsQuery, usableCouponCountQuery } from '../account.queries.ts';
import styles from '../account.module.css';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { withdrawalText } from './withdrawal.text.ts';

/** What a member loses and what is kept; open orders come first, then the reason. Spec §2. */
function WithdrawalScreen() {
  const t = useText(withdrawalText);
  const { data: counts } = useQuery({ ...statusCountsQuery(useServices()), throwOnError: isWithoutData });
  return (
    <MyPageFrame route="withdrawal" within="myInfo">
      <div className={styles['form']}>
        <h2 className={styles['heading']}>{t.headline}</h2>
        <Losses />
        <RetainedData />
        {counts === undefined ? <Skeleton height={320} /> : <Onward openOrders={openOptions(counts)} />}
      </div>
    </MyPageFrame>
  );
}

/** Ordered options that keep a member from leaving, as many as the counts say; the backend has the last word. */
function openOptions(counts: OrderStatusCounts): number {
  const { depositWaitCnt, payDoneCnt, productPrepareCnt, deliveryPrepareCnt, deliveryIngCnt, deliveryDoneCnt } = counts;
  return depositWaitCnt + payDoneCnt + productPrepareCnt + deliveryPrepareCnt + deliveryIngCnt + deliveryDoneCnt;
}

function Losses() {
  const t = useText(withdrawalText);
  const services = useServices();
  const { data: points } = useQuery(pointsQuery(services));
  const { data: coupons } = useQuery(usableCouponCountQuery(services));
  return (
    <section aria-labelledby="losses">
      <h3 id="losses">{t.losses}</h3>
      <dl className={`${styles['facts']} ${styles['fixed']}`}>
        <div>
          <dt>{t.points}</dt>
          <dd className="tabular">
            {points === undefined ? '–' : t.pointsUnit(formatNumber(points.totalAvailableAmt))}
          </dd>
        </div>
        <div>
          <dt>{t.coupons}</dt>
          <dd className="tabular">{coupons === undefined ? '–' : t.couponsUnit(coupons)}</dd>
        </div>
      </dl>
      <p className={styles['hint']}>{t.lossNote}</p>
    </section>
  );
}

function RetainedData() {
  const t = useText(withdrawalText);
  return (
    <section aria-labelledby="kept">
      <h3 id="kept">{t.kept}</h3>
      <ul className={styles['points']}>
        <li>{t.keptOrders}</li>
        <li>{t.keptDisputes}</li>
        <li>{t.keptRest}</li>
      </ul>
    </section>
  );
}

function Onward({ openOrders }: { readonly openOrders: number }) {
  const t = useText(withdrawalText);
  if (openOrders === 0) return <WithdrawalForm />;
  return (
    <section className={styles['barred']} aria-labelledby="open">
      <PackageOpen size={32} strokeWidth={1.5} aria-hidden />
      <h3 id="open">{t.open}</h3>
      <p className={styles['lead']}>{t.openBody(openOrders)}</p>
      <ButtonLink href={paths.orders()}>{t.toOrders}</ButtonLink>
    </section>
  );
}

/** `/myPage/myInfo/withdrawal`. Spec §2. */
export const screen = defineScreen({
  Screen: WithdrawalScreen,
  load: ({ prefetch, services }) => {
    prefetch(pointsQuery(services));
    prefetch(usableCouponCountQuery(services));
    prefetch(statusCountsQuery(services));
  },
});
