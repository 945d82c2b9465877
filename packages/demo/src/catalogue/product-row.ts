import { artUrl } from '../art/art-key.ts';
import type { Variant } from '../art/draw-art.ts';
import { type Chance, createChance } from './chance.ts';
import type { CouponEffect } from './coupon.ts';
import type { DemoProduct } from './product.ts';
import { PROMOTIONS } from './words/option.ts';
import { en, ko, type Word } from './words/word.ts';

/** What the rest of the shop says about a product. */
export interface ProductCounters {
  readonly coupon: CouponEffect;
  readonly reviewCnt: number;
  readonly reviewRateSum: number;
  readonly inquiryCnt: number;
}

/** Points for a review with a photograph, in won. Source: the review screen promises them. */
export const PHOTO_REVIEW_POINTS = 500;

/** Most labels on a card. */
const MOST_STICKERS = 2;

const DOMESTIC_ROOTS: ReadonlySet<number> = new Set([3, 4]);

/** Whether a product is made in Korea. */
export const isDomestic = ({ category, productNo }: DemoProduct): boolean =>
  DOMESTIC_ROOTS.has(category.rootIndex) || productNo % 3 === 0;

const leavesToday = ({ category, productNo }: DemoProduct): boolean =>
  category.leaf.duty !== 'voucher' && productNo % 3 === 0;

function stickers(product: DemoProduct, hasCoupon: boolean): readonly string[] {
  const labels = [
    product.isAdult ? '19' : '',
    product.isTelecomOnly ? '딜텔레콤 전용' : '',
    hasCoupon ? '쿠폰' : '',
    product.isFreeDelivery ? '무료배송' : '',
    leavesToday(product) ? '오늘출발' : '',
  ];
  return labels.filter((label) => label !== '').slice(0, MOST_STICKERS);
}

/** The four pictures of a product: front, another color or a scene, the group, a detail. */
export function pictureUrls(product: DemoProduct): readonly string[] {
  const { motif, options, palettes } = product;
  const other = options.rows.find(
    ({ imageUrl }) => imageUrl !== '' && imageUrl !== options.rows[0]?.imageUrl,
  )?.imageUrl;
  const draw = (variant: Variant): string => artUrl({ kind: 'product', variant, ...motif });
  const scene = product.category.root.scenes[product.productNo % product.category.root.scenes.length] ?? 'table';
  const second = other ?? (palettes.length > 0 ? draw(scene) : draw('front'));
  return [draw('front'), second, draw('group'), draw('detail')];
}

/** Sold pieces by rank: few sell thousands, most some dozens. Assumed. */
const saleCount = (rank: number): number => Math.round(24_000 / (rank + 4) ** 0.92);

/** Wishes for each piece sold: some goods are looked at more than bought. Assumed. */
const wishShare = (chance: Chance): number => 0.08 + 0.9 * chance.next() ** 3;

/** Every third limit for one person comes anew each month. */
function personLimits(limitCnt: number, productNo: number) {
  const isMonthly = productNo % 3 === 0 && limitCnt > 0;
  return {
    maxBuyPersonCnt: isMonthly ? 0 : limitCnt,
    maxBuyPeriodCnt: isMonthly ? limitCnt : 0,
    maxBuyDays: isMonthly ? 30 : 0,
  };
}

const ON_SALE = { saleStatusType: 'ONSALE', salePeriodType: 'REGULAR' } as const;
const NOT_YET = { saleStatusType: 'READY', salePeriodType: 'PERIOD' } as const;

/** The product's own row, counters included. */
export function productRow(product: DemoProduct, counters: ProductCounters) {
  const chance = createChance(product.productNo);
  const { price, options, saleStartAt, isSoldOut, name, rank, coupon } = { ...product, coupon: counters.coupon };
  const facts = {
    ...product,
    leavesToday: leavesToday(product),
    isGiftable: !product.isTelecomOnly,
    reviewCnt: counters.reviewCnt,
  };
  const promotions = PROMOTIONS.filter(({ holds }) => holds(facts));
  const promotion: Word = chance.is(0.4) && promotions.length > 0 ? chance.pick(promotions).words : '';
  const sold = saleStartAt === null ? saleCount(rank) : 0;
  return {
    productNo: product.productNo,
    partnerNo: product.partner.row.partnerNo,
    brandNo: product.brand.brandNo,
    categoryNo: product.category.categoryNo,
    deliveryTemplateNo: product.deliveryTemplateNo,
    productName: name.name,
    productNameEn: name.nameEn,
    promotionText: ko(promotion),
    promotionTextEn: en(promotion),
    listImageUrl: artUrl({ kind: 'product', variant: 'front', ...product.motif }),
    stickerLabels: stickers(product, coupon.hasCoupon),
    placeOriginLabel: DOMESTIC_ROOTS.has(product.category.rootIndex) ? '국내산' : '',
    adult: product.isAdult,
    telecomOnly: product.isTelecomOnly,
    soldOut: isSoldOut,
    freeDelivery: product.isFreeDelivery,
    ...(saleStartAt === null ? ON_SALE : NOT_YET),
    saleStartAt,
    salePrice: price.salePrice,
    immediateDiscountAmt: price.immediateDiscountAmt,
    additionDiscountAmt: price.additionDiscountAmt,
    maxCouponAmt: coupon.amount,
    accumulationRate: 1,
    photoReviewAccumulationAmt: PHOTO_REVIEW_POINTS,
    minBuyCnt: chance.is(0.02) ? 2 : 1,
    maxBuyTimeCnt: chance.is(0.08) ? chance.pick([3, 5, 10]) : 0,
    ...personLimits(chance.is(0.03) ? chance.pick([2, 5]) : 0, product.productNo),
    giftUsable: !product.isTelecomOnly,
    cancelable: true,
    exchangeable: product.category.leaf.duty !== 'voucher' && product.category.leaf.duty !== 'fresh',
    returnable: product.category.leaf.duty !== 'fresh',
    optionType: options.optionType,
    selectType: options.selectType,
    optionLabels: options.labels.map(ko),
    optionLabelsEn: options.labels.map(en),
    optionInputs: options.hasTextInput
      ? [
          {
            inputNo: 1,
            inputLabel: '각인 문구',
            inputLabelEn: 'Engraving',
            required: false,
            inputMatchingType: 'OPTION',
          },
        ]
      : [],
    optionSwatches: options.swatches,
    popularity: (isSoldOut ? 1 : 10) * sold + counters.reviewCnt * 5,
    saleCnt: sold,
    likeCnt: Math.round(sold * wishShare(chance)) + chance.int(0, 4),
    reviewCnt: counters.reviewCnt,
    reviewRateSum: counters.reviewRateSum,
    inquiryCnt: counters.inquiryCnt,
    registeredAt: product.registeredAt,
  };
}
