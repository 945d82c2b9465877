import { formatNumber, type PointHistoryKind } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight, Coins } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { pointsQuery } from '../../widgets/points/points.queries.ts';
import { MoreButton } from '../../widgets/no-answer/more-button.tsx';
import { EntryList } from './entry-list.tsx';
import styles from './point.module.css';
import { pointHistoryQuery, waitingPointsQuery } from './point.queries.ts';
import { pointText } from './point.text.ts';

const KINDS = [null, 'EARNED', 'USED', 'EXPIRED'] as const;
const WORD = { EARNED: 'earned', USED: 'used', EXPIRED: 'expired' } as const;

/** Points of the member: what there is, what is to come, and everything that came and went. Spec §2. */
function PointsScreen({ search }: ScreenProps) {
  const t = useText(pointText);
  const services = useServices();
  const kind = kindOf(search);
  const { data: balance, error } = useQuery(pointsQuery(services));
  if (error !== null && balance === undefined) throw error;
  return (
    <MyPageFrame route="points">
      <section className={styles['balance']}>
        <p>{t.available}</p>
        {balance === undefined ? (
          <Skeleton height={30} />
        ) : (
          <p className={styles['total']}>{t.unit(formatNumber(balance.totalAvailableAmt))}</p>
        )}
        <dl>
          <div>
            <dt>{t.waiting}</dt>
            <dd>{balance === undefined ? '–' : t.unit(formatNumber(balance.waitingAccumulation))}</dd>
          </div>
          <div>
            <dt>{t.expiringSoon}</dt>
            <dd>{balance === undefined ? '–' : t.unit(formatNumber(balance.totalExpireAmt))}</dd>
          </div>
          {balance !== undefined && balance.owedAmt > 0 && (
            <div>
              <dt>{t.owed}</dt>
              <dd>{t.unit(formatNumber(balance.owedAmt))}</dd>
            </div>
          )}
        </dl>
        {balance !== undefined && balance.owedAmt > 0 && <p className={styles['owed']}>{t.owedLead}</p>}
        <Link href={paths.expiringPoints()} className={styles['way'] ?? ''}>
          {t.seeExpiring} <ChevronRight size={16} aria-hidden />
        </Link>
      </section>
      <Waiting />
      <section className={styles['part']} aria-labelledby="history">
        <h2 id="history" className={styles['heading']}>
          {t.history}
        </h2>
        <nav aria-label={t.kinds} className={styles['kinds']}>
          {KINDS.map((one) => (
            <ChipLink key={one ?? 'all'} href={paths.points(one ?? undefined)} current={one === kind}>
              {one === null ? t.all : t[WORD[one]]}
            </ChipLink>
          ))}
        </nav>
        <History kind={kind} />
      </section>
    </MyPageFrame>
  );
}

function Waiting() {
  const t = useText(pointText);
  const { data: waiting = [] } = useQuery(waitingPointsQuery(useServices()));
  if (waiting.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="waiting">
      <h2 id="waiting" className={styles['heading']}>
        {t.waitingHeading}
      </h2>
      <p className={styles['lead']}>{t.waitingBody}</p>
      <ul className={styles['entries']}>
        {waiting.map(({ orderOptionNo, productName, waitingAmt }) => (
          <li key={orderOptionNo}>
            <p className={styles['reason']}>{productName}</p>
            <p className={styles['amount']}>{t.unit(formatNumber(waitingAmt))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ kind }: { readonly kind: PointHistoryKind | null }) {
  const t = useText(pointText);
  const list = useInfiniteQuery(pointHistoryQuery(useServices(), kind));
  const { data, error } = list;
  if (error !== null && data === undefined) throw error;
  if (data === undefined) return <Skeleton height={240} radius={12} />;
  const entries = data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<Coins size={40} strokeWidth={1.5} />}
        title={t.empty}
        action={<ButtonLink href={paths.home()}>{t.emptyAction}</ButtonLink>}
      >
        {t.emptyBody}
      </EmptyState>
    );
  }
  return (
    <>
      <EntryList entries={entries} />
      <MoreButton list={list}>{t.more}</MoreButton>
    </>
  );
}

function kindOf(search: URLSearchParams): PointHistoryKind | null {
  return KINDS.find((kind) => kind === search.get('kind')) ?? null;
}

/** `/myPage/point`. Spec §2. */
export const screen = defineScreen({
  Screen: PointsScreen,
  load: ({ prefetch, prefetchInfinite, services, search }) => {
    prefetch(pointsQuery(services));
    prefetch(waitingPointsQuery(services));
    prefetchInfinite(pointHistoryQuery(services, kindOf(search)));
  },
});
