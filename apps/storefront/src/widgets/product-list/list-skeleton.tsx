import { classNames } from '@dealstore/ui/class-names.ts';
import cardStyles from '../product-card/product-card.module.css';
import styles from './list-skeleton.module.css';

/** How many cards stand for those to come: what fills a screen. */
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The place of cards on their way, in their shape: a picture, and the lines of words below or beside it. */
export function CardsSkeleton({ inRows }: { readonly inRows: boolean }) {
  return (
    <ul className={inRows ? cardStyles['rows'] : classNames(cardStyles['grid'], cardStyles['four'])} aria-hidden>
      {CARDS.map((card) => (
        <li key={card} className={classNames(styles['awaited'], inRows && styles['inRow'])}>
          <span className={styles['tile']} />
          <span className={styles['lines']} />
        </li>
      ))}
    </ul>
  );
}
