import { DAY_MS, HOUR_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { artUrl } from '../art/art-key.ts';
import type { PaletteId } from '../art/palette.ts';
import { takesOf } from '../art/scene.ts';
import { type Chance, createChance, DEMO_SEED } from './chance.ts';
import type { OptionRow } from './option.ts';
import type { DemoProduct } from './product.ts';
import { pictureUrls } from './product-row.ts';
import { writeReply, writeReview } from './review-text.ts';
import { type ReviewFacts, reviewFacts } from './review-copy.ts';
import { WRITER_IDS } from './words/people.ts';

/** How many reviews the shop has. */
export const REVIEW_COUNT = 14_400;

/** Stars as shoppers give them: a J, steep at five. Assumed. */
const RATES = [
  [5, 68],
  [4, 19],
  [3, 7],
  [2, 3],
  [1, 3],
] as const;

/** Part of the reviews with photographs. */
const PHOTO_SHARE = 0.22;

/** A review and its photographs. */
export interface DemoReview {
  readonly row: {
    readonly reviewNo: number;
    readonly productNo: number;
    readonly memberNo: number | null;
    readonly orderOptionNo: number | null;
    readonly optionNo: number;
    readonly optionValue: string;
    readonly orderCnt: number;
    readonly writerName: string;
    readonly rate: number;
    readonly content: string;
    readonly hasFiles: boolean;
    readonly best: boolean;
    readonly recommendCnt: number;
    readonly givenAccumulationAmt: number;
    readonly sellerReply: string | null;
    readonly registeredAt: Date;
  };
  readonly files: readonly { readonly reviewNo: number; readonly fileOrder: number; readonly url: string }[];
}

/** Shares a total among items by falling weights (Zipf), best first; the sum is exact. */
export function shareByRank(count: number, total: number, exponent: number): readonly number[] {
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 6) ** exponent);
  const sum = weights.reduce((left, right) => left + right, 0);
  let given = 0;
  let due = 0;
  return weights.map((weight) => {
    due += (weight / sum) * total;
    const share = Math.round(due) - given;
    given += share;
    return share;
  });
}

/** The color of an option that was bought, or the product's own. */
export const boughtPalette = ({ motif, palettes }: DemoProduct, { imageUrl }: OptionRow): PaletteId =>
  palettes.find((palette) => artUrl({ kind: 'product', variant: 'front', ...motif, palette }) === imageUrl) ??
  motif.palette;

/**
 * Photographs of a review, none of which any other review or the seller shows; fewer where every place was photographed.
 * @param shown pictures of the product so far; new ones are added
 */
function photoUrls(product: DemoProduct, option: OptionRow, shown: Set<string>, chance: Chance): readonly string[] {
  const { motif, category } = product;
  const palette = boughtPalette(product, option);
  const places = chance.sample(category.root.scenes, category.root.scenes.length);
  const count = chance.weighted([
    [1, 6],
    [2, 3],
    [3, 1],
  ]);
  const free = places.flatMap((place) => {
    const takes = takesOf(place).map((variant) => artUrl({ kind: 'product', variant, ...motif, palette }));
    return takes.filter((take) => !shown.has(take)).slice(0, 1);
  });
  const taken = free.slice(0, count);
  for (const url of taken) shown.add(url);
  return taken;
}

function reviewOf(
  product: DemoProduct,
  facts: ReviewFacts,
  shown: Set<string>,
  reviewNo: number,
  now: EpochMs,
): DemoReview {
  const chance = createChance(DEMO_SEED + reviewNo);
  const rate = chance.weighted(RATES);
  const option = chance.pick(product.options.rows);
  const urls = chance.is(PHOTO_SHARE) ? photoUrls(product, option, shown, chance) : [];
  const age = now - product.registeredAt.getTime() - DAY_MS;
  const registeredAt = new Date(Math.round(now - HOUR_MS - Math.max(0, age) * chance.next() ** 1.6));
  const isReplied = chance.is(rate >= 4 ? 0.1 : 0.45);
  const content = writeReview(rate, facts, chance);
  const orderCnt = chance.weighted([
    [1, 8],
    [2, 2],
    [3, 1],
  ]);
  const writerName = `${chance.pick(WRITER_IDS)}${chance.int(10, 9999)}`;
  const best = rate === 5 && urls.length > 0 && content.length > 70 && chance.is(0.2);
  const recommendCnt = chance.is(0.35) ? Math.floor(40 * chance.next() ** 4) : 0;
  const sellerReply = isReplied ? writeReply(rate, chance) : null;
  const row = {
    reviewNo,
    productNo: product.productNo,
    memberNo: null,
    orderOptionNo: null,
    optionNo: option.optionNo,
    optionValue: option.value,
    orderCnt,
    writerName,
    rate,
    content,
    hasFiles: urls.length > 0,
    best,
    recommendCnt,
    givenAccumulationAmt: 0,
    sellerReply,
    registeredAt,
  };
  return { row, files: urls.map((url, fileOrder) => ({ reviewNo, fileOrder, url })) };
}

/** Draws all reviews, each by a chance of its own; what sells most is reviewed most, what is not yet sold never. */
export function generateReviews(products: readonly DemoProduct[], now: EpochMs): readonly DemoReview[] {
  const sold = products
    .filter(({ saleStartAt }) => saleStartAt === null)
    .toSorted((left, right) => left.rank - right.rank);
  const shares = shareByRank(sold.length, REVIEW_COUNT, 0.85);
  let reviewNo = 0;
  return sold.flatMap((product, index) => {
    const shown = new Set(pictureUrls(product));
    const facts = reviewFacts(product);
    return Array.from({ length: shares[index] ?? 0 }, () => {
      reviewNo += 1;
      return reviewOf(product, facts, shown, reviewNo, now);
    });
  });
}

/** The five bars of every product, counted from its reviews. */
export function ratingRows(reviews: readonly DemoReview[]) {
  const bars = new Map<string, { productNo: number; rate: number; reviewCnt: number; photoCnt: number }>();
  for (const { row } of reviews) {
    const key = `${row.productNo}:${row.rate}`;
    const bar = bars.get(key) ?? { productNo: row.productNo, rate: row.rate, reviewCnt: 0, photoCnt: 0 };
    bar.reviewCnt += 1;
    bar.photoCnt += row.hasFiles ? 1 : 0;
    bars.set(key, bar);
  }
  return [...bars.values()];
}

/** How many reviews each option has. */
export function optionCountRows(reviews: readonly DemoReview[]) {
  const byOption = Map.groupBy(reviews, ({ row }) => `${row.productNo}:${row.optionNo}`);
  return [...byOption.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { productNo, optionNo } = first.row;
    const photoCnt = same.filter(({ row }) => row.hasFiles).length;
    return [{ productNo, optionNo, reviewCnt: same.length, photoCnt }];
  });
}
