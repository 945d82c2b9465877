import { formatNumber, PRODUCT_ORDERS, type RelaxedKeyword } from '@dealstore/commerce-core/domain';
import { ArrowDownUp, Check, PackageSearch, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { TextWithLang } from '@dealstore/ui/locale/text-with-lang.tsx';
import { lazySection } from '@dealstore/ui/in-view/lazy-section.tsx';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { slowText } from '@dealstore/ui/slow/slow.text.ts';
import { SlowNotice } from '@dealstore/ui/slow/slow-notice.tsx';
import { TryAgain } from '../no-answer/try-again.tsx';
import { useChromeState } from '../../page/chrome-store.ts';
import { CardFormButton } from './card-form-button.tsx';
import type { Facets } from './filter-fields.tsx';
import { FilterColumn, FilterSheet } from './filters.tsx';
import { listView, listWait } from './kept-answer.ts';
import { CardsSkeleton } from './list-skeleton.tsx';
import { countFilters, type ListRequest, orderOf, readPageNumber } from './list-query.ts';
import { productListText } from './product-list.text.ts';
import styles from './product-listing.module.css';
import { type LoadedPages, ProductPages } from './product-pages.tsx';
import { useSearchPages } from './use-product-pages.ts';

/** Few words find goods for adults: its script comes with those. */
const WithheldNotice = lazySection(
  'withheld-goods',
  async () => (await import('./withheld-notice.tsx')).WithheldNotice,
);

/** Most lists are seen whole: its script comes with the first filter. */
const AppliedFilters = lazySection(
  'applied-filters',
  async () => (await import('./applied-filters.tsx')).AppliedFilters,
);

/** Categories beside `전체` at most. Assumed: two screens of a phone. */
const CHIPS = 7;

/** Products from which on a list is not short: six rows of a phone, three of a PC. Assumed. */
const FEW = 12;

/** What a list is of, and how its address is written. */
export interface ListingProps {
  readonly request: ListRequest;
  readonly search: URLSearchParams;
  readonly hrefOf: (request: ListRequest) => string;
  /** Whether the category may be chosen: in a search, not within a category. */
  readonly withCategories?: boolean;
  /** What is shown when nothing is found and nothing filters, and below the few that are. */
  readonly renderFew?: (found: Facets['found'], list: LoadedPages) => ReactNode;
  /** Says how many were found, where that is no mere total. */
  readonly counted?: (count: string) => string;
  /** Says what was searched instead of the keyword that was typed. */
  readonly relaxed?: (relaxed: RelaxedKeyword) => string;
}

/** A product list with its count, order, filters and pages; all of it in the address. Spec §3, §4. */
export function ProductListing({
  request,
  search,
  hrefOf,
  withCategories = false,
  renderFew,
  counted,
  relaxed,
}: ListingProps) {
  const t = useText(productListText);
  const here = hrefOf(request);
  const [sheet, setSheet] = useState<{ readonly name: 'sort' | 'filter'; readonly over: string } | null>(null);
  // A sheet lies over the list it was opened for: another order or filter, and it is gone for good.
  if (sheet !== null && sheet.over !== here) setSheet(null);
  const open = sheet?.name ?? null;
  const close = () => setSheet(null);
  const [, navigate] = useLocation();
  const choose = (chosen: ListRequest) => {
    if (hrefOf(chosen) === here) return close();
    // Another order or filter is read from its beginning, and stands in the place of the sheet's own entry: back leads to
    // the order before.
    window.scrollTo(0, 0);
    navigate(hrefOf(chosen), { replace: true });
  };
  const { cards } = useChromeState();
  const slow = useText(slowText);
  const { query, inHand, found } = useSearchPages(request, readPageNumber(search));
  const wait = listWait(query, found !== undefined);
  if (wait === 'failed') throw query.error;
  const inRows = cards === 'rows';
  if (found === undefined) {
    return (
      <div className={styles['listing']}>
        <div className={styles['place']} data-chips={withCategories}>
          <SlowNotice waits words={slow.loading} />
          <CardsSkeleton inRows={inRows} />
        </div>
      </div>
    );
  }
  const isOfOther = wait !== 'none';
  const filters = countFilters(request) - (withCategories || request.categoryNo === undefined ? 0 : 1);
  const withheld = found.withheldCnt > 0 && <WithheldNotice count={found.withheldCnt} />;
  const view = listView({
    totalCount: found.totalCount,
    isOfOther,
    isFiltered: filters > 0,
    saysEmpty: renderFew !== undefined,
  });
  const few = found.totalCount < FEW && renderFew?.(found, inHand);
  if (view === 'empty') {
    return (
      <>
        {withheld}
        {few}
      </>
    );
  }
  const facets = { found, withCategories };
  return (
    <>
      {found.relaxed !== null && relaxed !== undefined && (
        <p className={styles['relaxed']} role="status">
          <TextWithLang words={relaxed(found.relaxed)} />
        </p>
      )}
      {withheld}
      <div className={styles['listing']}>
        <FilterColumn request={request} facets={facets} hrefOf={hrefOf} />
        <div className={styles['main']}>
          {withCategories && <CategoryChips request={request} facets={facets} hrefOf={hrefOf} />}
          <div className={styles['bar']}>
            <p className={styles['count']} data-stale={isOfOther} aria-live="polite">
              {wait !== 'unanswered' && (counted ?? t.count)(formatNumber(found.totalCount))}
            </p>
            <Orders request={request} hrefOf={hrefOf} isAwaited={wait === 'awaited'} />
            <button
              type="button"
              className={styles['tool']}
              aria-busy={wait === 'awaited' || undefined}
              onClick={() => setSheet({ name: 'sort', over: here })}
            >
              {t[orderOf(request)]} <ArrowDownUp size={16} aria-hidden />
            </button>
            <button
              type="button"
              className={styles['tool']}
              data-on={filters > 0}
              onClick={() => setSheet({ name: 'filter', over: here })}
            >
              {t.filters(filters)} <SlidersHorizontal size={16} aria-hidden />
            </button>
            <CardFormButton />
          </div>
          {filters > 0 && <AppliedFilters request={request} facets={facets} hrefOf={hrefOf} />}
          {wait === 'unanswered' && <TryAgain error={query.error} onRetry={() => void query.refetch()} />}
          <SlowNotice waits={wait === 'awaited'} words={slow.loading} />
          <div className={styles['cards']} data-stale={isOfOther} aria-busy={wait === 'awaited'}>
            {view === 'awaited' ? (
              <CardsSkeleton inRows={inRows} />
            ) : view === 'unmatched' ? (
              <EmptyState icon={<PackageSearch size={40} strokeWidth={1.5} />} title={t.none}>
                {t.noneBody}
              </EmptyState>
            ) : (
              <ProductPages {...inHand} columns={4} inRows={inRows} />
            )}
          </div>
          {view === 'found' && few}
        </div>
      </div>
      <SortSheet request={request} open={open === 'sort'} onChoose={choose} onClose={close} />
      {open === 'filter' && <FilterSheet request={request} facets={facets} onChoose={choose} onClose={close} />}
    </>
  );
}

/** The categories with most of what was found, on a phone; on a PC the column of filters has them all. */
function CategoryChips({
  request,
  facets: { found },
  hrefOf,
}: Pick<ListingProps, 'request' | 'hrefOf'> & { readonly facets: Facets }) {
  const t = useText(productListText);
  const { categoryNo: chosen, ...everywhere } = request;
  const categories = found.depth1Categories
    .toSorted((left, right) => right.count - left.count)
    .filter(({ categoryNo }, place) => place < CHIPS || categoryNo === chosen);
  if (chosen === undefined && categories.length < 2) return null;
  return (
    <nav className={styles['chips']} aria-label={t.category}>
      <ChipLink href={hrefOf(everywhere)} current={chosen === undefined}>
        {t.all}
      </ChipLink>
      {categories.map(({ categoryNo, label }) => (
        <ChipLink key={categoryNo} href={hrefOf({ ...request, categoryNo })} current={categoryNo === chosen}>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}

/** The orders side by side, on a PC. */
function Orders({
  request,
  hrefOf,
  isAwaited,
}: Pick<ListingProps, 'request' | 'hrefOf'> & { readonly isAwaited: boolean }) {
  const t = useText(productListText);
  return (
    <ul className={styles['orders']} aria-label={t.sort} aria-busy={isAwaited || undefined}>
      {PRODUCT_ORDERS.map((order) => (
        <li key={order}>
          <Link href={hrefOf({ ...request, order })} aria-current={order === orderOf(request) ? 'true' : undefined}>
            {t[order]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SortSheet({
  request,
  open,
  onChoose,
  onClose,
}: Pick<ListingProps, 'request'> & {
  readonly open: boolean;
  readonly onChoose: (request: ListRequest) => void;
  readonly onClose: () => void;
}) {
  const t = useText(productListText);
  return (
    <Sheet open={open} onClose={onClose} title={t.sort}>
      <ul>
        {PRODUCT_ORDERS.map((order) => (
          <li key={order}>
            <button
              type="button"
              className={styles['order']}
              aria-pressed={order === orderOf(request)}
              onClick={() => onChoose({ ...request, order })}
            >
              {t[order]} {order === orderOf(request) && <Check size={20} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
