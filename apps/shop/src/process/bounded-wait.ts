import { setTimeout as wait } from 'node:timers/promises';

/** Waits for what ends, but no longer than a limit in ms. */
export async function within(limitMs: number, ended: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const timeout = wait(Math.max(0, limitMs), undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([ended, timeout]).finally(() => timer.abort());
}

/** What a start resolves to; rejects with the signal's reason as soon as it aborts. */
export async function unlessAborted<T>(starting: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const end = (): void => ended.reject(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  starting.catch(() => undefined);
  return Promise.race([starting, ended.promise]).finally(() => signal.removeEventListener('abort', end));
}
