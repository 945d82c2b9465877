import { type CategoryNo, commerceError, type Language } from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../contract/operation.ts';
import {
  categoriesOf,
  type CategoryForest,
  type CategoryNode,
  inLanguage,
  pathTo,
  type View,
} from '../catalogue/catalogue.ts';
import { brandsOfCategory, normalizeKeyword } from '../product/product.ts';
import type { ProductSearch } from '../product-search.ts';

type Tree = JsonAnswer<'getCategories'>;
type Category = Tree['multiLevelCategories'][number];
type FlatCategory = Tree['flatCategories'][number];

/** Answers all categories, or those a keyword finds with the ones above them. Spec §7. */
export async function categoryTree(view: View, keyword: string | undefined): Promise<Tree> {
  const forest = await categoriesOf(view.database, view.version);
  const matched = keyword === undefined ? null : matchedBy(forest, keyword);
  const isMatch = (node: CategoryNode): boolean => matched === null || matched.has(node.categoryNo);
  return {
    multiLevelCategories: forest.roots.filter(isMatch).map((root) => toCategory(root, view.language, isMatch)),
    flatCategories: forest.roots
      .flatMap(withDescendants)
      .filter(isMatch)
      .map((node) => toFlat(node, forest, view.language)),
  };
}

/** Answers one category with those around it. Rejects with NOT_FOUND for one that is not shown. Spec §7. */
export async function categoryDetail(view: View, categoryNo: CategoryNo): Promise<JsonAnswer<'getCategory'>> {
  const forest = await categoriesOf(view.database, view.version);
  const node = forest.byNo.get(categoryNo);
  if (node === undefined) throw commerceError('NOT_FOUND');
  const flat = (nodes: readonly CategoryNode[]) => nodes.map((other) => toFlat(other, forest, view.language));
  const parent = node.parentNo === null ? undefined : forest.byNo.get(node.parentNo);
  return {
    categoryNo,
    label: inLanguage(view.language, node.label, node.labelEn),
    depth: node.depth,
    productCnt: node.productCnt,
    parents: flat(pathTo(forest, categoryNo).slice(0, -1)),
    siblings: flat(parent?.children ?? forest.roots),
    children: flat(node.children),
  };
}

/** Answers one category with the brands of its products. Rejects with NOT_FOUND for one that is not shown. */
export async function brandCategory(
  view: View,
  search: ProductSearch,
  categoryNo: CategoryNo,
): Promise<JsonAnswer<'getBrandCategory'>> {
  const [{ label }, brands] = await Promise.all([
    categoryDetail(view, categoryNo),
    brandsOfCategory(view, search, categoryNo),
  ]);
  return { categoryNo, label, brands };
}

function matchedBy(forest: CategoryForest, keyword: string): ReadonlySet<CategoryNo> {
  const wanted = normalizeKeyword(keyword).replaceAll(' ', '');
  const names = (node: CategoryNode) =>
    [node.label, node.labelEn].map((name) => normalizeKeyword(name).replaceAll(' ', ''));
  const found = [...forest.byNo.values()].filter(
    (node) => wanted !== '' && names(node).some((name) => name.includes(wanted)),
  );
  return new Set(found.flatMap((node) => pathTo(forest, node.categoryNo).map((above) => above.categoryNo)));
}

function toCategory(node: CategoryNode, language: Language, isMatch: (node: CategoryNode) => boolean): Category {
  return {
    categoryNo: node.categoryNo,
    label: inLanguage(language, node.label, node.labelEn),
    depth: node.depth,
    icon: node.iconUrl,
    productCnt: node.productCnt,
    children: node.children.filter(isMatch).map((child) => toCategory(child, language, isMatch)),
  };
}

function toFlat(node: CategoryNode, forest: CategoryForest, language: Language): FlatCategory {
  const labels = pathTo(forest, node.categoryNo).map(({ label, labelEn }) => inLanguage(language, label, labelEn));
  return {
    categoryNo: node.categoryNo,
    label: inLanguage(language, node.label, node.labelEn),
    depth: node.depth,
    parentNo: node.parentNo,
    fullCategoryName: labels.join(' > '),
    productCnt: node.productCnt,
  };
}

function withDescendants(node: CategoryNode): readonly CategoryNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}
