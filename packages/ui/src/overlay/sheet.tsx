import { X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { useText } from '../locale/use-text.ts';
import { classNames } from '../class-names.ts';
import styles from './sheet.module.css';
import { sheetText } from './sheet.text.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useModal } from './use-modal.ts';

/**
 * What every overlay is built on, a native modal dialog: a sheet from the bottom on phones, a box in the middle on a
 * PC, or a popup over the whole screen. Its close button, Escape, a touch beside it, a drag down and the back button
 * close it; the focus stays inside and goes back after; the page behind does not scroll.
 */
export function Sheet({
  open,
  onClose,
  title,
  hideTitle = false,
  kind = 'sheet',
  role,
  dismissible = true,
  closeButton = kind !== 'dialog',
  closesOnBack = true,
  focusSelf = false,
  textOnly = false,
  footer = null,
  children,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly kind?: 'sheet' | 'dialog' | 'full';
  readonly role?: 'alertdialog';
  /** Whether Escape and a touch beside it close it. */
  readonly dismissible?: boolean;
  /** Whether it has a close button; a dialog is closed by its answers. */
  readonly closeButton?: boolean;
  /** Whether the back button closes it; not where going back leaves the page it lies on anyway. */
  readonly closesOnBack?: boolean;
  /**
   * Puts the focus on the dialog instead of its first control: a link is followed when Enter goes down, and the same
   * stroke would then press what has the focus next.
   */
  readonly focusSelf?: boolean;
  /** Whether it holds only text: its body then takes the focus, so that a keyboard can scroll it. WCAG 2.1.1. */
  readonly textOnly?: boolean;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const t = useText(sheetText);
  useModal(dialog, open, focusSelf);
  useCloseOnBack(open && closesOnBack, onClose);
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
        <div className={styles['body']} {...(textOnly && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}>
          {children}
        </div>
        {footer !== null && <div className={styles['footer']}>{footer}</div>}
        {/* Last, so that the focus starts in what the sheet is about. */}
        {closeButton && (
          <button type="button" className={styles['close']} aria-label={t.close} onClick={onClose}>
            <X aria-hidden />
          </button>
        )}
      </div>
    </dialog>
  );
}
