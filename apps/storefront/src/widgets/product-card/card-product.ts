import { adultMark, type ProductSummary } from '@dealstore/commerce-core/domain';

/** The badges of a card, in the order they are shown: where there is room for two, what costs less comes first. */
const BADGES = ['telecomOnly', 'freeDelivery', 'hasCoupon', 'todayDeparture'] as const;

/** What a card shows of a product; of its pictures only the first. A list hands nothing more over to the page. */
export type CardProduct = Pick<
  ProductSummary,
  | 'productNo'
  | 'productName'
  | 'brandName'
  | 'imageUrls'
  | 'salePrice'
  | 'discountedPrice'
  | 'discountRate'
  | 'reviewRating'
  | 'totalReviewCount'
  | 'saleStatusType'
  | 'isSoldOut'
  | 'withheld'
  | 'adult'
  | 'arrivalYmd'
  | (typeof BADGES)[number]
>;

/** Picks what a card shows of a product. */
export function cardProduct(product: ProductSummary): CardProduct {
  return {
    productNo: product.productNo,
    productName: product.productName,
    brandName: product.brandName,
    imageUrls: product.imageUrls.slice(0, 1),
    salePrice: product.salePrice,
    discountedPrice: product.discountedPrice,
    discountRate: product.discountRate,
    reviewRating: product.reviewRating,
    totalReviewCount: product.totalReviewCount,
    saleStatusType: product.saleStatusType,
    isSoldOut: product.isSoldOut,
    withheld: product.withheld,
    ...adultMark(product.adult === true),
    arrivalYmd: product.arrivalYmd,
    telecomOnly: product.telecomOnly,
    todayDeparture: product.todayDeparture,
    hasCoupon: product.hasCoupon,
    freeDelivery: product.freeDelivery,
  };
}

/** The badges a card shows; a product withheld from all but adults shows no badge. */
export function badgesOf(product: CardProduct): readonly (typeof BADGES)[number][] {
  return product.withheld === 'ADULT' ? [] : BADGES.filter((badge) => product[badge]);
}

/** A name as it is shown under its brand: without the brand it begins with, be it after a head such as `[오늘특가]`. */
export function nameUnderBrand({ productName, brandName }: Pick<CardProduct, 'productName' | 'brandName'>): string {
  const head = /^\[[^\]]*\] /.exec(productName)?.[0] ?? '';
  const begin = `${head}${brandName} `;
  return productName.startsWith(begin) ? head + productName.slice(begin.length) : productName;
}
