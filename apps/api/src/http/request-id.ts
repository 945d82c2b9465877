import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const REQUEST_ID = /^[A-Za-z0-9-]{1,64}$/;

const requestIds = new AsyncLocalStorage<string>();

/**
 * The id a request brings along, if it has the shape of one, so that no stranger writes into the log; else a new one.
 */
export function requestIdOf({ headers }: Pick<Request, 'headers'>): string {
  const given = headers.get('x-request-id') ?? '';
  return REQUEST_ID.test(given) ? given : randomUUID();
}

/** Does work of a request, so that what is logged meanwhile can name it. */
export function withRequestId<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return requestIds.run(requestId, work);
}

/** The id of the request that is worked on; null for work of none, such as a job. */
export function currentRequestId(): string | null {
  return requestIds.getStore() ?? null;
}
