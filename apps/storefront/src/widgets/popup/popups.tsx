import type { PopupType } from '@dealstore/commerce-core/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useChromeState } from '../../page/chrome-store.ts';

/** How long a page is looked at before a popup comes over it: 3 s. Assumed. */
const POPUP_AFTER_MS = 3_000;

const PopupDialog = lazy(async () => ({ default: (await import('./popup-dialog.tsx')).PopupDialog }));

/** Popups of a page: some time after it, and never over another dialog. Spec §7; where they are shown is assumed. */
export function Popups({ type }: { readonly type: PopupType }) {
  const { prompt, alert, terms, offersApp } = useChromeState();
  const isFree = prompt === null && alert === null && terms === null && !offersApp;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue || !isFree) return undefined;
    const look = () => {
      if (document.querySelector('dialog[open]') === null) setDue(true);
    };
    const timer = setInterval(look, POPUP_AFTER_MS);
    return () => clearInterval(timer);
  }, [isDue, isFree]);
  if (!isDue) return null;
  return (
    <Suspense>
      <PopupDialog type={type} />
    </Suspense>
  );
}
