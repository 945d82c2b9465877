import type { Ports } from '@dealstore/commerce-core';
import { isCommerceError, type LoginSession } from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { dateOf, dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { useServices } from '../../container/use-service.ts';
import { defineScreen } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { TryAgain } from '../../widgets/no-answer/try-again.tsx';
import styles from './login-devices.module.css';
import { loginDevicesText } from './login-devices.text.ts';
import { loginSessionsQuery } from './session.queries.ts';

/** Where the member is logged in, and how they end it there. Assumed: the specification has no such page. */
function LoginDevicesScreen() {
  const t = useText(loginDevicesText);
  const { data: sessions, error, refetch } = useQuery(loginSessionsQuery(useServices()));
  return (
    <MyPageFrame route="loginDevices" within="myInfo">
      {sessions !== undefined && <Devices sessions={sessions} />}
      {sessions === undefined && error === null && <Skeleton height={240} />}
      {sessions === undefined && error !== null && (
        <TryAgain error={error} title={t.failed} onRetry={() => void refetch()} />
      )}
    </MyPageFrame>
  );
}

function Devices({ sessions }: { readonly sessions: readonly LoginSession[] }) {
  const t = useText(loginDevicesText);
  const lead = useRef<HTMLParagraphElement>(null);
  const ask = useAsk();
  // The button that was pressed goes with its device.
  const onEnded = () => lead.current?.focus();
  const endOthers = useEnd((api) => api.endOthers(), { done: t.othersDone, onEnded });
  return (
    <>
      <p ref={lead} tabIndex={-1} className={styles['lead']}>
        {t.lead}
      </p>
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <Device key={session.sessionNo} session={session} onEnded={onEnded} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <div className={styles['others']}>
          <Button
            variant="outline"
            busy={endOthers.isPending}
            onClick={() => ask({ contents: t.othersAsk }, () => endOthers.mutate())}
          >
            {t.others}
          </Button>
        </div>
      )}
    </>
  );
}

function Device({ session, onEnded }: { readonly session: LoginSession; readonly onEnded: () => void }) {
  const t = useText(loginDevicesText);
  const language = useLanguage();
  const ask = useAsk();
  const device = session.device || t.unknown;
  const end = useEnd((api) => api.end(session.sessionNo), { done: t.done, onEnded });
  const Icon = /iPhone|iPad|Android/.test(session.device) || session.client === 'APP' ? Smartphone : Monitor;
  return (
    <li className={styles['device']}>
      <Icon size={24} strokeWidth={1.5} aria-hidden />
      <div className={styles['facts']}>
        <p className={styles['name']}>
          {device}
          <span className={styles['client']}>{t[session.client]}</span>
          {session.isCurrent && <strong className={styles['here']}>{t.here}</strong>}
        </p>
        <p className={styles['times']}>
          <span>{t.started(dateTimeOf(session.startYmdt, language))}</span>
          {!session.isCurrent && <span>{t.lastUsed(dateOf(session.lastUseYmdt, language))}</span>}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="outline"
          size="small"
          busy={end.isPending}
          aria-label={t.logOutOf(device)}
          onClick={() => ask({ contents: t.ask, subContents: device }, () => end.mutate())}
        >
          {t.logOut}
        </Button>
      )}
    </li>
  );
}

/** Asks before a session is ended. */
function useAsk(): (words: { readonly contents: string; readonly subContents?: string }, run: () => void) => void {
  const t = useText(loginDevicesText);
  const chrome = useChrome();
  return (words, run) =>
    chrome.alert({ type: 'confirm', ...words, left: { text: t.cancel }, right: { text: t.logOut, run } });
}

/** Ends sessions, says so, and shows the list as it is then; one that has ended meanwhile is as good as ended. */
function useEnd(
  end: (api: Ports['loginSessionApi']) => Promise<void>,
  { done, onEnded }: { readonly done: string; readonly onEnded: () => void },
) {
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  return useMutation({
    mutationFn: async () => {
      const { loginSessionApi } = await services();
      await end(loginSessionApi).catch((error: unknown) => {
        if (!isCommerceError(error, 'NOT_FOUND')) throw error;
      });
    },
    onSuccess: () => {
      chrome.toast(done);
      onEnded();
    },
    onSettled: () => client.invalidateQueries({ queryKey: loginSessionsQuery(services).queryKey }),
  });
}

/** `/myPage/myInfo/devices`. */
export const screen = defineScreen({
  Screen: LoginDevicesScreen,
  load: ({ prefetch, services }) => prefetch(loginSessionsQuery(services)),
});
