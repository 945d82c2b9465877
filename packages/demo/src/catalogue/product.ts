import { DAY_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { artUrl, MAX_WORD_LENGTH } from '../art/art-key.ts';
import type { Motif } from '../art/draw-art.ts';
import type { PaletteId } from '../art/palette.ts';
import { BRANDS, BRANDS_PER_ROOT, type DemoBrand } from './brand.ts';
import { LEAF_CATEGORIES, type LeafCategory } from './category.ts';
import type { Chance } from './chance.ts';
import { kstHourOn } from './moment.ts';
import { generateOptions, type DemoOptions } from './option.ts';
import { type DemoPartner, sellerOf } from './partner.ts';
import { composeName, type DemoName, drawName, fittingQualities } from './product-name.ts';
import { type DemoPrice, drawPrice, priceOf, voucherPrice } from './price.ts';
import { LEVEL_WORDS } from './words/option.ts';
import { ko, type Item, type Word } from './words/word.ts';
import { faceValue, worthOf } from './worth.ts';

/** Ordinary products of each leaf; with 60 leaves and the goods for adults more than 2,100. */
export const PRODUCTS_PER_LEAF = 34;

/** Goods for adults in the leaves that have them: 4 % of all. */
const ADULT_PER_LEAF = 28;

/** The number of the first product. */
export const FIRST_PRODUCT_NO = 10_001;

/** How long something is called new, in days. */
const NEW_DAYS = 14;

/** Leaves whose goods travel in a parcel of their own. */
const BULKY_LEAVES: ReadonlySet<number> = new Set([301, 901, 905, 1201, 1203]);

/** Roots whose packs carry the brand in Latin letters. */
const LATIN_ROOTS: ReadonlySet<number> = new Set([0, 1, 2, 6, 7]);

/** Templates whose own color matters more than the category's. */
const LIP_PALETTES: readonly PaletteId[] = ['red', 'rose', 'coral', 'brown'];

/** A product before its counters are known. */
export interface DemoProduct {
  readonly productNo: number;
  readonly category: LeafCategory;
  readonly brand: DemoBrand;
  readonly partner: DemoPartner;
  readonly deliveryTemplateNo: number;
  readonly isFreeDelivery: boolean;
  readonly item: Item;
  readonly size: Word;
  readonly name: DemoName;
  readonly motif: Motif;
  readonly palettes: readonly PaletteId[];
  readonly price: DemoPrice;
  readonly options: DemoOptions;
  readonly isAdult: boolean;
  readonly isTelecomOnly: boolean;
  readonly isSoldOut: boolean;
  readonly saleStartAt: Date | null;
  readonly hasAppCoupon: boolean;
  readonly hasPickCoupon: boolean;
  /** 0 for the best seller, rising; ties the counters together. */
  readonly rank: number;
  readonly registeredAt: Date;
}

/** What all products of a run share. */
interface Draft {
  readonly category: LeafCategory;
  readonly item: Item;
  readonly isAdult: boolean;
  /** What may be said of the item. */
  readonly qualities: readonly Word[];
}

/** So many drafts, each item in turn. */
function draftsOf(category: LeafCategory, count: number, isAdult: boolean): readonly Draft[] {
  const { leaf } = category;
  const items = isAdult ? (leaf.adultItems ?? []) : leaf.items;
  const qualities = isAdult ? (leaf.adultQualities ?? []) : leaf.qualities;
  if (items.length === 0) return [];
  return Array.from({ length: count }, (_, index): Draft => {
    const place = index % items.length;
    return { category, isAdult, item: items[place] ?? leaf.items[0], qualities: fittingQualities(qualities, place) };
  });
}

const drafts = (): readonly Draft[] =>
  LEAF_CATEGORIES.flatMap((category) => [
    ...draftsOf(category, PRODUCTS_PER_LEAF, false),
    ...draftsOf(category, ADULT_PER_LEAF, true),
  ]);

function partnersByRoot(partners: readonly DemoPartner[]): ReadonlyMap<number, readonly DemoPartner[]> {
  return Map.groupBy(partners, ({ rootIndex }) => rootIndex);
}

const packWord = (word: Word): string =>
  ko(word)
    .replace(/\(.*\)/, '')
    .slice(0, MAX_WORD_LENGTH);

function motifOf(draft: Draft, brand: DemoBrand, size: Word, palette: PaletteId): Motif {
  const [, template, label] = draft.item;
  const isLatin = LATIN_ROOTS.has(draft.category.rootIndex);
  return { template, palette, brand: isLatin ? brand.nameEn.toUpperCase() : brand.name, label, size: packWord(size) };
}

/** Gives what looks like another product a color of its own, while there is one. */
function unlikeOthers(motif: Motif, palettes: readonly PaletteId[], drawn: Set<string>): Motif {
  const first = palettes.indexOf(motif.palette);
  const colors = [...palettes.slice(first), ...palettes.slice(0, first)];
  const front = (palette: PaletteId): string => artUrl({ kind: 'product', variant: 'front', ...motif, palette });
  const palette = colors.find((color) => !drawn.has(front(color))) ?? motif.palette;
  drawn.add(front(palette));
  return { ...motif, palette };
}

/** Draws every product of the shop. Instants are relative to `now`. */
export function generateProducts(
  partners: readonly DemoPartner[],
  now: EpochMs,
  chance: Chance,
): readonly DemoProduct[] {
  const all = drafts();
  const sellers = partnersByRoot(partners);
  const ranks = chance.sample(
    all.map((_, index) => index),
    all.length,
  );
  const drawn = new Set<string>();
  const named = new Set<string>();
  return all.map((draft, index): DemoProduct => {
    const { category, item, isAdult } = draft;
    const { leaf, root, rootIndex } = category;
    const brandPlace = chance.pick(leaf.brands);
    const brand = BRANDS[rootIndex * BRANDS_PER_ROOT + brandPlace] ?? chance.pick(BRANDS);
    const partner = sellerOf(sellers.get(rootIndex) ?? [], leaf, brandPlace) ?? chance.pick(partners);
    const template = partner[wayOf(category)];
    const palettes = item[1] === 'lipstick' ? LIP_PALETTES : root.palettes;
    const size = chance.pick(item[3] ?? leaf.sizes);
    const isFreeDelivery = leaf.duty !== 'voucher' && template.deliveryConditionType === 'FREE';
    const productNo = FIRST_PRODUCT_NO + index;
    const motif = unlikeOthers(motifOf(draft, brand, size, chance.pick(palettes)), palettes, drawn);
    const drawnPrice = drawPrice(leaf.price, chance);
    const face = faceValue(size);
    const price =
      face === null ? priceOf(drawnPrice, leaf.price[0], worthOf(leaf, item, size)) : voucherPrice(face, drawnPrice);
    const isUpcoming = chance.is(0.03);
    const isSoldOut = !isUpcoming && chance.is(0.05);
    const rank = ranks[index] ?? index;
    const options = generateOptions(
      {
        productNo,
        scheme: chance.pick(item[4] ?? leaf.options),
        duty: leaf.duty,
        price: price.price,
        motif,
        palettes,
        stockTop: Math.round(900 / (1 + (rank % 97)) ** 0.7) + 4,
        isSoldOut,
      },
      chance,
    );
    const drawnName = drawName(draft.qualities, chance);
    const isTelecomOnly = !isAdult && chance.is(0.068);
    const saleStartAt = isUpcoming ? kstHourOn(now, chance.int(1, 9), 10) : null;
    const hasAppCoupon = drawnPrice.price >= 10_000 && chance.is(0.085) && price.price >= 10_000;
    const hasPickCoupon = drawnPrice.price >= 12_000 && chance.is(0.1) && price.price >= 12_000;
    const age = chance.is(0.06) ? chance.next() * 7 : 7 + chance.next() * 400;
    return {
      productNo,
      category,
      brand,
      partner,
      deliveryTemplateNo: template.deliveryTemplateNo,
      isFreeDelivery,
      item,
      size,
      name: composeName(
        { brand: `${brand.name}|${brand.nameEn}`, qualities: draft.qualities, item: item[0], size },
        drawnName,
        {
          ...headFacts(price, options),
          isFreeDelivery,
          isNew: age < NEW_DAYS,
        },
        named,
      ),
      motif,
      palettes,
      price,
      options,
      isAdult,
      isTelecomOnly,
      isSoldOut,
      saleStartAt,
      hasAppCoupon,
      hasPickCoupon,
      rank,
      registeredAt: new Date(Math.round(now - age * DAY_MS)),
    };
  });
}

/** By which of its templates a seller sends the goods of a category. */
function wayOf({ leaf, categoryNo }: DemoProduct['category']) {
  if (leaf.duty === 'voucher') return 'voucherTemplate';
  return BULKY_LEAVES.has(categoryNo) ? 'bulkyTemplate' : 'template';
}

function headFacts({ salePrice, price }: DemoPrice, { labels, rows }: DemoOptions) {
  return {
    discountRate: ((salePrice - price) * 100) / salePrice,
    hasBundles: labels.includes(LEVEL_WORDS.bundle),
    stockCnt: rows.reduce((sum, { stockCnt }) => sum + stockCnt, 0),
  };
}
