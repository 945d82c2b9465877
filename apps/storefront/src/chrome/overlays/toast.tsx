import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useChrome, useChromeState } from '../chrome.view.ts';
import styles from './toast.module.css';

/** How long a toast is seen: 2 s. Spec §9. */
export const TOAST_MS = 2_000;

/** One short message at the bottom centre for 2 s, also read out; pointing at it keeps it. Spec §9. */
export function Toast() {
  const chrome = useChrome();
  const { toast } = useChromeState();
  const [held, setHeld] = useState(false);
  const id = toast?.id ?? null;
  useEffect(() => {
    if (id === null || held) return undefined;
    const timer = setTimeout(() => chrome.hideToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [chrome, id, held]);
  return (
    <div role="status" aria-live="polite">
      {toast !== null && (
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
      )}
    </div>
  );
}

/** Above an open dialog too, which would otherwise cover it. NOTE: older browsers have no popovers and show it below. */
function showOnTop(element: HTMLElement | null): void {
  if (element !== null && 'showPopover' in element) element.showPopover();
}
