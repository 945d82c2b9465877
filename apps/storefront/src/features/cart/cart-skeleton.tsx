import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { cartText } from './cart.text.ts';
import styles from './cart.module.css';
import lineStyles from './cart-line.module.css';

/** How many lines stand for those to come: what fills a phone. */
const LINES = [1, 2];

/** The place of the cart while it is on its way, in the shape of what comes: lines of a seller, the bill, the button. */
export function CartSkeleton() {
  const t = useText(cartText);
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        <p className={styles['title']} aria-hidden>
          {t.title}
        </p>
        <div className={styles['bar']}>
          <span className={styles['placeBar']}>
            <Skeleton width={120} height={20} />
          </span>
        </div>
        <div className={styles['group']} aria-hidden>
          <div className={styles['seller']}>
            <span className={styles['placeBar']}>
              <Skeleton width={140} height={20} />
            </span>
          </div>
          <ul>
            {LINES.map((line) => (
              <li key={line} className={lineStyles['line']}>
                <Skeleton width={22} height={22} radius={4} />
                <Skeleton width={80} height={80} />
                <span className={lineStyles['place']}>
                  <Skeleton height={16} />
                  <Skeleton width="70%" height={16} />
                  <Skeleton width="40%" height={14} />
                </span>
                <span className={lineStyles['numbers']}>
                  <Skeleton width={124} height={40} />
                  <Skeleton width={88} height={24} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles['panel']}>
        <div className={styles['summary']}>
          <Skeleton height={148} />
        </div>
        <div className={styles['orderBar']}>
          <Skeleton height="var(--cta-height)" radius={12} />
        </div>
      </div>
    </div>
  );
}
