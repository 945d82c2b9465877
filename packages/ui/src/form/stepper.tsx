import { Minus, Plus } from 'lucide-react';
import styles from './stepper.module.css';

/** A count with a step down and a step up; at an end the button is disabled. */
export function Stepper({
  value,
  min = 1,
  max,
  label,
  lessLabel,
  moreLabel,
  onChange,
}: {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly onChange: (value: number) => void;
}) {
  return (
    <div className={styles['stepper']} role="group" aria-label={label}>
      <button type="button" aria-label={lessLabel} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Minus size={18} aria-hidden />
      </button>
      <output className={styles['value']}>{value}</output>
      <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
}
