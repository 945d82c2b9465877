import type { Intent } from '@dealstore/commerce-core/domain';

/** Keeps where a guest wanted to go, and what to do there, with the web host until the log-in. Spec §4. */
export function savePending(path: string, intent: Intent | null = null): void {
  fetch('/session/pending', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, intent }),
    keepalive: true,
  }).catch(() => undefined);
}
