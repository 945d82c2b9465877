import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { createHomeView, type HomeView } from './home.view.ts';

// The page's cache of answers lives as long as its document: so does the view kept beside it.
const views = new WeakMap<QueryClient, HomeView>();

/** The home's view of this document, and what it shows now. */
export function useHomeView(): HomeView & { readonly snapshot: ReturnType<typeof useSnapshot<HomeView['state']>> } {
  const client = useQueryClient();
  const view = views.get(client) ?? createHomeView();
  views.set(client, view);
  return { ...view, snapshot: useSnapshot(view.state) };
}
