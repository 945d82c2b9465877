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

/** How a product is chosen: by color, size, amount, device, bundle, or several of them. */
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

/**
 * What a product must have for a sentence to be true of it: a level of options, a discount, a coupon; `parcel` is all that is
 * sent, `voucher` what is not, `thing` what is sent and not eaten, `lasting` what is not used up.
 */
export type Need = 'color' | 'size' | 'option' | 'discount' | 'coupon' | 'parcel' | 'voucher' | 'thing' | 'lasting';

/** What a sentence is limited to: a need, or the items of its leaf by their places. */
export type Limit = Need | readonly number[];

/** A sentence; with its limit, where it is not true of everything. */
export type Line = Word | readonly [says: Word, limit: Limit];

/** A question with the seller's answer. */
export type Question = readonly [question: string, answer: string, limit?: Limit];

/** What shoppers say of the goods of a leaf. */
export interface ReviewCopy {
  /** Whole sentences of praise in 해요체, and what a description says of it in English. */
  readonly praises: readonly Line[];
  /** Beginnings that a praise ends. */
  readonly used: readonly Line[];
  readonly flaws: readonly Line[];
  readonly questions: readonly Question[];
}

/** The copy of the five leaves of a root, in their order. */
export type LeafCopy = readonly [ReviewCopy, ReviewCopy, ReviewCopy, ReviewCopy, ReviewCopy];

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
  /** What each item is made of, in their order. */
  readonly materials?: readonly Word[];
  /** Goods for adults, sold beside the others. */
  readonly adultItems?: readonly Item[];
  readonly adultQualities?: readonly Quality[];
  readonly adultCopy?: ReviewCopy;
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
  readonly copies: LeafCopy;
}

/** The Korean half of a word. */
export const ko = (word: Word): string => word.split('|')[0] ?? word;

/** The English half of a word. */
export const en = (word: Word): string => word.split('|')[1] ?? word;
