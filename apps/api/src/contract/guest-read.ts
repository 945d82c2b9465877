import { type Replica, readPublicly } from '../database/replica.ts';
import type { GuestRequest, ResponseCache } from '../response-cache/response-cache.ts';
import type { SharedAnswer } from '../response-cache/shared-answer.ts';
import type { AnyCall, AnyHandler, Handlers } from './operation.ts';

/**
 * Handlers that ask one database, and the cache of what they answer guests: what is read is
 * validated by the same database.
 */
export interface GuestSource {
  readonly handlers: ReadonlyMap<string, AnyHandler>;
  readonly responseCache: ResponseCache;
}

/** Where guests' reads of the catalogue are answered from. */
export interface GuestSources {
  readonly primary: GuestSource;
  /** The same on a replica; null where there is none. */
  readonly secondary: (GuestSource & { readonly replica: Replica }) | null;
}

/** What a shop with a replica is mounted with. */
export interface ReplicaSource {
  readonly replica: Replica;
  readonly handlers: Handlers;
  readonly responseCache: ResponseCache;
}

/** A guest's call of a cacheable operation. */
export type GuestCall = GuestRequest & AnyCall;

/**
 * Answers a guest. A member's calls never come here: they ask the primary, so no member misses
 * what they have just written.
 */
export async function answerGuest({ primary, secondary }: GuestSources, call: GuestCall): Promise<SharedAnswer> {
  if (secondary === null) return ask(primary, call);
  return readPublicly(secondary.replica, {
    onReplica: () => ask(secondary, call),
    onPrimary: () => ask(primary, call),
  });
}

function ask({ handlers, responseCache }: GuestSource, call: GuestCall): Promise<SharedAnswer> {
  return responseCache.answer(call, async (catalogueVersion) =>
    handlers.get(call.operation.operationId)?.({ ...call, catalogueVersion }),
  );
}
