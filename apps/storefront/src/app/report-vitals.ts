import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VITALS } from '../page/page-vitals.ts';

/** Longest task that does not block an input, in ms. Source: W3C Long Tasks. */
const LONG_TASK_MS = 50;

/** Long tasks count for this time after navigation start, in ms: a long visit is not a slower page. Assumed. */
const LOADING_MS = 10_000;

/**
 * Measures this page, and tells the shop once, as it is left or put aside: the name of its route and figures, by a
 * request without cookies. The browser has kept what happened before.
 */
export function reportVitals(route: string): void {
  const vitals = new Map<(typeof VITALS)[number], number>();
  const note = ({ name, value }: Metric) => void vitals.set(name, value);
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(note, { reportAllChanges: true });
  const noteLast = noteLongTasks((blockedMs) => vitals.set('BLOCKED', (vitals.get('BLOCKED') ?? 0) + blockedMs));
  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    noteLast();
    send(JSON.stringify({ route, vitals: Object.fromEntries(vitals) }));
  };
  // NOTE: in the bubbling phase: the library listens in the capture phase and reports its last values first.
  document.addEventListener('visibilitychange', tell);
}

/**
 * Calls with how much too long each task was, in ms, and with 0 at once where the browser can tell. Answers what notes
 * those that have just been.
 */
function noteLongTasks(note: (blockedMs: number) => void): () => void {
  // Some engines have no observer, or one that does not list what it supports.
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return () => undefined;
  note(0);
  const noteAll = (tasks: PerformanceEntryList): void => {
    for (const { startTime, duration } of tasks) {
      if (startTime < LOADING_MS) note(Math.max(0, duration - LONG_TASK_MS));
    }
  };
  const observer = new PerformanceObserver((tasks) => noteAll(tasks.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  return () => noteAll(observer.takeRecords());
}

/** Fire and forget. */
function send(body: string): void {
  const headers = { 'content-type': 'application/json' };
  const anonymous = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  fetch('/vitals', { method: 'POST', body, headers, keepalive: true, ...anonymous }).catch(() => undefined);
}
