import { type TraceEvent, WATCHED_MS } from '@dealstore/storefront/slow-phone';

/** Longest a task may take before it blocks the page, in ms: what is beyond is blocked, as in Total Blocking Time. */
export const TASK_LIMIT_MS = 50;
/** The end of what is watched, in which nothing should happen any more, in ms. */
export const REST_MS = 5_000;
const US_PER_MS = 1_000;

/** What the main thread of a page did until `WATCHED_MS` after its load; times are the clock's, in ms. */
export interface MainThread {
  /** All its tasks together, as Lighthouse adds them up. */
  readonly work: number;
  /** What tasks took beyond `TASK_LIMIT_MS` after the first paint. */
  readonly blocked: number;
  readonly longTasks: number;
  readonly longest: number;
  /** How often style was computed in the last `REST_MS`. */
  readonly stylesAtRest: number;
  readonly paintsAtRest: number;
}

/** Adds up a trace of one visit. @throws Error where the trace has no page that was painted and loaded */
export function sumUpTrace(events: readonly TraceEvent[]): MainThread {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  // NOTE: a picture that is an SVG is a document too, with a load of its own.
  const load = events.find(({ name, args }) => name === 'loadEventEnd' && args?.frame === paint?.args?.frame);
  if (paint === undefined || load === undefined) throw new Error('the page was never painted or never loaded');
  const end = load.ts + WATCHED_MS * US_PER_MS;
  const named = (wanted: string, from = -Infinity) =>
    events.filter(
      ({ name, ph, pid, tid, ts }) =>
        name === wanted && ph === 'X' && pid === paint.pid && tid === paint.tid && ts >= from && ts < end,
    );
  const tasks = named('RunTask');
  const timesSince = (from: number) =>
    tasks.map(({ ts, dur = 0 }) => (Math.min(ts + dur, end) - Math.max(ts, from)) / US_PER_MS);
  const times = timesSince(-Infinity);
  return {
    work: times.reduce((sum, time) => sum + time, 0),
    blocked: timesSince(paint.ts).reduce((sum, time) => sum + Math.max(0, time - TASK_LIMIT_MS), 0),
    longTasks: times.filter((time) => time > TASK_LIMIT_MS).length,
    longest: Math.max(...times),
    stylesAtRest: named('UpdateLayoutTree', end - REST_MS * US_PER_MS).length,
    paintsAtRest: named('Paint', end - REST_MS * US_PER_MS).length,
  };
}
