import type { SessionEndReason } from '@dealstore/commerce-core';
import { HOME_PATH, LOGIN_PATH } from '@dealstore/commerce-core/domain';
import type { SameShape } from '@dealstore/ui/locale/define-text.ts';
import type { ChromeStore } from '../page/chrome-store.ts';
import type { Flows } from '../container/flows.ts';
import type { appText } from './app.text.ts';
import { setFlashMessage } from '../page/flash-message.ts';

/** Parts of the document that the session uses. */
export interface SessionHost {
  readonly chrome: ChromeStore;
  readonly text: SameShape<(typeof appText)['ko']>;
  /** Goes on to a page the guard has let through. */
  readonly proceed: (to: string) => void;
}

/** Where the end of a session leads in a browser; null loads this page once more. Spec §4, §8. */
const PATH_AFTER: Readonly<Record<SessionEndReason, string | null>> = {
  logOut: HOME_PATH,
  refused: HOME_PATH,
  renewalFailed: LOGIN_PATH,
  idle: null,
};

/** Starts the session's actor and maps its events to this document: addresses, drawer, toasts. Spec §4, §8. */
export function linkSession({ session }: Pick<Flows, 'session'>, host: SessionHost): void {
  session.on('proceed', ({ to }) => host.proceed(to));
  session.on('alreadyLoggedIn', () => window.location.replace(HOME_PATH));
  session.on('loginRequired', () => host.chrome.ask('login'));
  session.on('ended', ({ reason }) => {
    const path = PATH_AFTER[reason];
    if (path === null) window.location.reload();
    else window.location.replace(path);
  });
  session.on('notice', ({ text }) => {
    if (text === 'log-in-failed') return;
    if (text === 'session-expired') setFlashMessage(host.text[text]);
    host.chrome.toast(host.text[text]);
  });
  session.start();
}
