import { type BillLine, formatWon, POINT_SOURCE, sumWonOf } from '@dealstore/commerce-core/domain';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '../../locale/use-text.ts';
import { langOf } from '../../locale/lang-of.ts';
import { Button } from '../../ui/button.tsx';
import { Amount } from '../../ui/price.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { priceEntriesText } from './price-entries.text.ts';
import styles from './price-entries.module.css';

/** A button that explains a price: every entry of its bill with the rule, what it comes from, and the won it makes. */
export function PriceEntries({ lines }: { readonly lines: readonly BillLine[] }) {
  const t = useText(priceEntriesText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <ReceiptText size={16} aria-hidden /> {t.open}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.title}>
        {isOpen && <Entries lines={lines} />}
      </Sheet>
    </>
  );
}

/** The entries of a bill, rule by rule in its order, and their sum. */
export function Entries({ lines }: { readonly lines: readonly BillLine[] }) {
  const t = useText(priceEntriesText);
  const language = useLanguage();
  return (
    <div className={styles['entries']}>
      <p className={styles['lead']}>{t.lead}</p>
      {[...Map.groupBy(lines, ({ rule }) => rule)].map(([rule, own]) => (
        <section key={rule} aria-label={t[rule]}>
          <h3 className={styles['rule']}>{t[rule]}</h3>
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
