import type { PopupType } from '@dealstore/commerce-core/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { interruptOnce } from './interruption.ts';

/** How long a page is looked at before a popup comes over it: 3 s. Assumed. */
const POPUP_AFTER_MS = 3_000;

const PopupDialog = lazy(async () => ({ default: (await import('./popup-dialog.tsx')).PopupDialog }));

/** Popups of a page, some time after it. Spec §7; where they are shown is assumed. */
export function Popups({ type }: { readonly type: PopupType }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => interruptOnce('popup', POPUP_AFTER_MS, () => setDue(true)), []);
  if (!isDue) return null;
  return (
    <Suspense>
      <PopupDialog type={type} />
    </Suspense>
  );
}
