import { useText } from '@dealstore/ui/locale/use-text.ts';
import { reviewText } from './review.text.ts';
import styles from './review.module.css';

const RATES = [1, 2, 3, 4, 5] as const;

/** A rating as five stars, read out as words. */
export function Stars({ rate }: { readonly rate: number }) {
  const t = useText(reviewText);
  return (
    <span className={styles['stars']} role="img" aria-label={t.rated(rate)}>
      <span aria-hidden>{'★'.repeat(rate)}</span>
      <span aria-hidden className={styles['unlit']}>
        {'★'.repeat(5 - rate)}
      </span>
    </span>
  );
}

/** Five stars to choose from, with a text that names the rating. @param rate 0 while none is chosen */
export function StarChoice({
  rate,
  error,
  onChoose,
}: {
  readonly rate: number;
  readonly error: string | null;
  readonly onChoose: (rate: number) => void;
}) {
  const t = useText(reviewText);
  const meaning = rate === 0 ? null : t[`rate${RATES[rate - 1] ?? 5}`];
  return (
    <div className={styles['choice']}>
      <p id="rate-label" className={styles['question']}>
        {t.rate}
      </p>
      <div
        role="radiogroup"
        tabIndex={-1}
        className={styles['choices']}
        aria-labelledby="rate-label"
        aria-describedby="rate-note"
        aria-invalid={error !== null || undefined}
      >
        {RATES.map((one) => (
          <label key={one} className={styles['star']} data-lit={one <= rate || undefined}>
            <input
              type="radio"
              name="rate"
              value={one}
              checked={one === rate}
              aria-label={t.star(one)}
              onChange={() => onChoose(one)}
            />
            <span aria-hidden>★</span>
          </label>
        ))}
      </div>
      <p id="rate-note" className={error === null ? styles['meaning'] : styles['problem']}>
        {error ?? meaning ?? ' '}
      </p>
    </div>
  );
}
