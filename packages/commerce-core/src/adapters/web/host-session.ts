import { commerceError, isCommerceError } from '../../error/commerce-error.ts';
import type { SessionApi, TokenStore } from '../../session/session.port.ts';
import type { SessionVersion } from '../../session/session-version.ts';
import { isUnreachable } from '../../session/session.ts';
import { callHost, type HostCallPage, textAt } from './host-call.ts';
import type { CrossTabLock } from './cross-tab-lock.ts';
import { sessionVersionFromCookies, tokenPresenceFromCookies } from './session-cookies.ts';

/** What the page provides: its way to the web host, its readable cookies, and the other tabs. */
export interface HostSessionPage extends HostCallPage {
  /** The readable cookies, as `document.cookie` gives them. */
  readonly cookies: () => string;
  /** Tells when the visitor comes back to the page or another tab changed the session; answers how to stop. */
  readonly onChange: (listener: () => void) => () => void;
  /** Lets one tab at a time change the session. */
  readonly lock: CrossTabLock;
  /** Tells the other tabs that the session changed. */
  readonly announce: () => void;
  /** Leaves, without the host, a readable note that this browser's session has ended here. */
  readonly leavePendingLogOut: () => void;
}

/** Time limit of one refresh, in milliseconds: two of them and a retry end within TOKEN_REUSE_GRACE_MS. Assumed. */
const REFRESH_TIMEOUT_MS = 4_000;

/**
 * Logging in and out through the web host, which keeps the tokens: one change at a time over all tabs, and none that
 * another tab has made meanwhile. Spec §4; Assumed: paths under `/session`.
 */
export function createHostSessionApi(page: HostSessionPage): SessionApi {
  let ending = new AbortController();
  const shareRefresh = sharing();
  const shareObtain = sharing();

  const change = async (work: () => Promise<unknown>): Promise<void> => {
    await page.lock(work);
    page.announce();
  };

  const rotate = (seen: SessionVersion | null) => {
    if (seen === null) return Promise.reject(commerceError('A401'));
    const { signal } = ending;
    const post = () => callHost(page, '/session/refresh', {}, { signal, timeoutMs: REFRESH_TIMEOUT_MS });
    return change(async () => {
      const now = sessionVersionFromCookies(page.cookies());
      if (now === null || now.login !== seen.login || signal.aborted) throw commerceError('SESSION_CHANGED');
      if (now.generation !== seen.generation) return;
      await post().catch((lost: unknown) => {
        if (isCommerceError(lost, 'NETWORK', 'TIMEOUT')) return post();
        throw lost;
      });
    });
  };

  const obtain = () => {
    const { signal } = ending;
    return change(async () => {
      if (signal.aborted) throw commerceError('SESSION_CHANGED');
      const { user, server } = tokenPresenceFromCookies(page.cookies());
      if (!(user && server)) await callHost(page, '/session/obtain', {}, { signal });
    });
  };

  return {
    start: async (purpose, signal) => {
      const redirectUrl = textAt(await callHost(page, '/session/start', { purpose }, { signal }), 'redirectUrl');
      if (redirectUrl === null) throw commerceError('RESPONSE_INVALID');
      return { redirectUrl };
    },
    logIn: ({ agreements, code, state }, signal) =>
      change(() =>
        // A new member's code waits with the host while the terms are read; the page has none then.
        code === ''
          ? callHost(page, '/session/terms', { agreements }, { signal })
          : callHost(page, '/session/log-in', { code, state, agreements }, { signal }),
      ),
    obtain: (signal) => unless(signal, shareObtain(obtain)),
    refresh: (signal, seen) => {
      const refresh = () => rotate(seen ?? sessionVersionFromCookies(page.cookies()));
      return unless(signal, shareRefresh(refresh));
    },
    logOut: (signal) => {
      // What is on its way must not write a token after the end.
      ending.abort();
      ending = new AbortController();
      return change(() => callHost(page, '/session/logout', {}, { signal }));
    },
  };
}

/** Presence of the tokens the web host keeps. Spec §4; Assumed: known by readable cookies of the same ages. */
export function createHostTokenStore(page: HostSessionPage): TokenStore {
  return {
    presence: async () => tokenPresenceFromCookies(page.cookies()),
    version: async () => sessionVersionFromCookies(page.cookies()),
    clear: async (login) => {
      const { user, server } = tokenPresenceFromCookies(page.cookies());
      if (!user && !server) return;
      // The host compares again: another tab may log a member in while this is on its way.
      try {
        await page.lock(() => callHost(page, '/session/clear', login === undefined ? {} : { login }));
      } catch (unreached) {
        // The host alone can forget the tokens; it does so as soon as it hears from this browser again.
        if (isUnreachable(codeOf(unreached))) page.leavePendingLogOut();
        throw unreached;
      } finally {
        page.announce();
      }
    },
    subscribe: (listener) => page.onChange(listener),
  };
}

function codeOf(thrown: unknown): string | null {
  return isCommerceError(thrown) ? thrown.code : null;
}

/** Lets callers that come together share one run. */
function sharing(): (run: () => Promise<void>) => Promise<void> {
  let running: Promise<void> | null = null;
  return (run) => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Waits for a shared run as long as this caller wants to; the run itself goes on for the others. */
function unless(signal: AbortSignal | undefined, run: Promise<void>): Promise<void> {
  if (signal === undefined) return run;
  return new Promise((resolve, reject) => {
    const stop = () => reject(commerceError('ABORTED'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    run.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
