import type { PaletteId } from '../../art/palette.ts';
import type { Word } from './word.ts';

/** A thing on a banner: an item of a leaf category in a color. */
export type Figure = readonly [categoryNo: number, item: number, palette: PaletteId];

/** A banner or the head of an exhibition: words that HTML draws, and what stands beside them. */
export interface Poster {
  readonly title: Word;
  readonly line: Word;
  readonly palette: PaletteId;
  readonly figures: readonly Figure[];
}
