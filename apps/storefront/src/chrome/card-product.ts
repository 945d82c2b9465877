import { type ProductSummary, saleNotice, type Won } from '@dealstore/commerce-core/domain';

/** What a card shows of a product, and all that a list hands over to the page: every document carries it many times. */
export interface CardProduct {
  readonly productNo: number;
  readonly name: string;
  readonly brand: string;
  /** Address of the first picture, null without one. */
  readonly image: string | null;
  readonly price: Won;
  readonly listPrice: Won;
  /** Whole percent, 0 for none. */
  readonly rate: number;
  readonly rating: number;
  readonly reviews: number;
  /** The letters of its marks, see `MARKS`. */
  readonly marks: string;
  /** Absent for goods that anybody may see. */
  readonly withheld?: NonNullable<ProductSummary['withheld']>;
  /** Absent while it can be bought. */
  readonly notice?: NonNullable<ReturnType<typeof saleNotice>>;
}

/** One letter for each thing a badge tells, in the order badges stand. */
export const MARKS = { telecomOnly: 'T', today: 'D', coupon: 'C', freeDelivery: 'F' } as const;

/** Keeps of a product what a card shows. */
export function cardProduct(product: ProductSummary): CardProduct {
  const notice = saleNotice(product.saleStatusType, product.isSoldOut);
  const marks = [
    product.telecomOnly && MARKS.telecomOnly,
    product.todayDeparture && MARKS.today,
    product.hasCoupon && MARKS.coupon,
    product.freeDelivery && MARKS.freeDelivery,
  ];
  return {
    productNo: product.productNo,
    name: product.productName,
    brand: product.brandName,
    image: product.imageUrls[0] ?? null,
    price: product.discountedPrice,
    listPrice: product.salePrice,
    rate: product.discountRate,
    rating: product.reviewRating,
    reviews: product.totalReviewCount,
    marks: marks.filter((mark) => mark !== false).join(''),
    ...(product.withheld === null ? {} : { withheld: product.withheld }),
    ...(notice === null ? {} : { notice }),
  };
}
