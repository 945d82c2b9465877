import { errorCodeOf } from '../../error/catalogue.ts';
import { commerceError, CommerceError } from '../../error/commerce-error.ts';
import type { Clock } from '../../platform/clock.port.ts';

/** Time limit of a call to the web host, in milliseconds: 30 s. Spec §9. */
const CALL_TIMEOUT_MS = 30_000;

/** What the page provides for calling its own host. */
export interface HostCallPage {
  /** Calls a path of the same origin; the page's own `fetch`, called by itself. */
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
}

/** How one call differs. */
export interface HostCallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
}

/**
 * Posts JSON to the web host and answers its JSON, null for none. Rejects with a CommerceError and with nothing else.
 */
export async function callHost(
  { fetch, clock }: HostCallPage,
  path: string,
  body: unknown,
  { signal, timeoutMs = CALL_TIMEOUT_MS }: HostCallOptions = {},
): Promise<unknown> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = clock.setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    if (response.ok) return answer;
    // A proxy answers 502 while the host restarts: that says nothing about what was asked.
    const code = textAt(answer, 'code') ?? (response.status >= 500 ? 'BUSY' : 'RESPONSE_INVALID');
    throw new CommerceError(errorCodeOf(code), {
      userMessage: textAt(answer, 'message') ?? '',
      status: response.status,
    });
  } catch (cause) {
    if (cause instanceof CommerceError) throw cause;
    if (signal?.aborted === true) throw commerceError('ABORTED', { cause });
    throw commerceError(abort.signal.aborted ? 'TIMEOUT' : 'NETWORK', { cause });
  } finally {
    clock.clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** The text under a key of an answer, null when there is none. */
export function textAt(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : null;
}
