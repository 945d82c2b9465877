import { adultMark, hidesContent, type Visitor, withheldFrom } from '../../../access/access.ts';
import { departureOf } from '../../../product/departure.ts';
import { displayPrice } from '../../../product/product-price.ts';
import { DEFAULT_DISPATCH, promisedArrival } from '../../../product/promised-arrival.ts';
import { averageRate } from '../../../product/product-review.ts';
import { saleNotice } from '../../../product/sale-status.ts';
import { shipsFree } from '../../../product/ships-free.ts';
import { kstDate } from '../../../value/calendar.ts';
import type { ProductSummary } from '../../../product/product.ts';
import { withholdSummary } from '../../../product/withheld-product.ts';
import { ZERO_WON } from '../../../value/won.ts';
import { couponsReaching } from '../coupon.memory.ts';
import { imageOf, isSoldOut, type MemoryBackend } from '../memory-backend.ts';
import type { MemoryProduct } from './memory-shop.ts';

/** A product of a memory shop on a card, as this visitor may see it. */
export function memoryCard(backend: MemoryBackend, product: MemoryProduct, visitor: Visitor): ProductSummary {
  const withheld = withheldFrom(visitor, product);
  const card = fullCard(backend, product);
  if (withheld !== null && hidesContent(withheld)) return withholdSummary(card, withheld);
  return { ...card, ...adultMark(product.adult), withheld };
}

/** The average of reviews. */
export function rateOf(reviews: readonly { readonly rate: number }[]): number {
  return averageRate(
    reviews.length,
    reviews.reduce((sum, { rate }) => sum + rate, 0),
  );
}

function fullCard(backend: MemoryBackend, product: MemoryProduct): ProductSummary {
  const { shop } = backend;
  const reviews = shop.reviews.filter((review) => review.productNo === product.productNo);
  const template = shop.templates.find(({ deliveryTemplateNo }) => deliveryTemplateNo === product.deliveryTemplateNo);
  const canBeBought = saleNotice(product.saleStatusType, isSoldOut(backend, product)) === null;
  const discount = { unitType: 'WON', value: product.immediateDiscountAmt, window: ALWAYS } as const;
  const now = backend.clock.now();
  const price = displayPrice(product.salePrice, discount, ZERO_WON, now);
  return {
    ...price,
    productNo: product.productNo,
    productName: product.productName,
    brandName: product.brandName,
    partnerName: shop.partners.find(({ partnerNo }) => partnerNo === product.partnerNo)?.partnerName ?? '',
    imageUrls: [imageOf(product.productNo)],
    couponDiscountAmt: ZERO_WON,
    promotionText: '',
    stickerLabels: [],
    isSoldOut: isSoldOut(backend, product),
    telecomOnly: product.telecomOnly,
    withheld: null,
    saleStatusType: product.saleStatusType,
    saleStartYmdt: null,
    saleEndYmdt: null,
    reviewRating: rateOf(reviews),
    totalReviewCount: reviews.length,
    likeCount: 0,
    saleCnt: 0,
    freeDelivery:
      template !== undefined &&
      shipsFree({ deliveryFee: { ...template, ...DEFAULT_DISPATCH }, price, limitations: product }),
    hasCoupon: couponsReaching(backend, product).length > 0,
    todayDeparture: canBeBought && departureOf(DEFAULT_DISPATCH.departureCutoff, now)?.isToday === true,
    arrivalYmd: canBeBought ? kstDate(promisedArrival(DEFAULT_DISPATCH, now)) : null,
    displayCategoryNo: product.categoryNo,
  };
}

const ALWAYS = { startAt: null, endAt: null };
