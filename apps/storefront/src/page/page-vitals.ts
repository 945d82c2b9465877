/**
 * What a page measures of itself: the web vitals of web.dev/vitals in milliseconds (CLS without a unit), and `BLOCKED`,
 * how long its long tasks held up the main thread beyond 50 ms each (W3C Long Tasks).
 */
export const VITALS = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS', 'BLOCKED'] as const;

/** One figure of one page. */
export interface PageVital {
  /** The pattern of the route, without parameter values. */
  readonly route: string;
  readonly name: (typeof VITALS)[number];
  readonly value: number;
}
