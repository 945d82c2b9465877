import { useRouter } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';

/**
 * The path being shown, still percent-encoded. NOTE: wouter's own `useLocation` decodes it, so `50%25` would be lost.
 */
export function usePagePath(): string {
  const { ssrPath } = useRouter();
  return usePathname(ssrPath === undefined ? {} : { ssrPath });
}

/** The query being shown, still percent-encoded, without its question mark. */
export function usePageSearch(): string {
  const { ssrSearch } = useRouter();
  return useSearch(ssrSearch === undefined ? {} : { ssrSearch }).replace(/^\?/, '');
}

/** Path and query of the page as the browser has it now, to come back to. */
export function currentHref(): string {
  return window.location.pathname + window.location.search;
}
