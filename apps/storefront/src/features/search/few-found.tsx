import type { Facets } from '../../widgets/product-list/filter-fields.tsx';
import type { LoadedPages } from '../../widgets/product-list/product-pages.tsx';
import { MoreGoods } from './more-goods.tsx';
import { NothingFound } from './nothing-found.tsx';

/** What to go on with where a search found nothing, or little. */
export function FewFound({
  keyword,
  found: { totalCount, withheldCnt, depth1Categories },
  list,
}: {
  readonly keyword: string;
  readonly found: Facets['found'];
  readonly list: LoadedPages;
}) {
  if (totalCount === 0) return <NothingFound keyword={keyword} isWithheld={withheldCnt > 0} />;
  const [category] = depth1Categories.toSorted((left, right) => right.count - left.count);
  const shown = list.pages.flatMap(({ items }) => items.map(({ productNo }) => productNo));
  return category !== undefined && <MoreGoods category={category} shown={shown} />;
}
