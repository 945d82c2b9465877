import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VITALS } from '../page/page-vitals.ts';

/** What a task may take before it holds up a touch, in ms. Source: W3C Long Tasks. */
const LONG_TASK_MS = 50;

/**
 * Measures this page, and tells the shop once, as it is left or put aside: the name of its route and figures, by a
 * request without cookies. The browser has kept what happened before.
 */
export function reportVitals(route: string): void {
  const vitals = new Map<(typeof VITALS)[number], number>();
  const note = ({ name, value }: Metric) => void vitals.set(name, value);
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(note, { reportAllChanges: true });
  noteLongTasks((blockedMs) => vitals.set('BLOCKED', (vitals.get('BLOCKED') ?? 0) + blockedMs));
  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', tell, true);
    // After the library has heard the same.
    queueMicrotask(() => send(JSON.stringify({ route, vitals: Object.fromEntries(vitals) })));
  };
  addEventListener('visibilitychange', tell, true);
}

/** Calls with how long each task was too long, in ms; 0 once, where the browser can tell and none has been yet. */
function noteLongTasks(note: (blockedMs: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  note(0);
  const observer = new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) note(Math.max(0, duration - LONG_TASK_MS));
  });
  observer.observe({ type: 'longtask', buffered: true });
}

/** Nobody waits for it, and nobody is told where it fails. */
function send(body: string): void {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', body, headers, credentials: 'omit', keepalive: true } as const;
  fetch('/vitals', request).catch(() => undefined);
}
