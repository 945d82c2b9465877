import type { KeyValueStore } from '../platform/storage.port.ts';
import type { Ports } from '../ports.ts';
import type { RecentProductApi } from './recent-product.port.ts';
import { addRecent, readRecent, type RecentProduct, removeRecent } from './recent-products.ts';

const KEY = 'recent-products';

/** How long a device keeps what was viewed, in seconds since the last product: 90 days. Assumed. */
const MAX_AGE_S = 90 * 24 * 60 * 60;

/** The products a guest has viewed, kept on this device. Spec §2. */
export function createGuestRecentProductApi({
  keyValueStore,
  clock,
}: Pick<Ports, 'keyValueStore' | 'clock'>): RecentProductApi {
  return {
    list: async () => readDeviceRecent(keyValueStore),
    add: async (products) => {
      const now = clock.now();
      const seen = products.map((product) => (product.seenAt > now ? { ...product, seenAt: now } : product));
      writeDeviceRecent(keyValueStore, addRecent(readDeviceRecent(keyValueStore), seen));
    },
    remove: async (productNos) => {
      writeDeviceRecent(keyValueStore, removeRecent(readDeviceRecent(keyValueStore), productNos));
    },
  };
}

/** Reads what this device has kept. */
export function readDeviceRecent(store: KeyValueStore): readonly RecentProduct[] {
  return readRecent(store.get(KEY));
}

/** Keeps a list on this device; an empty one takes the entry away. */
export function writeDeviceRecent(store: KeyValueStore, recent: readonly RecentProduct[]): void {
  if (recent.length === 0) store.remove(KEY);
  else store.set(KEY, JSON.stringify(recent), MAX_AGE_S);
}
