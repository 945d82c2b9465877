import { type ProductSummary, saleNotice, type Won } from '@dealstore/commerce-core/domain';

/**
 * What a card shows of a product, and all that a list hands over to the page: every document carries it many times, so its
 * fields stand in this order without their names. A picture's address is null without one, `rate` a whole percent (0 for
 * none), `marks` the letters of `MARKS`; the notice is absent while it can be bought.
 */
export type CardProduct = readonly [
  productNo: number,
  brand: string,
  name: string,
  image: string | null,
  listPrice: Won,
  rate: number,
  price: Won,
  rating: number,
  reviews: number,
  marks: string,
  notice?: NonNullable<ReturnType<typeof saleNotice>>,
];

/** One letter for each thing a badge tells, in the order badges stand, and for goods withheld from all but adults. */
export const MARKS = { telecomOnly: 'T', today: 'D', coupon: 'C', freeDelivery: 'F', adult: 'A' } as const;

/** Keeps of a product what a card shows. */
export function cardProduct(product: ProductSummary): CardProduct {
  const notice = saleNotice(product.saleStatusType, product.isSoldOut);
  const marks = [
    product.telecomOnly && MARKS.telecomOnly,
    product.todayDeparture && MARKS.today,
    product.hasCoupon && MARKS.coupon,
    product.freeDelivery && MARKS.freeDelivery,
    product.withheld === 'ADULT' && MARKS.adult,
  ];
  return [
    product.productNo,
    product.brandName,
    product.productName,
    product.imageUrls[0] ?? null,
    product.salePrice,
    product.discountRate,
    product.discountedPrice,
    product.reviewRating,
    product.totalReviewCount,
    marks.filter((mark) => mark !== false).join(''),
    ...(notice === null ? ([] as const) : ([notice] as const)),
  ];
}
