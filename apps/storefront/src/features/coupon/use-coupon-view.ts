import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { type CouponView, createCouponView } from './coupon.view.ts';

// The page's cache of answers lives as long as its document: so does the view kept beside it.
const views = new WeakMap<QueryClient, CouponView>();

/** The coupon page's view of this document, and what it shows now. */
export function useCouponView(): { readonly view: CouponView; readonly shown: CouponView['state'] } {
  const client = useQueryClient();
  const view = views.get(client) ?? createCouponView();
  views.set(client, view);
  return { view, shown: useSnapshot(view.state) };
}
