/** How much a property, a race or a load test does. Assumed: our own figures; a soak run multiplies them. */
export interface TestSizes {
  /** Runs of an ordinary property. */
  readonly numRuns: number;
  /** Runs of a property about money, where one won off is a fault. */
  readonly moneyRuns: number;
  /** Rounds of one race. */
  readonly raceRounds: number;
  /** Rounds of the race for one gift. */
  readonly giftRounds: number;
  /** Callers of one race. */
  readonly raceCallers: number;
  /** Words searched for over HTTP, each in both keyboard layouts. */
  readonly searchedWords: number;
  /** Random words in mixed scripts that rules of text see. */
  readonly randomWords: number;
  /** Requests sent against the contract that are wrong in some way. */
  readonly fuzzRuns: number;
  /** Times a server is killed or stopped in the middle of its work. */
  readonly kills: number;
  /** Connections that send slower than anybody should. */
  readonly slowConnections: number;
  /** Seconds a server is asked four times as much as it can do. */
  readonly overloadSeconds: number;
  /** Seconds the way to the database is in trouble. */
  readonly faultSeconds: number;
  /** What each recurring job finds to do at once. */
  readonly backlog: number;
  /** Orders of the shop whose statements are counted. */
  readonly orders: number;
  /** Lives of a member that are led from the first order to the last. */
  readonly lives: number;
  /** Acts of members that are simulated in memory. */
  readonly simulatedActs: number;
  /** The same against a backend with a database. */
  readonly simulatedBackendActs: number;
}

const USUAL: TestSizes = {
  numRuns: 300,
  moneyRuns: 1_000,
  raceRounds: 3,
  giftRounds: 100,
  raceCallers: 50,
  searchedWords: 2_000,
  randomWords: 100_000,
  fuzzRuns: 1_000,
  kills: 3,
  slowConnections: 100,
  overloadSeconds: 2,
  faultSeconds: 6,
  backlog: 520,
  orders: 20_000,
  lives: 10,
  simulatedActs: 10_000,
  simulatedBackendActs: 400,
};
const SOAK: TestSizes = {
  numRuns: 10_000,
  moneyRuns: 100_000,
  raceRounds: 50,
  giftRounds: 500,
  raceCallers: 200,
  searchedWords: 300_000,
  randomWords: 1_000_000,
  fuzzRuns: 100_000,
  kills: 100,
  slowConnections: 1_000,
  overloadSeconds: 60,
  faultSeconds: 30,
  backlog: 50_000,
  orders: 1_000_000,
  lives: 1_000,
  simulatedActs: 10_000_000,
  simulatedBackendActs: 100_000,
};

/** The sizes of this run: usual, or soaking when a set-up file put `DEALSTORE_SOAK` on the global object. */
export const testSizes: TestSizes = Reflect.get(globalThis, 'DEALSTORE_SOAK') === true ? SOAK : USUAL;
