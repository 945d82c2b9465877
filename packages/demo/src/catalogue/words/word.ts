import type { PaletteId } from '../../art/palette.ts';
import type { ShopperSceneId } from '../../art/scene.ts';
import type { TemplateId } from '../../art/templates.ts';

/** A word in both languages, written `한국어|English`; one without a bar reads the same in both. */
export type Word = string;

/** Groups of the legal product notice. Source: 전자상거래 등에서의 상품 등의 정보제공에 관한 고시. */
export type DutyGroup =
  | 'mobile'
  | 'electronics'
  | 'appliance'
  | 'fresh'
  | 'processed'
  | 'health'
  | 'cosmetics'
  | 'clothes'
  | 'accessories'
  | 'furniture'
  | 'kitchen'
  | 'household'
  | 'kids'
  | 'pets'
  | 'sports'
  | 'voucher';

/** How a product is chosen: by colour, size, amount, device, bundle, or several of them. */
export type OptionScheme =
  | 'none'
  | 'color'
  | 'bundle'
  | 'amount'
  | 'flavor'
  | 'device-color'
  | 'color-size'
  | 'color-shoe'
  | 'size'
  | 'color-bundle'
  | 'color-size-bundle'
  | 'age-bundle'
  | 'text';

/** A kind of thing sold: its name, how it is drawn, and the short name on its pack. */
export type Item = readonly [
  name: Word,
  template: TemplateId,
  label: string,
  /** In place of the leaf's sizes. */
  sizes?: readonly Word[],
  /** In place of the leaf's options. */
  options?: readonly OptionScheme[],
];

/** Says why to want a thing; with the places of the items it is true of, where it is not true of all. */
export type Quality = Word | readonly [words: Word, places: readonly number[]];

/** A leaf category and the words its products are made of. */
export interface Leaf {
  readonly label: Word;
  /** Middle price in won and the spread of the log-normal law around it. */
  readonly price: readonly [medianWon: number, spread: number];
  readonly duty: DutyGroup;
  /** Which of the root's brands make such things, by their place. */
  readonly brands: readonly [number, ...number[]];
  /** Words before the thing's name that say why to want it. */
  readonly qualities: readonly Quality[];
  readonly options: readonly OptionScheme[];
  /** Amounts printed on the pack and at the end of the name. */
  readonly sizes: readonly Word[];
  readonly items: readonly [Item, ...Item[]];
  /** Price of each item as a multiple of the middle price, in their order; 1 where nothing is said. */
  readonly worth?: readonly number[];
  /** Goods for adults, sold beside the others. */
  readonly adultItems?: readonly Item[];
  readonly adultQualities?: readonly Quality[];
}

/** One root category: five leaves and what they share. */
export interface Root {
  readonly label: Word;
  readonly palettes: readonly PaletteId[];
  readonly scenes: readonly [ShopperSceneId, ...ShopperSceneId[]];
  readonly brands: readonly Word[];
  /** Ends of sellers' names. */
  readonly sellers: readonly Word[];
  readonly leaves: readonly [Leaf, Leaf, Leaf, Leaf, Leaf];
  readonly talk: Talk;
}

/** What shoppers of a root category say. */
export interface Talk {
  /** Whole sentences of praise in 해요체. */
  readonly praises: readonly string[];
  readonly used: readonly string[];
  readonly flaw: readonly string[];
  readonly asked: readonly string[];
  readonly answered: readonly string[];
}

/** The Korean half of a word. */
export const ko = (word: Word): string => word.split('|')[0] ?? word;

/** The English half of a word. */
export const en = (word: Word): string => word.split('|')[1] ?? word;
