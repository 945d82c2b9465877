import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app.ts';
import type { Caller } from '../contract/operation.ts';
import { findCaller } from './session.store.ts';

/** Reads a bearer. Rejects with A401 when it is unknown, over, or its session has ended. Spec §8. */
export function authenticator({
  database,
  clock,
}: Pick<AppParts, 'database' | 'clock'>): (bearer: string) => Promise<Caller> {
  return async (bearer) => {
    const caller = await findCaller(database, bearer, clock.now());
    if (caller === null) throw commerceError('A401');
    return caller;
  };
}
