import { useEffect, useEffectEvent } from 'react';
import { isReachable } from './is-reachable.ts';
import { WORKER } from '../trusted-script.ts';

/** Exponential backoff of the retries: first and longest pause, in ms. Assumed. */
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 30_000;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let askedAt = 0;

if (!import.meta.env.SSR) {
  window.addEventListener('online', () => {
    tries = 0;
    runAll();
  });
  document.addEventListener('visibilitychange', () => {
    tries = 0;
    void ask();
  });
}

function runAll(): void {
  for (const run of waiting) run();
  plan();
}

/** Runs the callback if the shop answers: `navigator.onLine` may be wrong. */
async function ask(): Promise<void> {
  const mayAsk = waiting.size > 0 && navigator.onLine && !document.hidden;
  if (mayAsk) {
    tries += 1;
    askedAt = performance.now();
  }
  if (mayAsk && (await isReachable(WORKER))) runAll();
  else plan();
}

function plan(): void {
  clearTimeout(timer);
  timer = waiting.size === 0 ? undefined : setTimeout(ask, Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
}

/**
 * Runs something when a network that was away is back, when the page is looked at again, and after pauses that grow: at
 * the end of an outage a phone has a network before it carries anything, and it may notice neither.
 * @param run never what a busy shop refuses
 * @returns the way to stop waiting
 */
export function whenBackOnline(run: () => void): () => void {
  waiting.add(run);
  // Of another outage than the last.
  if (performance.now() > askedAt + 2 * LONGEST_PAUSE_MS) tries = 0;
  if (timer === undefined) plan();
  return () => {
    waiting.delete(run);
    if (waiting.size === 0) plan();
  };
}

/** As whenBackOnline, while there is a callback. */
export function useBackOnline(run: () => void, waits = true): void {
  const onBack = useEffectEvent(run);
  useEffect(() => (waits ? whenBackOnline(() => onBack()) : undefined), [waits]);
}
