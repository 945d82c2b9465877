import { useMemo, useState } from 'react';
import { type RouteName, matchRoute } from '../../routes/paths.ts';
import type { RouteParams } from '../../routes/route-pattern.ts';
import { hasScreen } from '../../routes/screens.ts';
import { usePagePath, usePageSearch } from '../../page/page-location.ts';
import { usePageFacts } from '../../page/page-state.ts';

/** The route being shown, as the location says. */
export interface CurrentPage {
  readonly route: RouteName;
  readonly path: string;
  readonly params: RouteParams;
  readonly search: URLSearchParams;
}

/** Reads a location; an unknown path, and a route without a screen, is the wrong page. Spec §8. */
export function readPage(path: string, search: string): CurrentPage {
  const match = matchRoute(path);
  const isShown = match !== null && hasScreen(match.name);
  return {
    route: isShown ? match.name : 'wrongPage',
    path,
    params: isShown ? match.params : {},
    search: new URLSearchParams(search),
  };
}

/** The page a component is part of; what the server did not find stays the wrong page where it was asked for. Spec §8. */
export function useCurrentPage(): CurrentPage {
  const path = usePagePath();
  const search = usePageSearch();
  const { notFound } = usePageFacts();
  const [arrivedAt] = useState(path);
  const isMissing = notFound && path === arrivedAt;
  return useMemo(() => {
    const page = readPage(path, search);
    return isMissing ? { ...page, route: 'wrongPage', params: {} } : page;
  }, [path, search, isMissing]);
}
