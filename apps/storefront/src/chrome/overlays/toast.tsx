import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { useTopDialog } from '../../ui/open-dialogs.ts';
import { useChrome, useChromeState } from '../chrome.view.ts';
import styles from './toast.module.css';

/** How long a toast is seen: 2 s. Spec §9. */
export const TOAST_MS = 2_000;

/**
 * One short message at the bottom centre for 2 s, also read out; pointing at it keeps it. Spec §9. While a modal dialog
 * is open, the rest of the page is inert, so that the message and its place stand inside the dialog.
 */
export function Toast() {
  const chrome = useChrome();
  const { toast } = useChromeState();
  const [held, setHeld] = useState(false);
  const dialog = useTopDialog();
  const id = toast?.id ?? null;
  useEffect(() => {
    if (id === null || held) return undefined;
    const timer = setTimeout(() => chrome.hideToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [chrome, id, held]);
  const shown = toast !== null && (
    <div key={toast.id} ref={showOnTop} popover="manual" className={styles['region']}>
      <div
        className={styles['toast']}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <span>{toast.text}</span>
        {toast.action !== null && <Link href={toast.action.href}>{toast.action.label}</Link>}
      </div>
    </div>
  );
  // Each place is there before its message comes: what arrives together with its place need not be read out.
  return (
    <>
      <div role="status" aria-live="polite">
        {dialog === null && shown}
      </div>
      {dialog !== null &&
        createPortal(
          <div role="status" aria-live="polite">
            {shown}
          </div>,
          dialog,
        )}
    </>
  );
}

/**
 * Above an open dialog too, which would otherwise cover it. NOTE: older browsers have no popovers and show it below; and
 * a dialog that closes with the message has left the page already: the message moves out of it next.
 */
function showOnTop(element: HTMLElement | null): void {
  if (element?.isConnected === true && 'showPopover' in element) element.showPopover();
}
