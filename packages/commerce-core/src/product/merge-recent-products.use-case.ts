import type { Ports } from '../ports.ts';
import { readDeviceRecent, writeDeviceRecent } from './guest-recent-products.use-case.ts';

/**
 * Moves the products viewed as a guest on this device to the member after a log-in: they leave the device when the
 * backend has acknowledged them. Answers whether there were any. Assumed.
 */
export async function mergeRecentProducts({
  recentProductApi,
  keyValueStore,
}: Pick<Ports, 'recentProductApi' | 'keyValueStore'>): Promise<boolean> {
  const seen = readDeviceRecent(keyValueStore);
  if (seen.length === 0) return false;
  await recentProductApi.add(seen);
  writeDeviceRecent(keyValueStore, []);
  return true;
}
