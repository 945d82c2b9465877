import { type BillLine, formatWon, groupBy, POINT_SOURCE, sumWonOf } from '@dealstore/commerce-core/domain';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Amount } from '@dealstore/ui/price.tsx';
import { entriesText } from './entries.text.ts';
import { ruleText } from './rule.text.ts';
import styles from './price-entries.module.css';

/** The entries of a bill, rule by rule in its order, and their sum. */
export function Entries({ lines }: { readonly lines: readonly BillLine[] }) {
  const t = useText(entriesText);
  const rules = useText(ruleText);
  const language = useLanguage();
  return (
    <div className={styles['entries']}>
      <p className={styles['lead']}>{t.lead}</p>
      {[...groupBy(lines, ({ rule }) => rule)].map(([rule, own]) => (
        <section key={rule} aria-label={rules[rule]}>
          <h3 className={styles['rule']}>{rules[rule]}</h3>
          <p className={styles['why']}>{t[`${rule}_WHY`]}</p>
          <ul>
            {own.map(({ source, amount }) => (
              <li key={source} className={styles['entry']}>
                <span lang={source === POINT_SOURCE ? undefined : langOf(source)}>
                  {source === POINT_SOURCE ? t.myPoints : source}
                </span>
                <span className={amount < 0 ? styles['minus'] : undefined}>{formatWon(amount, language)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles['total']}>
        <span>{t.total}</span>
        <Amount won={sumWonOf(lines, ({ amount }) => amount)} />
      </p>
    </div>
  );
}
