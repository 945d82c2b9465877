import type { CategoryNo } from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { memoizePerVersion } from './versioned-cache.ts';

/** A category that is shown; `productCnt` is the counter of its list, those below it included. */
export interface CategoryNode {
  readonly categoryNo: CategoryNo;
  readonly parentNo: CategoryNo | null;
  readonly depth: number;
  readonly label: string;
  readonly labelEn: string;
  readonly iconUrl: string;
  readonly productCnt: number;
  readonly children: readonly CategoryNode[];
}

/** Every category that is shown, from the roots and by number. */
export interface CategoryForest {
  readonly roots: readonly CategoryNode[];
  readonly byNo: ReadonlyMap<CategoryNo, CategoryNode>;
}

/** The categories of one catalogue version; one below a hidden one is hidden too. */
export const categoriesOf = memoizePerVersion(async (database: Database): Promise<CategoryForest> => {
  const rows = await database
    .selectFrom('category')
    .select(['categoryNo', 'parentNo', 'depth', 'label', 'labelEn', 'iconUrl', 'productCnt'])
    .where('displayable', '=', true)
    .orderBy('displayOrder')
    .orderBy('categoryNo')
    .execute();
  return growForest(rows);
});

/** Puts rows in display order together as trees. */
export function growForest(rows: readonly Omit<CategoryNode, 'children'>[]): CategoryForest {
  const byParent = Map.groupBy(rows, (row) => row.parentNo);
  const byNo = new Map<CategoryNo, CategoryNode>();
  function grow(parentNo: CategoryNo | null): readonly CategoryNode[] {
    return (byParent.get(parentNo) ?? []).map((row) => {
      const node = { ...row, children: grow(row.categoryNo) };
      byNo.set(node.categoryNo, node);
      return node;
    });
  }
  return { roots: grow(null), byNo };
}

/** A category and those above it, from the root down; empty for one that is not shown. */
export function pathTo(forest: CategoryForest, categoryNo: CategoryNo): readonly CategoryNode[] {
  const path: CategoryNode[] = [];
  for (let node = forest.byNo.get(categoryNo); node !== undefined;) {
    path.unshift(node);
    node = node.parentNo === null ? undefined : forest.byNo.get(node.parentNo);
  }
  return path;
}
