import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Authenticate } from '../contract/mount.ts';
import { digest } from '../secret/secret.ts';
import { findCaller } from './session.store.ts';

/** Reads bearers. Rejects with A401 when one is unknown, over, or its session has ended. Spec §8. */
export function authenticator({ database, clock }: Pick<AppParts, 'database' | 'clock'>): Authenticate {
  return async (bearer) => {
    const caller = await findCaller(database, digest(bearer), clock.now());
    if (caller === null) throw commerceError('A401');
    return caller;
  };
}
