import { defineScreen } from '../../routes/screen.ts';
import { SearchEntry } from './search-entry.tsx';
import { popularQuery } from '../../widgets/search/search.queries.ts';

/** `/search`. Spec §2. */
export const screen = defineScreen({
  Screen: SearchEntry,
  load: ({ prefetch, services }) => prefetch(popularQuery(services)),
});
