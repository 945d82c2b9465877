import { sessionVersionFromCookies } from '@dealstore/commerce-core/adapters/web';

/** Storage key of the session that the tabs of a browser saw last. */
const KEY = 'session-seen';

/**
 * Tells the other tabs the session of this browser; they are notified only when it has changed.
 * NOTE: storage events and no BroadcastChannel, for an open channel keeps pages out of the back/forward cache.
 */
export function announceSession(): void {
  const version = sessionVersionFromCookies(document.cookie);
  try {
    window.localStorage.setItem(KEY, version === null ? '' : `${version.login}.${version.generation}`);
  } catch {
    // Blocked storage: the other tabs check when they become visible.
  }
}

/**
 * Marks a log-out as pending when the host could not be reached: the host deletes the tokens with the next call.
 */
export function leaveSession(): void {
  const attributes = 'Path=/; SameSite=Lax';
  for (const name of ['session_gen', 'server_gen'])
    document.cookie = `${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; ${attributes}`;
  // As long as a user token's cookie may live at most: 400 days in seconds.
  document.cookie = `pending_log_out=1; Max-Age=${400 * 24 * 60 * 60}; ${attributes}`;
}

/** Calls when another tab has changed the session and when visitor or network come back; returns how to stop. */
export function watchSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) listener();
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  const wakes = ['focus', 'pageshow', 'online'] as const;
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  for (const wake of wakes) window.addEventListener(wake, listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
    for (const wake of wakes) window.removeEventListener(wake, listener);
  };
}
