import { type RefObject, useEffect } from 'react';
import { addOpenDialog } from './open-dialogs.ts';
import { useScrollLock } from './scroll-lock.ts';

/**
 * Shows a dialog over the page while it is open: the page behind does not scroll, the focus
 * stays inside and goes back after.
 * @param focusSelf puts the focus on the dialog instead of its first control
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, focusSelf = false): void {
  useScrollLock(open);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return undefined;
    // Without a script the server's open dialog is a plain box; with one it becomes modal and traps the focus.
    // `close()` would tell the page that it was closed.
    if (element.open && !element.matches(':modal')) element.removeAttribute('open');
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    if (focusSelf) element.focus({ preventScroll: true });
    const removeOpenDialog = addOpenDialog(element);
    return () => {
      removeOpenDialog();
      element.close();
      // A dialog that has left the page gives no focus back by itself.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog, open, focusSelf]);
}
