import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { pagesInHistory } from '@dealstore/ui/overlay/use-close-on-back.ts';
import { paths } from '../routes/links.ts';

/** Entries the tab had when this document came; a tab that begins with it has one, in Chromium two. */
const ENTRIES_AT_FIRST = typeof history === 'undefined' ? 0 : history.length;

/** Goes to the page before, or home when this is the first page of the visit. Spec §2, §4. */
export function useGoBack(): () => void {
  const [, navigate] = useLocation();
  return useCallback(() => {
    if (canGoBack()) window.history.back();
    else navigate(paths.home(), { replace: true });
  }, [navigate]);
}

function canGoBack(): boolean {
  if ('navigation' in globalThis) return navigation.canGoBack;
  const cameFromHere = document.referrer.startsWith(window.location.origin);
  return cameFromHere || pagesInHistory() > Math.min(ENTRIES_AT_FIRST, 2);
}
