import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './sheet.module.css';
import { useModal } from './use-modal.ts';

/** A native modal dialog: a sheet from the bottom on phones, a box in the middle on a PC, or the whole screen. */
export function Sheet({
  open,
  onClose,
  title,
  hideTitle = false,
  kind = 'sheet',
  role,
  dismissible = true,
  focusSelf = false,
  footer = null,
  children,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly kind?: 'sheet' | 'dialog' | 'full';
  readonly role?: 'alertdialog';
  /** Whether Escape, the back gesture and a touch beside it close it. */
  readonly dismissible?: boolean;
  /**
   * Puts the focus on the dialog instead of its first control: a link is followed when Enter goes down, and the same
   * stroke would then press what has the focus next.
   */
  readonly focusSelf?: boolean;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog, open, focusSelf);
  if (!open) return null;
  const drag = async ({ nativeEvent }: PointerEvent) =>
    (await import('./drag-sheet.ts')).dragSheet(nativeEvent, onClose);
  return (
    <dialog
      ref={dialog}
      open
      role={role}
      tabIndex={focusSelf ? -1 : undefined}
      aria-labelledby={id}
      className={classNames(styles['dialog'], styles[kind])}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClick={(event) => {
        if (dismissible && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles['surface']}>
        {kind === 'sheet' && <span className={styles['handle']} aria-hidden onPointerDown={drag} />}
        <h2 id={id} className={hideTitle ? 'visually-hidden' : styles['title']}>
          {title}
        </h2>
        <div className={styles['body']}>{children}</div>
        {footer !== null && <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>
  );
}
