import type { KeyValueStore } from '@dealstore/commerce-core';
import { addRecent, type EpochMs, readRecent, type RecentProduct, removeRecent } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../container/use-service.ts';

const KEY = 'recent-products';

/** How long a device keeps what was seen, in seconds since the last product: 90 days. Assumed. */
const LIFE_S = 90 * 24 * 60 * 60;

/** Key under which screens keep the cards of what was seen. */
export const RECENT_KEY = ['recent-products'] as const;

/** What was seen on this device; the rules are the core's. Spec §2 (recent items). */
export interface RecentProducts {
  list(): readonly RecentProduct[];
  add(productNo: number, seenAt: EpochMs): void;
  remove(productNos: readonly number[]): void;
}

/** Opens the list kept under one key of a device's storage. */
export function openRecentProducts(store: KeyValueStore): RecentProducts {
  const list = () => readRecent(store.get(KEY));
  const keep = (recent: readonly RecentProduct[]) => {
    if (recent.length === 0) store.remove(KEY);
    else store.set(KEY, JSON.stringify(recent), LIFE_S);
  };
  return {
    list,
    add: (productNo, seenAt) => keep(addRecent(list(), productNo, seenAt)),
    remove: (productNos) => keep(removeRecent(list(), productNos)),
  };
}

/** Remembers on this device that a product was looked at. */
export function useRememberProduct(productNo: number): void {
  const services = useServices();
  const client = useQueryClient();
  useEffect(() => {
    let isGone = false;
    const remember = async (): Promise<void> => {
      const { keyValueStore, clock } = await services();
      if (isGone) return;
      openRecentProducts(keyValueStore).add(productNo, clock.now());
      client.removeQueries({ queryKey: RECENT_KEY });
    };
    void remember();
    return () => {
      isGone = true;
    };
  }, [services, client, productNo]);
}
