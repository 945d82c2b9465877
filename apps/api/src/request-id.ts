import { randomUUID } from 'node:crypto';

const REQUEST_ID = /^[A-Za-z0-9-]{1,64}$/;

/** The id a request brings along, if it has the shape of one, so that no stranger writes into the log; else a new one. */
export function requestIdOf({ headers }: Pick<Request, 'headers'>): string {
  const given = headers.get('x-request-id') ?? '';
  return REQUEST_ID.test(given) ? given : randomUUID();
}
