import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useChrome, useChromeState } from '../chrome.view.ts';
import styles from './alert-dialog.module.css';

/**
 * The generic alert: left and right answers, page scroll locked while open; Escape and a touch beside it are the left
 * answer, the right one only where it is the only one. Spec §2, §3 (Alert options).
 */
export function AlertDialog() {
  const chrome = useChrome();
  const { alert } = useChromeState();
  if (alert === null) return null;
  const answer = (run: (() => void) | undefined) => () => {
    chrome.closeAlert();
    run?.();
  };
  return (
    <Sheet
      open
      kind="dialog"
      role="alertdialog"
      title={alert.contents}
      onClose={answer((alert.left ?? alert.right).run)}
      footer={
        <>
          {alert.left !== undefined && (
            <Button look="outline" onClick={answer(alert.left.run)}>
              {alert.left.text}
            </Button>
          )}
          <Button onClick={answer(alert.right.run)}>{alert.right.text}</Button>
        </>
      }
    >
      {alert.subContents !== undefined && <p className={styles['sub']}>{alert.subContents}</p>}
    </Sheet>
  );
}
