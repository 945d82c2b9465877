import { formatWon, type Language, won } from '@dealstore/commerce-core/domain';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import styles from './applied-filters.module.css';
import { appliedFiltersText } from './applied-filters.text.ts';
import type { Facets } from './filter-fields.tsx';
import { type ListRequest, withoutFilters } from './list-query.ts';
import { productListText } from './product-list.text.ts';

/** A filter at work, and the request without it. */
interface AppliedFilter {
  readonly key: string;
  readonly name: string;
  readonly rest: ListRequest;
}

/** What narrows a list, above its cards: each a link to the list without it, so that it works without a script. */
export function AppliedFilters({
  request,
  facets,
  hrefOf,
}: {
  readonly request: ListRequest;
  readonly facets: Facets;
  readonly hrefOf: (request: ListRequest) => string;
}) {
  const t = useText(appliedFiltersText);
  const language = useLanguage();
  const row = useRef<HTMLElement>(null);
  const filters = appliedFilters(request, facets, language);
  const noteFocus = useKeptFocus(row, filters.length);
  return (
    <nav ref={row} className={styles['row']} aria-label={t.applied} onFocus={noteFocus}>
      {filters.map(({ key, name, rest }) => (
        <ChipLink key={key} href={hrefOf(rest)} label={t.remove(name)}>
          {name} <X size={14} aria-hidden />
        </ChipLink>
      ))}
      <ChipLink href={hrefOf(withoutFilters(request, facets.withCategories))}>{t.removeAll}</ChipLink>
    </nav>
  );
}

/** The link that had the focus is gone with its filter: it goes on to the next, or to the page when none is left. */
function useKeptFocus(row: { readonly current: HTMLElement | null }, count: number): () => void {
  const hadFocus = useRef(false);
  const isLost = () => hadFocus.current && document.activeElement === document.body;
  useLayoutEffect(() => {
    if (isLost()) row.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [row, count]);
  useEffect(
    () => () => {
      if (isLost()) document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
  return () => {
    hadFocus.current = true;
  };
}

/** The filters of a request by their names, those of what the goods are first. */
export function appliedFilters(
  request: ListRequest,
  { found, withCategories }: Facets,
  language: Language,
): readonly AppliedFilter[] {
  const t = productListText[language];
  const { categoryNo, brandNos = [], minRating } = request;
  const price = priceName(request, language);
  const category = found.depth1Categories.find((one) => one.categoryNo === categoryNo);
  const brandName = (no: number) => found.brands.find(({ brandNo }) => brandNo === no)?.brandName ?? t.brand;
  const on = (...filters: readonly (AppliedFilter | false)[]) => filters.filter((filter) => filter !== false);
  const one = (key: keyof ListRequest, name: string): AppliedFilter => ({ key, name, rest: without(request, [key]) });
  return on(
    withCategories && categoryNo !== undefined && one('categoryNo', category?.label ?? t.category),
    ...brandNos.map((no) => ({ key: `brand-${no}`, name: brandName(no), rest: withoutBrand(request, no) })),
    price !== null && { key: 'price', name: price, rest: without(request, ['minPrice', 'maxPrice']) },
    minRating !== undefined && one('minRating', `${t.rating} ${t.stars(minRating)}`),
    ...(['freeDelivery', 'coupon', 'telecomOnly'] as const).map((key) => request[key] === true && one(key, t[key])),
    request.soldout === false && one('soldout', t.soldout),
  );
}

function priceName({ minPrice, maxPrice }: ListRequest, language: Language): string | null {
  const t = appliedFiltersText[language];
  const amount = (number: number) => formatWon(won(number), language);
  if (minPrice === undefined) return maxPrice === undefined ? null : t.upTo(amount(maxPrice));
  return maxPrice === undefined ? t.from(amount(minPrice)) : t.between(amount(minPrice), amount(maxPrice));
}

function without(request: ListRequest, names: readonly (keyof ListRequest)[]): ListRequest {
  return Object.fromEntries(Object.entries(request).filter(([name]) => !names.some((gone) => gone === name)));
}

function withoutBrand(request: ListRequest, brandNo: number): ListRequest {
  const brandNos = (request.brandNos ?? []).filter((no) => no !== brandNo);
  return brandNos.length === 0 ? without(request, ['brandNos']) : { ...request, brandNos };
}
