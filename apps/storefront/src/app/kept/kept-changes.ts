import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { createStore, del, get, set } from 'idb-keyval';
import type { LoadServices } from '../../container/services.ts';
import { cartChange } from '../../widgets/cart/cart-cache.ts';
import { wishChange } from '../../widgets/product-card/wish-cache.ts';
import { KEPT_LIFE_MS, ownerNow } from './kept-answers.ts';

/** Changes that wait for a network, and whose they are. */
interface KeptChanges {
  /** The log-in they were made under; empty for a guest. */
  readonly owner: string;
  readonly keptAt: number;
  readonly mutations: DehydratedState['mutations'];
}

const KEY = 'waiting';

let database: ReturnType<typeof createStore> | null = null;
const store = () => (database ??= createStore('kept-changes', 'changes'));

/**
 * Brings back the changes that a page before has left waiting, sends them in their order once there is a network, and keeps
 * on the device what comes to wait from now on. Another member's are taken away.
 */
export async function keepChanges(client: QueryClient, services: LoadServices): Promise<void> {
  const { mutationKey: wishKey = [], ...wish } = wishChange(services);
  const { mutationKey: cartKey = [], ...cart } = cartChange(services);
  client.setMutationDefaults(wishKey, wish);
  client.setMutationDefaults(cartKey, cart);
  const kept = await get<KeptChanges>(KEY, store());
  if (kept !== undefined && kept.owner === ownerNow() && Date.now() - kept.keptAt <= KEPT_LIFE_MS)
    hydrate(client, { mutations: kept.mutations });
  else await del(KEY, store());
  followChanges(client);
  await client.resumePausedMutations();
}

/** Writes down what waits whenever that changes. */
function followChanges(client: QueryClient): void {
  const owner = ownerNow();
  const timesOf = (mutations: DehydratedState['mutations']) => mutations.map(({ state }) => state.submittedAt).join();
  let written = timesOf(waitingOf(client));
  client.getMutationCache().subscribe(() => {
    const mutations = waitingOf(client);
    const times = timesOf(mutations);
    if (times === written || ownerNow() !== owner) return;
    written = times;
    const changes: KeptChanges = { owner, keptAt: Date.now(), mutations };
    // A device that is full keeps them as long as the page is open.
    (mutations.length === 0 ? del(KEY, store()) : set(KEY, changes, store())).catch(() => undefined);
  });
}

/** What waits: everything that is paused, oldest first. */
function waitingOf(client: QueryClient): DehydratedState['mutations'] {
  return dehydrate(client, { shouldDehydrateQuery: () => false }).mutations;
}
