import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AddressView, createAddressView } from './address.view.ts';

// The page's cache of answers lives as long as its document: so does the view kept beside it.
const views = new WeakMap<QueryClient, AddressView>();

/** The address forms' view of this document. */
export function useAddressView(): AddressView {
  const client = useQueryClient();
  const view = views.get(client) ?? createAddressView();
  views.set(client, view);
  return view;
}
