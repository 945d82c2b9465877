import type { Language } from '@dealstore/commerce-core/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { savesData } from '../../page/saves-data.ts';
import { loadScreen } from '../../routes/screens.ts';
import { readPage } from './current-page.ts';

/** Parts of the page that prefetching uses. */
export interface PrefetchContext {
  readonly client: QueryClient;
  readonly services: LoadServices;
  readonly language: Language;
  readonly loggedIn: boolean;
}

/** Time a pointer rests on a link before its page is prefetched: 80 ms. Assumed. */
const REST_MS = 80;

/** Prefetches the chunk and data of a link's page on pointer down, and when a mouse rests on the link. */
export function prefetchLinks(context: PrefetchContext): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerdown', (event) => prefetch(context, event.target), { passive: true });
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(resting);
    if (pointerType === 'mouse') resting = setTimeout(() => prefetch(context, target), REST_MS);
  });
}

function prefetch({ client, services, language, loggedIn }: PrefetchContext, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin || link.target !== '' || savesData()) return;
  if (link.pathname === window.location.pathname && link.search === window.location.search) return;
  const page = readPage(link.pathname, link.search);
  if (page.route === 'wrongPage') return;
  void loadScreen(page.route)
    .then((screen) =>
      screen.load?.({
        ...page,
        language,
        loggedIn,
        services,
        prefetch: (query) => void client.prefetchQuery(query),
        prefetchInfinite: (query) => void client.prefetchInfiniteQuery(query),
      }),
    )
    .catch(() => undefined);
}
