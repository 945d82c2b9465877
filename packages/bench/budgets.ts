/** The limits a run is compared with: floors with slack, not records. A miss is printed and fails nothing. */
export const BUDGETS = {
  /** Requests before the first render of a public route. */
  requestsBeforeRender: 1,
  /** Body and headers of the heaviest product, home or list, brotli. */
  pageBytes: 14_600,
  /** Script that hydrates any public route; with all that follows by itself; with the flows of a member. Brotli. */
  hydrationBytes: 130_000,
  routeBytes: 170_000,
  flowBytes: 190_000,
  /** Time a page is blocked as it starts on a slow phone. */
  blockedMs: 100,
  /** A tap on a slow phone until the next paint, median and worst. */
  tapMedianMs: 100,
  tapWorstMs: 200,
  /** Rendered pages per core second, database read included. */
  homePages: 150,
  listPages: 250,
  productPages: 250,
  /** Pages from the page cache per core second, as a browser asks for them: brotli. */
  cachedPages: 3_000,
  /** Database cost of a request: all its statements together. */
  requestBuffers: 400,
  requestP95Ms: 50,
  /** The same for the rarest mix of filters and for deep pages. */
  rareRequestMs: 150,
  /** Full orders per second, generator in the process; over HTTP with the generator outside. */
  orders: 120,
  orderP99Ms: 300,
  ordersOverHttp: 80,
  /** From nothing: database set up, filled and seeded. */
  firstStartMs: 25_000,
  /** Built and seeded. */
  startMs: 1_500,
} as const;
