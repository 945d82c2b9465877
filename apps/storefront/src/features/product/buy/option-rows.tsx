import {
  formatOptionValue,
  LINE_COUNT_LIMIT,
  mostPieces,
  type OptionNo,
  type Product,
  type ProductOptions,
  timesWon,
} from '@dealstore/commerce-core/domain';
import { X } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Amount } from '@dealstore/ui/price.tsx';
import { Stepper } from '@dealstore/ui/form/stepper.tsx';
import { useChrome } from '../../../page/chrome-store.ts';
import styles from './option-picker.module.css';
import { productText } from '../product.text.ts';
import type { ProductView } from '../product.view.ts';

/** The options chosen, each with its count and amount. */
export function OptionRows({
  product,
  options,
  view,
}: {
  readonly product: Product;
  readonly options: ProductOptions;
  readonly view: ProductView;
}) {
  const t = useText(productText);
  const chrome = useChrome();
  const { rows } = useSnapshot(view.state);
  const isOnly = options.type === 'DEFAULT';
  const { minBuyCnt, boughtCnt } = product.limitations;
  const count = (optionNo: OptionNo, wanted: number) => {
    const problem = view.count({ product, options }, optionNo, wanted);
    if (problem === null) return;
    const words = {
      MIN_BUY: () => t.MIN_BUY(minBuyCnt),
      MAX_BUY: () => t.MAX_BUY(mostPieces(product.limitations, boughtCnt) ?? LINE_COUNT_LIMIT),
      STOCK_SHORT: () => t.STOCK_SHORT,
    };
    chrome.toast(words[problem]());
  };
  return (
    <ul className={styles['rows']}>
      {rows.map((row) => {
        const name = formatOptionValue(row.value) || t.count;
        return (
          <li key={row.optionNo} className={styles['row']}>
            <div className={styles['rowHead']}>
              <span>{name}</span>
              {!isOnly && (
                <button
                  type="button"
                  className={styles['remove']}
                  aria-label={t.removeRow(name)}
                  onClick={() => view.remove(row.optionNo)}
                >
                  <X size={18} aria-hidden />
                </button>
              )}
            </div>
            <div className={styles['rowFoot']}>
              <Stepper
                value={row.orderCnt}
                min={Math.max(1, minBuyCnt)}
                max={LINE_COUNT_LIMIT}
                label={`${name} ${t.count}`}
                lessLabel={t.countLess}
                moreLabel={t.countMore}
                onChange={(wanted) => count(row.optionNo, wanted)}
              />
              <Amount won={timesWon(row.buyPrice, row.orderCnt)} className={styles['rowAmount']} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
