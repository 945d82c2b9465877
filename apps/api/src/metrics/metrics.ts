import { Counter, Histogram, Registry } from 'prom-client';

/** What this process counts, from its start on; the library keeps its counters per process as well. */
export const processMetrics = new Registry();
const registers = [processMetrics];

/** Upper bounds of the histogram of latencies, in seconds; a request ends after five. Assumed. */
const LATENCY_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Requests by method, route pattern and status, with their latencies; `_count` is how many there were. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from a request to its response, by route pattern',
  labelNames: ['method', 'route', 'status'],
  buckets: LATENCY_BUCKETS_S,
  registers,
});

/** Requests answered 503 at once, because they would have waited too long. */
export const shedRequests = new Counter({
  name: 'dealstore_shed_requests_total',
  help: 'Requests answered 503 by admission control',
  registers,
});

/** What pages tell of themselves, in seconds: web vitals, and how long long tasks held up the main thread. */
export const pageSeconds = new Histogram({
  name: 'dealstore_page_seconds',
  help: 'Web vitals and blocked time as browsers measured them, by route pattern of the page that was opened',
  labelNames: ['vital', 'route'],
  // The bounds of good and poor among them. Source: web.dev/vitals.
  buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 4, 8],
  registers,
});

/** How far pages have moved under their readers, which has no unit. */
export const pageShift = new Histogram({
  name: 'dealstore_page_layout_shift',
  help: 'Cumulative layout shift as browsers measured it, by route pattern of the page that was opened',
  labelNames: ['route'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
  registers,
});

/** Calls that were refused or failed, by the error code of the contract. */
export const refusals = new Counter({
  name: 'dealstore_refusals_total',
  help: 'API calls refused, by error code',
  labelNames: ['code'],
  registers,
});

/** Orders by what was written of them, counted once that is committed. */
export const orders = new Counter({
  name: 'dealstore_orders_total',
  help: 'Orders written: placed, paid',
  labelNames: ['event'],
  registers,
});

/** Jobs this process ran, by kind and by how they ended. */
export const jobRuns = new Counter({
  name: 'dealstore_job_runs_total',
  help: 'Jobs run by this process, by kind and outcome: done, failed',
  labelNames: ['kind', 'outcome'],
  registers,
});

/** Statements that took longer than SLOW_QUERY_MS. */
export const slowQueries = new Counter({
  name: 'dealstore_slow_queries_total',
  help: 'Statements slower than the limit; each is logged with its request id',
  registers,
});
