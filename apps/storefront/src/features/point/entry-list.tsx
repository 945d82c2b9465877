import {
  after,
  formatDate,
  formatNumber,
  type Language,
  parseYmdt,
  type PointEntry,
  SECOND_MS,
} from '@dealstore/commerce-core/domain';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { classNames } from '@dealstore/ui/class-names.ts';
import styles from './point.module.css';
import { pointText } from './point.text.ts';

/** Entries of a member's points: why, when, how many, and until when. */
export function EntryList({ entries }: { readonly entries: readonly PointEntry[] }) {
  const t = useText(pointText);
  const language = useLanguage();
  return (
    <ul className={styles['entries']}>
      {entries.map((entry) => {
        const isGiven = entry.accumulationAmt > 0;
        return (
          <li key={entry.accumulationNo}>
            <div>
              <p className={styles['reason']}>{t[entry.accumulationReserveReason]}</p>
              <p className={styles['meta']}>
                <span>{t[isGiven ? 'earnedOn' : 'deductedOn'](dateOf(entry.registerYmdt, language))}</span>
                {entry.expireYmdt !== null && <span>{t.until(lastDayBefore(entry.expireYmdt, language))}</span>}
              </p>
            </div>
            <div className={styles['amounts']}>
              <p className={classNames(styles['amount'], isGiven && styles['given'])}>
                {isGiven && '+'}
                {t.unit(formatNumber(entry.accumulationAmt))}
              </p>
              <p className={styles['meta']}>{t.balance(formatNumber(entry.totalAvailableAmt))}</p>
              {entry.owedAmt > 0 && <p className={styles['meta']}>{t.owedThen(formatNumber(entry.owedAmt))}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The last Korean day before an instant, as a reader sees it. */
export function lastDayBefore(ymdt: string, language: Language): string {
  const at = parseYmdt(ymdt);
  return at === null ? ymdt : formatDate(after(at, -SECOND_MS), language);
}
