import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../routes/links.ts';
import { pagesInHistory } from '../ui/use-close-on-back.ts';

/** Goes to the page before, or home when this is the first page of the visit. Spec §2, §4. */
export function useGoBack(): () => void {
  const [, navigate] = useLocation();
  return useCallback(() => {
    const cameFromHere = document.referrer.startsWith(window.location.origin) || pagesInHistory() > 2;
    if (cameFromHere) window.history.back();
    else navigate(paths.home(), { replace: true });
  }, [navigate]);
}
