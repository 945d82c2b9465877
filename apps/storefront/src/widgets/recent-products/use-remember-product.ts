import { rememberProduct } from '@dealstore/commerce-core';
import type { ProductNo } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../container/use-service.ts';

/** Key under which screens keep the cards of what was viewed. */
export const RECENT_KEY = ['recent-products'] as const;

/** Remembers that a product was viewed. */
export function useRememberProduct(productNo: ProductNo): void {
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
