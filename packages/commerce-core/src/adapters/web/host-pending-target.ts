import { readIntent } from '../../session/pending-target.ts';
import type { PendingTargetStore } from '../../session/pending-target.port.ts';

/** What a page provides: its way to the web host, and its readable cookies. */
export interface PendingTargetPage {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly readCookies: () => string;
  readonly writeCookie: (cookie: string) => void;
}

const COOKIE = /(?:^|; )resume_intent=([^;]+)/;

/**
 * Keeps the pending target with the web host, which brings the visitor back after the log-in and leaves the intent in a
 * readable cookie. Spec §4; Assumed: `/session/pending`.
 */
export function createHostPendingTarget({ fetch, readCookies, writeCookie }: PendingTargetPage): PendingTargetStore {
  return {
    save: (path, intent) => {
      fetch('/session/pending', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path, intent }),
        keepalive: true,
      }).catch(() => undefined);
    },
    take: (isWanted = () => true) => {
      const found = COOKIE.exec(readCookies())?.[1];
      if (found === undefined) return null;
      const intent = intentIn(found);
      const target = intent === null ? null : { path: null, intent };
      if (target !== null && !isWanted(target)) return null;
      writeCookie('resume_intent=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax');
      return target;
    },
  };
}

function intentIn(cookie: string) {
  try {
    return readIntent(JSON.parse(decodeURIComponent(cookie)));
  } catch {
    return null;
  }
}
