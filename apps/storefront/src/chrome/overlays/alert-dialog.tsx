import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { type AlertButton, useChrome, useChromeState } from '../../page/chrome-store.ts';
import styles from './alert-dialog.module.css';

/**
 * The generic alert: left and right answers, page scroll locked while open; Escape and a touch beside it are the left
 * answer, the right one only where it is the only one. Spec §2, §3 (Alert options).
 */
export function AlertDialog() {
  const chrome = useChrome();
  const { alert } = useChromeState();
  if (alert === null) return null;
  const answer = (button: AlertButton) => () => {
    chrome.closeAlert();
    button.run?.();
  };
  const left = alert.type === 'confirm' && isShown(alert.left) ? alert.left : null;
  const right = isShown(alert.right) ? alert.right : null;
  return (
    <Sheet
      open
      kind="dialog"
      role="alertdialog"
      title={alert.contents}
      onClose={answer(left ?? alert.right)}
      footer={
        <>
          {left !== null && (
            <Button variant={right === null ? 'primary' : 'outline'} onClick={answer(left)}>
              {left.text}
            </Button>
          )}
          {right !== null && <Button onClick={answer(right)}>{right.text}</Button>}
        </>
      }
    >
      {alert.subContents !== undefined && <p className={styles['sub']}>{alert.subContents}</p>}
    </Sheet>
  );
}

function isShown(button: AlertButton | undefined): button is AlertButton {
  return button !== undefined && button.showState !== false;
}
