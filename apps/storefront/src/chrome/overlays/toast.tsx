import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useTopDialog } from '@dealstore/ui/overlay/open-dialogs.ts';
import { slowText } from '@dealstore/ui/slow/slow.text.ts';
import { whenSlow } from '@dealstore/ui/slow/when-slow.ts';
import { chromeText } from '../chrome.text.ts';
import { type ToastMessage, useChrome, useChromeState } from '../../page/chrome-store.ts';
import styles from './toast.module.css';

/** How long a toast is seen: 2 s. Spec §9. */
export const TOAST_MS = 2_000;

/** How long a toast is kept by pointing at its way on or focusing it, or where it has the only one: 10 s. Assumed. */
export const HELD_MS = 10_000;

/**
 * One short message at the bottom center for 2 s, also read out. Spec §9. It lets a press through to what it covers;
 * only its way on takes one. While a modal dialog is open, the rest of the page is inert, so that the message and its
 * place stand inside the dialog. Where nothing else is to be said, it tells of a screen that takes long to load.
 */
export function Toast() {
  const { toast, loads } = useChromeState();
  const dialog = useTopDialog();
  const idle = loads && <Loading />;
  const shown = toast === null ? idle : <Message key={toast.id} toast={toast} />;
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

/** Says that a screen is on its way, and after a while that it is so for long. */
function Loading() {
  const t = useText(chromeText);
  const slow = useText(slowText);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => whenSlow(() => setSlow(true)), []);
  return (
    <div className={styles['region']}>
      <p className={styles['toast']}>{isSlow ? slow.loading : t.loading}</p>
    </div>
  );
}

function Message({ toast: { id, text, action } }: { readonly toast: ToastMessage }) {
  const chrome = useChrome();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (action?.waits === true) return undefined;
    const hide = (): void => chrome.hideToast(id);
    const timer = setTimeout(hide, held || action?.isOnlyWay === true ? HELD_MS : TOAST_MS);
    // What is still being said when a network is back speaks of that, but for what offers a way on.
    if (action === null) window.addEventListener('online', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', hide);
    };
  }, [chrome, id, held, action]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div ref={showOnTop} popover="manual" className={styles['region']}>
      <div className={styles['toast']} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
        <span>{text}</span>
        {action !== null &&
          ('run' in action ? (
            <button
              type="button"
              onClick={() => {
                chrome.hideToast(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          ) : (
            <Link href={action.href}>{action.label}</Link>
          ))}
      </div>
    </div>
  );
}

/**
 * Above an open dialog too, which would otherwise cover it. NOTE: older browsers have no popovers and show it below;
 * and a dialog that closes with the message has left the page already: the message moves out of it next.
 */
function showOnTop(element: HTMLElement | null): void {
  if (element?.isConnected === true && 'showPopover' in element) element.showPopover();
}
