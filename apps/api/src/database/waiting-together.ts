/** Requests that wait for a place in a group now, by database. */
const counts = new WeakMap<object, number>();

/** How many requests wait to be carried out together with others of their kind. */
export function waitingTogether(database: object): number {
  return counts.get(database) ?? 0;
}

/** Counts requests that begin to wait, or with a number below 0 such as wait no more. */
export function countWaiting(database: object, change: number): void {
  counts.set(database, waitingTogether(database) + change);
}
