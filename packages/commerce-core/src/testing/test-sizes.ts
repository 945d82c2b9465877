/** How much a property, a race or a load test does. Assumed: our own figures; a soak run multiplies them. */
export interface TestSizes {
  /** Runs of an ordinary property. */
  readonly numRuns: number;
  /** Runs of a property about money, where one won off is a fault. */
  readonly moneyRuns: number;
  /** Rounds of one race. */
  readonly raceRounds: number;
  /** Callers of one race. */
  readonly raceCallers: number;
}

const USUAL: TestSizes = { numRuns: 300, moneyRuns: 1_000, raceRounds: 3, raceCallers: 50 };
const SOAK: TestSizes = { numRuns: 10_000, moneyRuns: 100_000, raceRounds: 50, raceCallers: 200 };

/** The sizes of this run: usual, or soaking when a set-up file put `DEALSTORE_SOAK` on the global object. */
export const testSizes: TestSizes = Reflect.get(globalThis, 'DEALSTORE_SOAK') === true ? SOAK : USUAL;
