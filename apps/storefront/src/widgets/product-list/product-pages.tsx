import { foldPages } from '@dealstore/commerce-core/domain';
import { memo, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import buttonStyles from '@dealstore/ui/form/button.module.css';
import { classNames } from '@dealstore/ui/class-names.ts';
import { usePagePath, usePageSearch } from '../../page/page-location.ts';
import { type NextPage, NextPageFailed } from '../no-answer/more-button.tsx';
import cardStyles from '../product-card/product-card.module.css';
import { ListChunk } from './list-chunk.tsx';
import { chunkList, CHUNK_SIZE } from './list-chunks.ts';
import type { ProductPage } from './product-list.queries.ts';
import { productListText } from './product-list.text.ts';
import styles from './product-pages.module.css';

/** How far ahead of the screen the next page is fetched, in CSS pixels. Assumed. */
const AHEAD_PX = 600;

/** Cards at the top that are fetched at once. */
const URGENT_CARDS = 2;

/** Chunks that are rendered together; no document has more. */
const CHUNKS_AT_ONCE = 4;

/** What a list shows, as the query library holds it. */
export interface LoadedPages {
  readonly pages: readonly ProductPage<unknown>[];
  readonly hasNext: boolean;
  readonly isBusy: boolean;
  /** What is said of the next page where it has not come. */
  readonly next: NextPage;
  readonly loadNext: () => void;
  readonly loadPrevious: () => void;
}

/**
 * Products page by page: the next page comes when the end nears, or by a link that also works without a script; the
 * address tells up to which page the list was seen. Spec §4 (lists append page by page).
 */
export function ProductPages({
  pages,
  hasNext,
  isBusy,
  next,
  loadNext,
  loadPrevious,
  ranked = false,
  columns = 5,
  inRows = false,
}: LoadedPages & { readonly ranked?: boolean; readonly columns?: 4 | 5; readonly inRows?: boolean }) {
  const t = useText(productListText);
  const hrefOf = useHrefOf();
  const firstPage = pages[0]?.pageNumber ?? 1;
  const lastPage = pages.at(-1)?.pageNumber ?? 1;
  // What has failed is asked for again after a pause, not as often as its end is seen.
  const hasFailed = next.isFetchNextPageError;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (element === null || !hasNext || isBusy || hasFailed) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadNext();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNext, isBusy, hasFailed, loadNext, lastPage]);
  useEffect(() => {
    // Of another order nothing has been seen before its answer.
    if (isBusy) return;
    const here = window.location.pathname + window.location.search;
    const seen = hrefOf(lastPage);
    if (lastPage > 1 && seen !== here) window.history.replaceState(window.history.state, '', seen);
  }, [hrefOf, lastPage, isBusy]);
  const inPlace = (load: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    load();
  };
  const link = classNames(buttonStyles['button'], buttonStyles['outline'], buttonStyles['wide']);
  return (
    <>
      {firstPage > 1 && (
        <a
          className={classNames(link, styles['previous'])}
          href={hrefOf(firstPage - 1)}
          onClick={inPlace(loadPrevious)}
        >
          {t.previous}
        </a>
      )}
      <Cards pages={pages} ranked={ranked} columns={columns} inRows={inRows} />
      <div ref={end} className={styles['end']} aria-busy={isBusy}>
        {hasNext && (
          <a className={link} href={hrefOf(lastPage + 1)} rel="next" onClick={inPlace(loadNext)}>
            {t.next}
          </a>
        )}
      </div>
      {hasNext && <NextPageFailed list={next} />}
    </>
  );
}

/** All loaded products in chunks; memoized, for a thousand cards take long to render. */
const Cards = memo(function Cards({
  pages,
  ranked,
  columns,
  inRows,
}: Pick<LoadedPages, 'pages'> & { readonly ranked: boolean; readonly columns: 4 | 5; readonly inRows: boolean }) {
  const { items } = foldPages(pages, ({ productNo }) => productNo);
  const isFromTop = (pages[0]?.pageNumber ?? 1) === 1;
  const isLong = pages.length > 1;
  // Rows of five do not divide a chunk.
  const isDivided = columns === 4;
  const chunks = isDivided ? chunkList(items) : [items];
  // What a restored list has may be rendered later; a page added to it is what its reader waits for.
  const [initialCount] = useState(chunks.length);
  return (
    <div className={isLong ? cardStyles['long'] : undefined}>
      {chunks.map((products, index) => (
        <ListChunk
          key={products[0]?.productNo}
          products={products}
          from={index * CHUNK_SIZE}
          ranked={ranked}
          columns={columns}
          inRows={inRows}
          urgent={isFromTop ? URGENT_CARDS : 0}
          skips={isLong && isDivided}
          later={initialCount > CHUNKS_AT_ONCE && index < initialCount}
        />
      ))}
    </div>
  );
});

/** Writes the address of this list seen up to a page. */
function useHrefOf(): (page: number) => string {
  const path = usePagePath();
  const search = usePageSearch();
  return (page) => {
    const query = new URLSearchParams(search);
    if (page > 1) query.set('page', String(page));
    else query.delete('page');
    const text = query.toString();
    return text === '' ? path : `${path}?${text}`;
  };
}
