import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Authenticate } from '../contract/mount.ts';
import type { Caller } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { digest } from '../secret.ts';
import { findCaller } from './session.store.ts';

/** Bearers of which a process knows whose they are. */
const KNOWN_LIMIT = 10_000;

/**
 * Reads bearers. Rejects with A401 when one is unknown, over, or its session has ended. Spec §8.
 * NOTE: whose a bearer is never changes and is remembered; whether it still holds is asked in every call.
 */
export function authenticator({ database, clock }: Pick<AppParts, 'database' | 'clock'>): Authenticate {
  const known = new Map<string, Caller>();

  async function find(connection: Database | Transaction, tokenHash: string): Promise<Caller> {
    const caller = await findCaller(connection, tokenHash, clock.now());
    if (caller !== null) return caller;
    known.delete(tokenHash);
    throw commerceError('A401');
  }

  function remember(tokenHash: string, caller: Caller): void {
    const [oldest] = known.keys();
    if (known.size >= KNOWN_LIMIT && oldest !== undefined) known.delete(oldest);
    known.set(tokenHash, caller);
  }

  return async (bearer, provesLater) => {
    const tokenHash = digest(bearer);
    const holder = known.get(tokenHash);
    if (provesLater && holder !== undefined) return { ...holder, prove: askedOnce(tokenHash) };
    const caller = await find(database, tokenHash);
    if (holder === undefined) remember(tokenHash, caller);
    return caller;
  };

  function askedOnce(tokenHash: string): NonNullable<Caller['prove']> {
    let asked: Promise<unknown> | null = null;
    return async (connection) => {
      asked ??= find(connection, tokenHash);
      await asked;
    };
  }
}
