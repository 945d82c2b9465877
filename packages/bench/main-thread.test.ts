import type { TraceEvent } from '@dealstore/storefront/slow-phone';
import { describe, expect, it } from 'vitest';
import { sumUpTrace } from './main-thread.ts';

const PAGE = { pid: 1, tid: 2, args: { frame: 'page' } };
const MS = 1_000;

/** An event of the page's main thread; times in ms. */
const took = (name: string, at: number, ms: number): TraceEvent => ({
  ...PAGE,
  name,
  ph: 'X',
  ts: at * MS,
  dur: ms * MS,
});
const mark = (name: string, at: number, frame = 'page'): TraceEvent => ({
  ...PAGE,
  name,
  ph: 'R',
  ts: at * MS,
  args: { frame },
});

/** Painted after 200 ms and loaded after 1,000, so it is watched until 11,000 and should rest from 6,000 on. */
const MARKS = [
  mark('loadEventEnd', 100, 'picture'),
  mark('firstContentfulPaint', 200),
  mark('loadEventEnd', 1_000),
  mark('loadEventEnd', 2_000, 'picture'),
];

describe('the sums of a trace', () => {
  it('count every task as work, and as blocked what is beyond 50 ms after the first paint', () => {
    const { work, blocked, longTasks, longest } = sumUpTrace([
      ...MARKS,
      took('RunTask', 0, 150), // Before the paint: blocks nothing.
      took('RunTask', 180, 90), // From the paint on 70: blocks 20.
      took('RunTask', 300, 50), // As long as a task may be.
      took('RunTask', 400, 51), // Blocks 1.
      took('RunTask', 10_940, 100), // Until the end 60: blocks 10.
      took('RunTask', 11_000, 70), // After the end.
      took('FunctionCall', 400, 51), // Within a task.
      { ...took('RunTask', 500, 80), tid: 3 },
      { ...took('RunTask', 500, 80), pid: 4 },
    ]);
    expect({ work, blocked, longTasks, longest }).toEqual({ work: 401, blocked: 31, longTasks: 4, longest: 150 });
  });

  it('count the styles and paints of the last five seconds', () => {
    const { stylesAtRest, paintsAtRest } = sumUpTrace([
      ...MARKS,
      took('RunTask', 0, 1),
      took('UpdateLayoutTree', 5_999, 2),
      took('UpdateLayoutTree', 6_000, 2),
      took('UpdateLayoutTree', 10_999, 2),
      took('UpdateLayoutTree', 11_000, 2),
      took('Paint', 5_000, 1),
      took('Paint', 8_000, 1),
    ]);
    expect({ stylesAtRest, paintsAtRest }).toEqual({ stylesAtRest: 2, paintsAtRest: 1 });
  });

  it('need a page that was painted and loaded', () => {
    expect(() => sumUpTrace([mark('firstContentfulPaint', 200), mark('loadEventEnd', 1_000, 'picture')])).toThrow(
      'never loaded',
    );
  });
});
