import { useId } from 'react';
import styles from './switch.module.css';

/** A setting that takes effect at once, with what it means; the whole row is its target. */
export function Switch({
  label,
  body,
  note = null,
  checked,
  disabled = false,
  busy = false,
  onSwitch,
}: {
  readonly label: string;
  readonly body: string;
  /** What holds now, in small letters. */
  readonly note?: string | null;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** While an answer is awaited; takes no second press and keeps the focus. */
  readonly busy?: boolean;
  readonly onSwitch: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <label className={styles['row']} data-disabled={disabled || undefined}>
      <span className={styles['words']}>
        <span id={id} className={styles['label']}>
          {label}
        </span>
        <span id={`${id}-body`} className={styles['body']}>
          {body} {note !== null && <span className={styles['note']}>{note}</span>}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles['switch']}
        checked={checked}
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-labelledby={id}
        aria-describedby={`${id}-body`}
        onChange={(event) => {
          if (!busy) onSwitch(event.target.checked);
        }}
      />
    </label>
  );
}
