import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '@dealstore/ui/class-names.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import styles from '../product-card/product-card.module.css';
import type { CardProduct } from '../product-card/card-product.ts';
import { ProductSummaryCard } from '../product-card/product-summary-card.tsx';
import { useTrackedList } from '../product-card/use-tracked-list.ts';
import { renderProgressively } from './progressive-rendering.ts';
import { rowsOf } from './list-chunks.ts';

/** What a chunk of a list shows. */
interface ListChunkProps {
  readonly products: readonly CardProduct[];
  /** Place of its first card in the list, from 0. */
  readonly from: number;
  readonly ranked: boolean;
  /** Columns on a PC: 4 beside filters; a phone has 2. */
  readonly columns: 4 | 5;
  readonly inRows: boolean;
  /** Cards at the top of the list that are fetched at once. */
  readonly urgent: number;
  /**
   * Whether the browser may skip its layout while it is off screen (`content-visibility`); its height is known then.
   */
  readonly skips: boolean;
  /** Whether its cards may be rendered after the list: many chunks in one render would block the main thread. */
  readonly later: boolean;
}

/**
 * A chunk of a list: its layout is skipped while it is off screen, and it is rendered
 * progressively where there are many.
 */
export const ListChunk = memo(function ListChunk(props: ListChunkProps) {
  const { products, from, ranked, columns, inRows, urgent, skips, later } = props;
  const list = useRef<HTMLUListElement>(null);
  const [isRendered, setRendered] = useState(!later);
  // NOTE: no page may carry a style attribute, so the height of a chunk rendered by the server is set after hydration.
  const isOurs = useHydrated();
  const rows = useMemo(() => (skips && isOurs ? rowsOf(products) : undefined), [products, skips, isOurs]);
  useLayoutEffect(() => {
    const element = list.current;
    if (isRendered || element === null) return undefined;
    return renderProgressively(element, () => setRendered(true));
  }, [isRendered]);
  return (
    <ul
      ref={list}
      className={inRows ? styles['rows'] : classNames(styles['grid'], columns === 4 && styles['four'])}
      style={rows}
      onClickCapture={useTrackedList({ products, from }, list)}
    >
      {isRendered &&
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

/** Whether a chunk would render the same; its products are a new array whenever the list grows. */
function isAlike(before: ListChunkProps, after: ListChunkProps): boolean {
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
