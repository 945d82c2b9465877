import { artUrl } from '../art/art-key.ts';
import type { Motif } from '../art/draw-art.ts';
import { type PaletteId, PALETTES } from '../art/palette.ts';
import type { Chance } from './chance.ts';
import {
  AMOUNTS,
  BED_SIZES,
  BUNDLES,
  CLOTHES_SIZES,
  COLOR_WORDS,
  DEVICES,
  FLAVORS,
  HOME_SIZES,
  LEVEL_WORDS,
  SHOE_SIZES,
  STAGES,
} from './words/option.ts';
import { en, ko, type DutyGroup, type OptionScheme, type Word } from './words/word.ts';

/** A row of an option. */
export interface OptionRow {
  readonly optionNo: number;
  readonly productNo: number;
  readonly optionOrder: number;
  readonly optionType: 'PRODUCT_ONLY' | 'NORMAL_OPTION';
  readonly label: string;
  readonly labelEn: string;
  readonly value: string;
  readonly valueEn: string;
  readonly addPrice: number;
  readonly openingCnt: number;
  readonly stockCnt: number;
  readonly saleType: 'AVAILABLE';
  readonly main: boolean;
  readonly imageUrl: string;
}

/** A color drawn for a value of a level: `level`, `value`, `valueEn`, `color`. */
type DemoSwatch = Readonly<Record<string, string | number>>;

/** The options of one product, as its own row tells them and as rows. */
export interface DemoOptions {
  readonly optionType: 'DEFAULT' | 'COMBINATION';
  readonly selectType: 'FLAT' | 'MULTI';
  readonly labels: readonly Word[];
  /** The colors behind values, as `product.option_swatches` keeps them. */
  readonly swatches: readonly DemoSwatch[];
  readonly hasTextInput: boolean;
  readonly rows: readonly OptionRow[];
}

/** What options are made for. */
export interface OptionRequest {
  readonly productNo: number;
  readonly scheme: OptionScheme;
  readonly duty: DutyGroup;
  readonly price: number;
  readonly motif: Motif;
  readonly palettes: readonly PaletteId[];
  /** Pieces of the best stocked option; the others follow Zipf's law. */
  readonly stockTop: number;
  readonly isSoldOut: boolean;
}

interface Value {
  readonly word: Word;
  readonly addPrice: number;
  readonly palette?: PaletteId;
}

interface Level {
  readonly label: Word;
  readonly values: readonly Value[];
}

/** Part of all option values that are sold out. Assumed. */
const SOLD_OUT_SHARE = 0.06;

const roundTo = (won: number, step: number): number => Math.round(won / step) * step;

const plain = (words: readonly Word[]): readonly Value[] => words.map((word) => ({ word, addPrice: 0 }));

function flavorsOf({ duty, motif }: OptionRequest): readonly Word[] {
  if (motif.template === 'can') return FLAVORS.drinks;
  if (duty === 'cosmetics') return FLAVORS.beauty;
  if (duty === 'electronics') return FLAVORS.keyboard;
  if (duty === 'household') return FLAVORS.household;
  return duty === 'pets' ? FLAVORS.pets : FLAVORS.food;
}

function colorLevel({ palettes, motif }: OptionRequest, count: number, chance: Chance): Level {
  const others = palettes.filter((palette) => palette !== motif.palette);
  const chosen = [motif.palette, ...chance.sample(others, count - 1)];
  return {
    label: LEVEL_WORDS.color,
    values: chosen.map((palette) => ({ word: COLOR_WORDS[palette], addPrice: 0, palette })),
  };
}

function sizeLevel({ duty, price, motif }: OptionRequest, chance: Chance): Level {
  if (duty === 'clothes' || duty === 'accessories')
    return { label: LEVEL_WORDS.size, values: plain(CLOTHES_SIZES.slice(0, chance.int(3, 5))) };
  const step = Math.max(1_000, roundTo(price * 0.15, 1_000));
  const sizes = motif.template === 'bedding' ? BED_SIZES : HOME_SIZES;
  return { label: LEVEL_WORDS.size, values: sizes.map((word, index) => ({ word, addPrice: index * step })) };
}

function bundleLevel({ price }: OptionRequest, count: number): Level {
  const values = BUNDLES.slice(0, count).map(([word, pieces]) => ({
    word,
    addPrice: pieces === 1 ? 0 : roundTo(price * (pieces * 0.94 - 1), 100),
  }));
  return { label: LEVEL_WORDS.bundle, values };
}

function amountLevel({ price }: OptionRequest): Level {
  return {
    label: LEVEL_WORDS.amount,
    values: AMOUNTS.map(([word, times]) => ({ word, addPrice: roundTo(price * (times - 1), 100) })),
  };
}

function levelsOf(request: OptionRequest, chance: Chance): readonly Level[] {
  const colors = (count: number) => colorLevel(request, count, chance);
  switch (request.scheme) {
    case 'color':
      return [colors(chance.int(3, 5))];
    case 'bundle':
      return [bundleLevel(request, chance.int(2, 4))];
    case 'amount':
      return [amountLevel(request)];
    case 'flavor':
      return [{ label: LEVEL_WORDS.flavor, values: plain(chance.sample(flavorsOf(request), chance.int(3, 4))) }];
    case 'size':
      return [sizeLevel(request, chance)];
    case 'device-color':
      return [
        { label: LEVEL_WORDS.device, values: plain(chance.sample(DEVICES, chance.int(3, 4))) },
        colors(chance.int(2, 4)),
      ];
    case 'color-size':
      return [colors(chance.int(2, 4)), sizeLevel(request, chance)];
    case 'color-shoe': {
      const start = chance.int(0, 3);
      return [
        colors(chance.int(2, 3)),
        { label: LEVEL_WORDS.size, values: plain(SHOE_SIZES.slice(start, start + chance.int(5, 7))) },
      ];
    }
    case 'color-bundle':
      return [colors(chance.int(2, 4)), bundleLevel(request, 2)];
    case 'color-size-bundle':
      return [colors(2), sizeLevel(request, chance), bundleLevel(request, 2)];
    case 'age-bundle':
      return [{ label: LEVEL_WORDS.age, values: plain(STAGES) }, bundleLevel(request, 2)];
    default:
      return [];
  }
}

function combine(levels: readonly Level[]): readonly (readonly Value[])[] {
  return levels.reduce<readonly (readonly Value[])[]>(
    (paths, { values }) => paths.flatMap((path) => values.map((value) => [...path, value])),
    [[]],
  );
}

/** The color its picture is drawn with, for a value that is a color. */
function swatchOf({ word, palette }: Value, level: number): readonly DemoSwatch[] {
  if (palette === undefined) return [];
  return [{ level, value: ko(word), valueEn: en(word), color: PALETTES[palette].base }];
}

/** Draws the options of a product: one row per combination, stock falling by Zipf's law. */
export function generateOptions(request: OptionRequest, chance: Chance): DemoOptions {
  const levels = levelsOf(request, chance);
  const labels = levels.map(({ label }) => label);
  const rows = combine(levels).map((path, index): OptionRow => {
    const isOut = request.isSoldOut || (levels.length > 0 && index > 0 && chance.is(SOLD_OUT_SHARE));
    const stockCnt = isOut ? 0 : Math.max(1, Math.round(request.stockTop / (index + 1) ** 0.9));
    const palette = path.find((value) => value.palette !== undefined)?.palette;
    return {
      optionNo: request.productNo * 100 + index + 1,
      productNo: request.productNo,
      optionOrder: index,
      optionType: levels.length === 0 ? 'PRODUCT_ONLY' : 'NORMAL_OPTION',
      label: labels.map(ko).join('|'),
      labelEn: labels.map(en).join('|'),
      value: path.map(({ word }) => ko(word)).join('|'),
      valueEn: path.map(({ word }) => en(word)).join('|'),
      addPrice: path.reduce((sum, { addPrice }) => sum + addPrice, 0),
      openingCnt: stockCnt,
      stockCnt,
      // What is out of stock is sold out by that; once there is stock again, it is on sale again.
      saleType: 'AVAILABLE',
      main: index === 0,
      imageUrl: palette === undefined ? '' : artUrl({ kind: 'product', variant: 'front', ...request.motif, palette }),
    };
  });
  return {
    optionType: levels.length === 0 ? 'DEFAULT' : 'COMBINATION',
    selectType: levels.length > 1 ? 'MULTI' : 'FLAT',
    labels,
    swatches: levels.flatMap(({ values }, level) => values.flatMap((value) => swatchOf(value, level))),
    hasTextInput: request.scheme === 'text',
    rows,
  };
}
