import { recentProductCards, rememberProduct } from '@dealstore/commerce-core';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LoadServices } from '../../container/services.ts';
import { useServices } from '../../container/use-service.ts';

/** Key under which screens keep the cards of what was viewed. */
export const RECENT_KEY = ['recent-products'] as const;

/** The cards of what was viewed, newest first; goods no longer shown are left out. @param limit at most so many */
export function recentCardsQuery(services: LoadServices, limit?: number) {
  return queryOptions({
    queryKey: [...RECENT_KEY, limit ?? 'all'],
    queryFn: async ({ signal }) => recentProductCards(await services(), limit, signal),
  });
}

/** Remembers that a product was viewed. */
export function useRememberProduct(productNo: number): void {
  const services = useServices();
  const client = useQueryClient();
  useEffect(() => {
    let isGone = false;
    const remember = async (): Promise<void> => {
      const loaded = await services();
      if (isGone) return;
      // What was viewed is a convenience: a screen says nothing of it when it cannot be kept.
      await rememberProduct(loaded, productNo).catch(() => undefined);
      client.removeQueries({ queryKey: RECENT_KEY });
    };
    void remember();
    return () => {
      isGone = true;
    };
  }, [services, client, productNo]);
}
