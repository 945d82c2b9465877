import type { JsonAnswer } from '../../contract/operation.ts';
import { brandName, type CategoryForest, inLanguage, type Names, type View } from '../../catalogue/catalogue.ts';
import type { ListGroup } from './list.store.ts';

/** Brands a list offers to filter by at most. Assumed: 30 fill the filter sheet. */
const BRAND_LIMIT = 30;

/** What a list can be filtered by further, and how long it is. */
export type ListSummary = Pick<
  JsonAnswer<'searchProducts'>,
  'totalCount' | 'minPrice' | 'maxPrice' | 'brands' | 'depth1Categories'
>;

/** What a summary needs besides the counted groups. */
export interface SummaryParts {
  /** The groups brands are counted by: of all brands, where some were chosen. */
  readonly brandGroups: readonly ListGroup[];
  readonly view: View;
  readonly forest: CategoryForest;
  readonly names: Names;
  /** The list's own counter, when it leaves nothing out. */
  readonly plainTotal?: number | undefined;
}

/** Adds the groups of a list up: total, prices in won, brands by their number of products, top categories in their order. */
export function summarize(groups: readonly ListGroup[], parts: SummaryParts): ListSummary {
  const { view, forest, names } = parts;
  const counted = groups.reduce((total, group) => total + group.count, 0);
  const byBrand = countBy(parts.brandGroups, (group) => group.brandNo);
  const byRoot = countBy(groups, (group) => group.categoryNo);
  return {
    totalCount: parts.plainTotal ?? counted,
    minPrice: groups.reduce((least, group) => Math.min(least, group.minPrice), groups[0]?.minPrice ?? 0),
    maxPrice: groups.reduce((most, group) => Math.max(most, group.maxPrice), 0),
    brands: [...byBrand]
      .flatMap(([brandNo, count]) =>
        brandNo === null ? [] : [{ brandNo, brandName: brandName(names, brandNo, view.language), count }],
      )
      .toSorted((left, right) => right.count - left.count || left.brandNo - right.brandNo)
      .slice(0, BRAND_LIMIT),
    depth1Categories: forest.roots.flatMap((root) => {
      const count = byRoot.get(root.categoryNo) ?? 0;
      const label = inLanguage(view.language, root.label, root.labelEn);
      return count === 0 ? [] : [{ categoryNo: root.categoryNo, label, count }];
    }),
  };
}

function countBy<Key>(groups: readonly ListGroup[], keyOf: (group: ListGroup) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const group of groups) counts.set(keyOf(group), (counts.get(keyOf(group)) ?? 0) + group.count);
  return counts;
}
