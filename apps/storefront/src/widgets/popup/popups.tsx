import type { PopupType } from '@dealstore/commerce-core/domain';
import { useEffect, useState } from 'react';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import { interruptOnce } from './interruption.ts';

/** How long a page is looked at before a popup comes over it: 3 s. Assumed. */
const POPUP_AFTER_MS = 3_000;

/** The visitor has not asked for it: it is left out where its file cannot be loaded. */
const PopupDialog = lazyComponent(
  async () => (await import('./popup-dialog.tsx')).PopupDialog,
  null,
  () => null,
);

/** Popups of a page, some time after it. Spec §7; where they are shown is assumed. */
export function Popups({ type }: { readonly type: PopupType }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => interruptOnce('popup', POPUP_AFTER_MS, () => setDue(true)), []);
  if (!isDue) return null;
  return <PopupDialog type={type} />;
}
