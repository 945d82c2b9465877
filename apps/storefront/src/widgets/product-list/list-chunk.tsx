import { memo, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from '../product-card/product-card.module.css';
import type { CardProduct } from '../product-card/card-product.ts';
import { ProductSummaryCard } from '../product-card/product-summary-card.tsx';
import { renderProgressively } from './progressive-rendering.ts';
import { rowsOf } from './list-chunks.ts';

/** What a part of a list shows. */
interface ListPartProps {
  readonly products: readonly CardProduct[];
  /** Place of its first card in the list, from 0. */
  readonly from: number;
  readonly ranked: boolean;
  /** Columns on a PC: 4 beside filters; a phone has 2. */
  readonly columns: 4 | 5;
  readonly inRows: boolean;
  /** Cards at the top of the list that are fetched at once. */
  readonly urgent: number;
  /** Whether the whole part may be skipped while it is far away; its height is known then. */
  readonly skips: boolean;
  /** Whether its cards may follow after the list is shown: many parts that come at once would hold it up. */
  readonly later: boolean;
}

/** A part of a list: skipped whole by the browser while it is far away, and drawn after what is near where many come at once. */
export const ListPart = memo(function ListPart(props: ListPartProps) {
  const { products, from, ranked, columns, inRows, urgent, skips, later } = props;
  const list = useRef<HTMLUListElement>(null);
  const [isDrawn, setDrawn] = useState(!later);
  // NOTE: no page may carry a style attribute, so a part that the server wrote learns its height after it is hydrated.
  const isOurs = useSyncExternalStore(subscribeToNothing, yes, no);
  const rows = useMemo(() => (skips && isOurs ? rowsOf(products) : undefined), [products, skips, isOurs]);
  useLayoutEffect(() => {
    const element = list.current;
    if (isDrawn || element === null) return undefined;
    return renderProgressively(element, () => setDrawn(true));
  }, [isDrawn]);
  return (
    <ul
      ref={list}
      className={inRows ? styles['rows'] : classNames(styles['grid'], columns === 4 && styles['four'])}
      style={rows}
    >
      {isDrawn &&
        products.map((product, index) => (
          <li key={product.productNo}>
            <ProductSummaryCard
              product={product}
              urgent={from + index < urgent}
              {...(ranked ? { rank: from + index + 1 } : {})}
            />
          </li>
        ))}
    </ul>
  );
}, isAlike);

/** Whether a part would show the same; its products are another array whenever the list grows. */
function isAlike(before: ListPartProps, after: ListPartProps): boolean {
  const isSame = (['from', 'ranked', 'columns', 'inRows', 'urgent', 'skips'] as const).every(
    (name) => before[name] === after[name],
  );
  const { products } = after;
  return (
    isSame &&
    products.length === before.products.length &&
    products.every((product, index) => product === before.products[index])
  );
}

const subscribeToNothing = (): (() => void) => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;
