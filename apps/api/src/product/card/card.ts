import {
  averageRate,
  adultMark,
  type BrandNo,
  type CategoryNo,
  type DeliveryTemplateNo,
  departureOf,
  type Dispatch,
  hidesContent,
  isSent,
  kstDate,
  type PartnerNo,
  type ProductNo,
  type ProductSummary,
  promisedArrival,
  saleNotice,
  saleStatusAt,
  shipsFree,
  type SaleStatusType,
  type Wire,
  withheldFrom,
  withholdSummary,
  won,
} from '@dealstore/commerce-core/domain';
import { fromNullableTimestamp, ymdtOrNull } from '../../database/instant.ts';
import {
  brandName,
  inLanguage,
  type Names,
  type PriceColumns,
  sellerName,
  unitPricesAt,
  type View,
} from '../../catalogue/catalogue.ts';

/** A card as it is sent. */
export type Card = Wire<ProductSummary>;

/** The columns of a product that a card is made of. */
export interface CardColumns extends PriceColumns {
  readonly productNo: ProductNo;
  readonly partnerNo: PartnerNo;
  readonly brandNo: BrandNo | null;
  readonly categoryNo: CategoryNo;
  readonly deliveryTemplateNo: DeliveryTemplateNo;
  readonly productName: string;
  readonly productNameEn: string;
  readonly promotionText: string;
  readonly promotionTextEn: string;
  readonly listImageUrl: string;
  readonly stickerLabels: readonly string[];
  readonly adult: boolean;
  readonly telecomOnly: boolean;
  readonly soldOut: boolean;
  readonly minBuyCnt: number;
  readonly saleStatusType: SaleStatusType;
  readonly saleStartAt: Date | null;
  readonly saleEndAt: Date | null;
  readonly maxCouponAmt: number;
  readonly couponUsable: boolean;
  readonly saleCnt: number;
  readonly likeCnt: number;
  readonly reviewCnt: number;
  readonly reviewRateSum: number;
}

/**
 * Shows a product on a card to a visitor; adult goods without name, pictures and prices
 * where they are withheld. Spec §6.
 */
export function toCard(product: CardColumns, names: Names, view: View): Card {
  const { language, now } = view;
  const prices = unitPricesAt(product, now);
  const couponDiscountAmt = product.couponUsable ? Math.min(product.maxCouponAmt, prices.discountedPrice) : 0;
  const withheld = withheldFrom(view.visitor, product);
  const deliveryFee = names.dispatches.get(product.deliveryTemplateNo);
  const card: ProductSummary = {
    productNo: product.productNo,
    productName: inLanguage(language, product.productName, product.productNameEn),
    brandName: brandName(names, product.brandNo, language),
    partnerName: sellerName(names, product.partnerNo, language),
    imageUrls: [product.listImageUrl],
    salePrice: prices.salePrice,
    immediateDiscountAmt: prices.immediateDiscountAmt,
    discountedPrice: prices.discountedPrice,
    discountRate: prices.discountRate,
    couponDiscountAmt: won(couponDiscountAmt),
    promotionText: inLanguage(language, product.promotionText, product.promotionTextEn),
    stickerLabels: product.stickerLabels,
    isSoldOut: product.soldOut,
    ...adultMark(product.adult && !hidesContent(withheld)),
    telecomOnly: product.telecomOnly,
    withheld,
    saleStatusType: statusAt(product, view),
    saleStartYmdt: ymdtOf(product.saleStartAt),
    saleEndYmdt: ymdtOf(product.saleEndAt),
    reviewRating: averageRate(product.reviewCnt, product.reviewRateSum),
    totalReviewCount: product.reviewCnt,
    likeCount: product.likeCnt,
    saleCnt: product.saleCnt,
    freeDelivery: deliveryFee !== undefined && shipsFree({ deliveryFee, price: prices, limitations: product }),
    hasCoupon: couponDiscountAmt > 0,
    ...promiseOf(product, deliveryFee, view),
    displayCategoryNo: product.categoryNo,
  };
  return withheld !== null && hidesContent(withheld) ? withholdSummary(card, withheld) : card;
}

/** Whether a product can be bought at the instant of the look. */
export function statusAt(
  product: Pick<CardColumns, 'saleStatusType' | 'saleStartAt' | 'saleEndAt'>,
  view: Pick<View, 'now'>,
): SaleStatusType {
  const window = {
    startAt: fromNullableTimestamp(product.saleStartAt),
    endAt: fromNullableTimestamp(product.saleEndAt),
  };
  return saleStatusAt({ saleStatusType: product.saleStatusType, window }, view.now);
}

/** A column as `yyyy-MM-dd HH:mm:ss` in Korea, null when it is empty. */
export function ymdtOf(column: Date | null): string | null {
  return ymdtOrNull(fromNullableTimestamp(column));
}

/** By the rules of product page, cart and order sheet, from what is known of all sellers: no query is added. */
function promiseOf(product: CardColumns, dispatch: Dispatch | undefined, view: View) {
  const isDispatched =
    dispatch !== undefined && isSent(dispatch) && saleNotice(statusAt(product, view), product.soldOut) === null;
  return {
    todayDeparture: isDispatched && departureOf(dispatch.departureCutoff, view.now)?.isToday === true,
    arrivalYmd: isDispatched ? kstDate(promisedArrival(dispatch, view.now)) : null,
  };
}
