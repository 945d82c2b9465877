import {
  type EventRefusal,
  formatNumber,
  isCommerceError,
  MINUTE_MS,
  readEventRefusal,
  type ShopEvent,
} from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { useAskLogin } from '../../page/use-ask-login.ts';
import { useServices } from '../../container/use-service.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { useNow } from '../../container/use-now.ts';
import { paths } from '../../routes/links.ts';
import { AttendanceCalendar } from './attendance-calendar.tsx';
import styles from './event.module.css';
import { eventStandingQuery } from './event.queries.ts';
import { eventText, refusalText } from './event.text.ts';
import { invalidate } from '../../page/query-client.ts';
import { COUPONS_KEY, POINTS_KEY } from '../../page/query-keys.ts';

/** Joins an event, or says in words why not. The codes themselves are only logged (Spec §8), so the page tells them. */
export function JoinPanel({ event }: { readonly event: ShopEvent }) {
  const t = useText(eventText);
  const refusals = useText(refusalText);
  const { loggedIn } = usePageFacts();
  const askLogin = useAskLogin();
  const { data: standing, isPending } = useQuery({
    ...eventStandingQuery(useServices(), event.eventNo),
    enabled: loggedIn && event.eventType !== 'NOTICE',
  });
  const join = useJoin(event);
  if (event.eventType === 'NOTICE') return null;
  const code: EventRefusal | null =
    (join.error === null ? null : readCode(join.error)) ?? (standing === undefined ? event.code : standing.code);
  const words = event.eventType === 'ATTENDANCE' ? t.attend(formatNumber(event.pointAmt)) : t.join;
  const isWaiting = loggedIn && isPending;
  const attendedCnt = standing?.attendedYmds.length ?? 0;
  const done = code === 'EV04' ? t.joined : code === 'EV08' ? t.attendedToday : null;
  // What the button says is not said again below it.
  const refusal = code === null || done !== null ? '' : refusals[code];
  const sentences = [refusal, attendedCnt === 0 ? '' : t.attended(attendedCnt)];
  return (
    <section className={styles['panel']}>
      <Button
        size="cta"
        wide
        disabled={isWaiting || code !== null}
        busy={join.isPending}
        onClick={() => {
          if (!askLogin()) join.mutate();
        }}
      >
        {done === null ? (
          words
        ) : (
          <>
            <Check size={20} aria-hidden /> {done}
          </>
        )}
      </Button>
      <p role="status" className={styles['status']}>
        {!isWaiting && sentences.filter(Boolean).join(' · ')}
      </p>
      {event.eventType === 'ATTENDANCE' && <Attendance event={event} attendedYmds={standing?.attendedYmds ?? []} />}
    </section>
  );
}

function Attendance({
  event: { startYmdt, endYmdt },
  attendedYmds,
}: {
  readonly event: ShopEvent;
  readonly attendedYmds: readonly string[];
}) {
  return <AttendanceCalendar period={[startYmdt, endYmdt]} attendedYmds={attendedYmds} now={useNow(MINUTE_MS)} />;
}

function readCode(error: Error): EventRefusal | null {
  return isCommerceError(error) ? readEventRefusal(error.code) : null;
}

function useJoin({ eventNo }: ShopEvent) {
  const t = useText(eventText);
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  return useMutation({
    mutationFn: async () => (await services()).eventApi.join(eventNo),
    onSuccess: ({ couponName, pointAmt }) => {
      if (couponName !== null) chrome.toast(t.gotCoupon(couponName), { label: t.toCoupons, href: paths.coupons() });
      else if (pointAmt > 0) {
        chrome.toast(t.gotPoints(formatNumber(pointAmt)), { label: t.toPoints, href: paths.points() });
      } else chrome.toast(t.joined);
    },
    onSettled: () => invalidate(client, ['event-standing', eventNo], POINTS_KEY, COUPONS_KEY),
  });
}
