import { dehydrate, type DehydratedState, hydrate, type Mutation, type QueryClient } from '@tanstack/react-query';
import { clear, createStore, del, delMany, entries, set } from 'idb-keyval';
import type { LoadServices } from '../../container/services.ts';
import { WAITS_FOR_NETWORK } from '../../page/connection/offline.ts';
import { cartChange } from '../../widgets/cart/cart-cache.ts';
import { wishChange, wishRemoval } from '../../widgets/product-card/wish-cache.ts';
import { helpfulChange } from '../../widgets/review/helpful-change.ts';
import { PERSISTED_LIFE_MS, type PersistingPage, ownerNow } from './persisted-queries.ts';

/** Unsent mutations of one page, with their owner. */
interface PersistedMutations {
  /** The log-in they were made under; empty for a guest. */
  readonly owner: string;
  readonly keptAt: number;
  readonly mutations: DehydratedState['mutations'];
}

let database: ReturnType<typeof createStore> | null = null;
const store = () => (database ??= createStore('kept-changes', 'changes'));
const following = new WeakSet<QueryClient>();

/**
 * Restores the unsent mutations of previous pages, once per page, and persists unsent ones from now on; they are sent
 * in order when there is a network. Those of another member are deleted.
 */
export async function persistMutations({ client, owner }: PersistingPage, services: LoadServices): Promise<void> {
  if (following.has(client)) return;
  following.add(client);
  const { mutationKey: wishKey = [], ...wish } = wishChange(services);
  const { mutationKey: removalKey = [], ...removal } = wishRemoval(services);
  const { mutationKey: cartKey = [], ...cart } = cartChange(services);
  const { mutationKey: helpfulKey = [], ...helpful } = helpfulChange(services);
  client.setMutationDefaults(wishKey, wish);
  client.setMutationDefaults(removalKey, removal);
  client.setMutationDefaults(cartKey, cart);
  client.setMutationDefaults(helpfulKey, helpful);
  const left = await entries<string, PersistedMutations>(store());
  followChanges(client, owner);
  if (ownerNow() !== owner) return;
  const from = Date.now() - PERSISTED_LIFE_MS;
  const ours = left
    .map(([, mutation]) => mutation)
    .filter((mutation) => mutation.owner === owner && mutation.keptAt >= from);
  hydrate(client, { mutations: ours.flatMap(({ mutations }) => mutations) });
  await delMany(
    left.map(([key]) => key),
    store(),
  );
}

/** Deletes all unsent mutations. */
export const dropMutations = (): Promise<void> => clear(store());

/** Persists unsent mutations whenever they change, under a key of this page. */
function followChanges(client: QueryClient, owner: string): void {
  const key = crypto.randomUUID();
  let written = '';
  client.getMutationCache().subscribe(() => {
    const mutations = unsavedOf(client);
    const times = mutations.map(({ state }) => state.submittedAt).join();
    if (times === written || ownerNow() !== owner) return;
    written = times;
    const changes: PersistedMutations = { owner, keptAt: Date.now(), mutations };
    // When storage is full they are kept only while the page is open.
    (mutations.length === 0 ? del(key, store()) : set(key, changes, store())).catch(() => undefined);
  });
}

/** Paused and pending mutations, oldest first: a page that is closed may not have sent a pending one. */
function unsavedOf(client: QueryClient): DehydratedState['mutations'] {
  const isUnsaved = ({ state, options }: Mutation) =>
    state.status === 'pending' && options.scope?.id === WAITS_FOR_NETWORK.scope.id;
  const { mutations } = dehydrate(client, { shouldDehydrateMutation: isUnsaved, shouldDehydrateQuery: () => false });
  return mutations.map((mutation) => ({ ...mutation, state: { ...mutation.state, isPaused: true } }));
}
