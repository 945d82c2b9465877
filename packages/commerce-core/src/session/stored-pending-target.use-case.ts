import type { Ports } from '../ports.ts';
import { PENDING_TARGET_LIFE_MS, pendingTarget, readPendingTarget } from './pending-target.ts';
import type { PendingTargetStore } from './pending-target.port.ts';

const KEY = 'pending-target';

/** Keeps the pending target on this device: for shells and programs without a web host. Spec §4. */
export function createStoredPendingTarget({
  keyValueStore,
  clock,
}: Pick<Ports, 'keyValueStore' | 'clock'>): PendingTargetStore {
  return {
    save: (path, intent) => {
      const target = pendingTarget(path, intent, clock.now());
      if (target === null) keyValueStore.remove(KEY);
      else keyValueStore.set(KEY, JSON.stringify(target), PENDING_TARGET_LIFE_MS / 1000);
    },
    take: (isWanted = () => true) => {
      const json = keyValueStore.get(KEY);
      const target = json === null ? null : readPendingTarget(json, clock.now());
      if (target !== null && !isWanted(target)) return null;
      keyValueStore.remove(KEY);
      return target === null ? null : { path: target.path, intent: target.intent };
    },
  };
}
