import type { BrandNo, CategoryNo } from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../../contract/operation.ts';
import { brandName, type CategoryForest, inLanguage, type Names, type View } from '../../catalogue/catalogue.ts';
import type { FacetCount, Facets } from '../../product-search.ts';

/** Brands a list offers to filter by at most. Assumed: 30 fill the filter sheet. */
const BRAND_LIMIT = 30;

/** What a list can be filtered by further, and how long it is. */
export type ListSummary = Pick<
  JsonAnswer<'searchProducts'>,
  'totalCount' | 'minPrice' | 'maxPrice' | 'brands' | 'depth1Categories'
>;

/** What a summary needs besides the counted facets. */
export interface SummaryParts {
  /** The facets brands are counted by: of all brands, where some were chosen. */
  readonly brandFacets: Facets;
  /** The facets top categories are counted by: of all categories, where a keyword is searched in one. */
  readonly categoryFacets: Facets;
  /** Brands that are listed though nothing of theirs is left: those chosen. */
  readonly brandNos: readonly BrandNo[];
  /** Top categories that are listed though nothing of theirs is left: those of the keyword without a filter. */
  readonly rootNos: ReadonlySet<CategoryNo>;
  readonly view: View;
  readonly forest: CategoryForest;
  readonly names: Names;
  /** The list's own counter, when it leaves nothing out. */
  readonly plainTotal?: number | undefined;
}

/**
 * Adds the facets of a list up: total, prices in won, brands by their number of products,
 * top categories in their order.
 */
export function summarize({ total, counts }: Facets, parts: SummaryParts): ListSummary {
  const { view, forest, names, brandNos, rootNos } = parts;
  const byRoot = countBy(parts.categoryFacets.counts, (facet) => facet.categoryNo);
  return {
    totalCount: parts.plainTotal ?? total,
    minPrice: counts.reduce((least, facet) => Math.min(least, facet.minPrice), counts[0]?.minPrice ?? 0),
    maxPrice: counts.reduce((most, facet) => Math.max(most, facet.maxPrice), 0),
    brands: countBrands(parts.brandFacets, brandNos).map(({ brandNo, count }) => ({
      brandNo,
      brandName: brandName(names, brandNo, view.language),
      count,
    })),
    depth1Categories: forest.roots.flatMap((root) => {
      const count = byRoot.get(root.categoryNo) ?? 0;
      const label = inLanguage(view.language, root.label, root.labelEn);
      return count === 0 && !rootNos.has(root.categoryNo) ? [] : [{ categoryNo: root.categoryNo, label, count }];
    }),
  };
}

/** The brands with most products first, and of the others those chosen. */
function countBrands({ counts }: Facets, chosen: readonly BrandNo[]) {
  const byBrand = new Map([...chosen.map((no) => [no, 0] as const), ...countBy(counts, (facet) => facet.brandNo)]);
  return [...byBrand]
    .flatMap(([brandNo, count]) => (brandNo === null ? [] : [{ brandNo, count }]))
    .toSorted((left, right) => right.count - left.count || left.brandNo - right.brandNo)
    .filter(({ brandNo }, place) => place < BRAND_LIMIT || chosen.includes(brandNo));
}

function countBy<Key>(facets: readonly FacetCount[], keyOf: (facet: FacetCount) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const facet of facets) counts.set(keyOf(facet), (counts.get(keyOf(facet)) ?? 0) + facet.count);
  return counts;
}
