import { artUrl } from '../art/art-key.ts';
import type { PaletteId } from '../art/palette.ts';
import { ROOTS } from './words/roots.ts';
import { en, ko, type Item, type Leaf, type Root, type ReviewCopy } from './words/word.ts';

/** A leaf category with its number and root. */
export interface LeafCategory {
  readonly categoryNo: number;
  readonly rootNo: number;
  readonly rootIndex: number;
  readonly root: Root;
  readonly leaf: Leaf;
  readonly copy: ReviewCopy;
}

/** The number of root `index` (0 to 11); stable, for links and pictures name it. */
export const rootNoOf = (index: number): number => (index + 1) * 100;

/** The 60 leaves in their order. */
export const LEAF_CATEGORIES: readonly LeafCategory[] = ROOTS.flatMap((root, rootIndex) =>
  root.leaves.map((leaf, index) => ({
    categoryNo: rootNoOf(rootIndex) + index + 1,
    rootNo: rootNoOf(rootIndex),
    rootIndex,
    root,
    leaf,
    copy: root.copies[index] ?? root.copies[0],
  })),
);

/** Without words: 56 pixels hold none that can be read. */
function icon([, template]: Item, palette: PaletteId): string {
  const worn = template === 'lipstick' ? 'red' : palette;
  return artUrl({ kind: 'product', variant: 'icon', template, palette: worn, brand: '', label: '', size: '' });
}

/** Leaves whose first item does not tell what they are, with the item that does. */
const ICON_ITEMS: Readonly<Record<number, number>> = { 1103: 4, 1104: 4 };

const paletteAt = (root: Root, index: number): PaletteId => root.palettes[index % root.palettes.length] ?? 'indigo';

/** Rows of both depths; product counts are filled in by the seed. */
export function categoryRows(productCount: ReadonlyMap<number, number>) {
  const roots = ROOTS.map((root, index) => ({
    categoryNo: rootNoOf(index),
    parentNo: null,
    depth: 1,
    label: ko(root.label),
    labelEn: en(root.label),
    iconUrl: icon(root.leaves[0].items[0], paletteAt(root, index)),
    displayOrder: index + 1,
    productCnt: productCount.get(rootNoOf(index)) ?? 0,
  }));
  const leaves = LEAF_CATEGORIES.map(({ categoryNo, rootNo, root, leaf }, index) => ({
    categoryNo,
    parentNo: rootNo,
    depth: 2,
    label: ko(leaf.label),
    labelEn: en(leaf.label),
    iconUrl: icon(leaf.items[ICON_ITEMS[categoryNo] ?? 0] ?? leaf.items[0], paletteAt(root, index)),
    displayOrder: categoryNo % 100,
    productCnt: productCount.get(categoryNo) ?? 0,
  }));
  return [...roots, ...leaves];
}
