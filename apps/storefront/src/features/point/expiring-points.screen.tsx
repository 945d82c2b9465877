import { formatNumber } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { defineScreen } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { EntryList, lastDayBefore } from './entry-list.tsx';
import styles from './point.module.css';
import { expiringPointsQuery } from './point.queries.ts';
import { pointText } from './point.text.ts';

/** Points that expire within 30 days, and those that have. Spec §2 (`/myPage/point/extinguished`). */
function ExpiringPointsScreen() {
  const t = useText(pointText);
  const language = useLanguage();
  const { data, error } = useQuery(expiringPointsQuery(useServices()));
  if (error !== null && data === undefined) throw error;
  return (
    <MyPageFrame route="expiringPoints" within="points">
      {data === undefined ? (
        <Skeleton height={240} radius={12} />
      ) : (
        <>
          <section className={styles['balance']}>
            <p>{t.expiringSoon}</p>
            <p className={styles['total']}>{t.unit(formatNumber(data.totalExpireAmt))}</p>
            {data.items.length === 0 ? (
              <p>{t.expiringEmpty}</p>
            ) : (
              <>
                <p>{t.expiringLead}</p>
                <ul className={styles['entries']}>
                  {data.items.map(({ expireYmdt, accumulationRestAmt }) => (
                    <li key={expireYmdt}>
                      <p className={styles['reason']}>{t.until(lastDayBefore(expireYmdt, language))}</p>
                      <p className={styles['amount']}>{t.unit(formatNumber(accumulationRestAmt))}</p>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
          <section className={styles['part']} aria-labelledby="expired">
            <h2 id="expired" className={styles['heading']}>
              {t.expiredHeading}
            </h2>
            {data.expired.length === 0 ? (
              <p className={styles['lead']}>{t.expiredEmpty}</p>
            ) : (
              <EntryList entries={data.expired} />
            )}
          </section>
        </>
      )}
    </MyPageFrame>
  );
}

/** `/myPage/point/extinguished`. Spec §2. */
export const screen = defineScreen({
  Screen: ExpiringPointsScreen,
  load: ({ prefetch, services }) => prefetch(expiringPointsQuery(services)),
});
