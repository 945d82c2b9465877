import { AsyncLocalStorage } from 'node:async_hooks';

/** Longest time of a request, in ms: BUSY then. Assumed: 5 s. */
export const REQUEST_LIMIT_MS = 5_000;

/** When the request being handled must have ended, on the monotonic clock; null once it has. */
const deadlines = new AsyncLocalStorage<{ at: number | null }>();

/**
 * Gives work one deadline for everything it asks of the database: a statement gets what is left, and none is begun
 * later. Work inside such work keeps the deadline it has; what goes on after the work has none.
 */
export async function withDeadline<T>(work: () => Promise<T>, limitMs: number = REQUEST_LIMIT_MS): Promise<T> {
  if ((deadlines.getStore()?.at ?? null) !== null) return work();
  const deadline: { at: number | null } = { at: performance.now() + limitMs };
  try {
    return await deadlines.run(deadline, work);
  } finally {
    deadline.at = null;
  }
}

/** Time until the deadline of the request being handled, in ms; endless outside of a request. */
export function timeLeftMs(): number {
  const at = deadlines.getStore()?.at ?? null;
  return at === null ? Number.POSITIVE_INFINITY : at - performance.now();
}
