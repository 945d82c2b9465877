/**
 * Requests always worked on at once, however slow the shop has become: fewer would leave the database idle. Assumed.
 */
const MIN_LIMIT = 32;
/**
 * Most requests worked on at once, however fast: what all of them do in one turn of the event
 * loop delays everyone. Assumed.
 */
const MAX_LIMIT = 200;
/**
 * Longest time in ms an admitted request may expect to take; one that is unlike all others may
 * take three times that. Assumed.
 */
const TARGET_LATENCY_MS = 350;
/** How much higher the limit is for payments. */
const PAYMENT_FACTOR = 2;

/** Requests in flight from which on the shop counts as busy: below, throughput is that of demand, not of capacity. */
const BUSY_FROM = 16;
/** Responses a sample has at least, and its length in ms. */
const SAMPLE_COUNT = 64;
const SAMPLE_MS = 250;
/** Responses per ms assumed of a shop that has not been busy yet. Assumed. */
const INITIAL_THROUGHPUT = 0.3;

/** How many requests are in flight, and whether one more would be answered in time. */
export interface ConcurrencyLimit {
  /** Whether another request fits under the limit; payments are shed last. */
  admits(isPayment: boolean): boolean;
  /** Requests worked on now. */
  inFlight(): number;
  /** Counts one request as in flight until its work is done; resolves to the result of the work. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * An adaptive concurrency limit by Little's law: measured throughput × target latency. Throughput is that of the last
 * busy sample; neither the database nor a timer sees the queue of a rendering process, which is in its event loop.
 * @param now in ms, from any start
 */
export function createConcurrencyLimit(now: () => number = () => performance.now()): ConcurrencyLimit {
  let inFlight = 0;
  let throughput = INITIAL_THROUGHPUT;
  let sample = { startedAt: 0, responses: 0 };

  const recordResponse = (): void => {
    if (inFlight < BUSY_FROM) {
      sample = { startedAt: 0, responses: 0 };
      return;
    }
    if (sample.responses === 0) sample.startedAt = now();
    sample.responses += 1;
    const lengthMs = now() - sample.startedAt;
    if (sample.responses <= SAMPLE_COUNT || lengthMs < SAMPLE_MS) return;
    throughput = (sample.responses - 1) / lengthMs;
    sample = { startedAt: 0, responses: 0 };
  };
  return {
    inFlight: () => inFlight,
    admits(isPayment) {
      const limit = Math.min(Math.max(throughput * TARGET_LATENCY_MS, MIN_LIMIT), MAX_LIMIT);
      return inFlight < (isPayment ? limit * PAYMENT_FACTOR : limit);
    },
    async run(work) {
      inFlight += 1;
      try {
        return await work();
      } finally {
        recordResponse();
        inFlight -= 1;
        // An idle shop starts again from the assumed throughput: whatever made it slow is over or is measured anew.
        if (inFlight === 0) throughput = Math.max(throughput, INITIAL_THROUGHPUT);
      }
    },
  };
}
