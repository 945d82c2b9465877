import { type AlarmKind, type AlarmNo, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Bell, Settings } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useNow } from '../../container/use-now.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { alarmCountQuery } from '../../widgets/alarm/alarm-count.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { MoreButton } from '../../widgets/no-answer/more-button.tsx';
import { AlarmItem } from './alarm-item.tsx';
import styles from './alarm.module.css';
import { alarmsOf, alarmsQuery } from './alarm.queries.ts';
import { alarmText } from './alarm.text.ts';
import { useReadAlarms } from './use-read-alarms.ts';

const TABS = [
  [null, 'all'],
  ['ORDER', 'order'],
  ['BENEFIT', 'benefit'],
  ['GIFT', 'gift'],
] as const satisfies readonly (readonly [AlarmKind | null, string])[];

/**
 * What the member was informed of within 30 days: by kind, what is unread first seen, and the way
 * to what it is about. Spec §2.
 */
function AlertsScreen({ search }: ScreenProps) {
  const t = useText(alarmText);
  const kind = kindOf(search);
  const services = useServices();
  const { data: unreadCount } = useQuery(alarmCountQuery(services));
  // "All" ends with the newest alarm that was listed: what came since has not been seen.
  const { data: all } = useInfiniteQuery(alarmsQuery(services, null));
  const newestNo = all?.pages[0]?.items[0]?.alarmNo;
  const read = useReadAlarms();
  return (
    <MyPageFrame route="alerts">
      <nav aria-label={t.kinds} className={styles['tabs']}>
        {TABS.map(([one, word]) => (
          <ChipLink key={word} href={paths.alerts(one ?? undefined)} current={one === kind}>
            {t[word]}
          </ChipLink>
        ))}
      </nav>
      <div className={styles['tools']}>
        <p role="status">{unreadCount !== undefined && t.unreadCount(unreadCount)}</p>
        <Button
          variant="quiet"
          size="small"
          disabled={unreadCount === undefined || unreadCount === 0 || newestNo === undefined}
          busy={read.isPending}
          onClick={() => newestNo !== undefined && read.mutate({ upToAlarmNo: newestNo })}
        >
          {t.readAll}
        </Button>
        <Link href={paths.alertSettings()} className={styles['settings'] ?? ''}>
          <Settings size={16} aria-hidden /> {t.settings}
        </Link>
      </div>
      <AlarmList kind={kind} onOpen={(alarmNo) => read.mutate({ alarmNo })} />
    </MyPageFrame>
  );
}

function AlarmList({ kind, onOpen }: { readonly kind: AlarmKind | null; readonly onOpen: (alarmNo: AlarmNo) => void }) {
  const t = useText(alarmText);
  const now = useNow(MINUTE_MS);
  const list = useInfiniteQuery(alarmsQuery(useServices(), kind));
  const { data, error } = list;
  if (error !== null && data === undefined) throw error;
  if (data === undefined) return <Skeleton height={320} radius={12} />;
  const alarms = alarmsOf(data.pages);
  if (alarms.length === 0) {
    return (
      <EmptyState
        icon={<Bell size={40} strokeWidth={1.5} />}
        title={t.empty}
        action={<ButtonLink href={paths.home()}>{t.emptyAction}</ButtonLink>}
      >
        {t.emptyBody}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles['alarms']}>
        {alarms.map((alarm) => (
          <li key={alarm.alarmNo}>
            <AlarmItem alarm={alarm} now={now} onOpen={() => !alarm.isRead && onOpen(alarm.alarmNo)} />
          </li>
        ))}
      </ul>
      <MoreButton list={list}>{t.more}</MoreButton>
      <p className={styles['keep']}>{t.keep}</p>
    </>
  );
}

function kindOf(search: URLSearchParams): AlarmKind | null {
  return TABS.find(([kind]) => kind === search.get('kind'))?.[0] ?? null;
}

/** `/mypage/alert`. Spec §2. */
export const screen = defineScreen({
  Screen: AlertsScreen,
  load: ({ prefetch, prefetchInfinite, services, search }) => {
    prefetch(alarmCountQuery(services));
    prefetchInfinite(alarmsQuery(services, null));
    if (kindOf(search) !== null) prefetchInfinite(alarmsQuery(services, kindOf(search)));
  },
});
