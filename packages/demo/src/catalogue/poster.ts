import { artUrl } from '../art/art-key.ts';
import type { Motif } from '../art/draw-art.ts';
import type { BannerShape } from '../art/draw-banner.ts';
import { LEAF_CATEGORIES } from './category.ts';
import type { Figure, Poster } from './words/poster.ts';
import { ko } from './words/word.ts';

function motifOf([categoryNo, itemIndex, palette]: Figure): Motif {
  const category = LEAF_CATEGORIES.find((leaf) => leaf.categoryNo === categoryNo);
  const item = category?.leaf.items[itemIndex] ?? category?.leaf.items[0];
  if (category === undefined || item === undefined) throw new RangeError(`no category ${categoryNo} to draw`);
  return {
    template: item[1],
    palette,
    brand: ko(category.root.brands[category.leaf.brands[0]] ?? ''),
    label: item[2],
    size: '',
  };
}

/** The picture of a poster in a shape; `banner.tall.` and `banner.wide.` in its address may be exchanged. */
export function posterUrl({ palette, figures }: Poster, shape: BannerShape): string {
  return artUrl({ kind: 'banner', shape, palette, motifs: figures.map(motifOf) });
}
