import type { ProductSummary } from '@dealstore/commerce-core/domain';

/** What a card needs of a product, and all that a list hands over to the page: the rest would only make it heavier. */
export type CardProduct = Pick<
  ProductSummary,
  | 'productNo'
  | 'productName'
  | 'brandName'
  | 'imageUrls'
  | 'salePrice'
  | 'discountedPrice'
  | 'discountRate'
  | 'withheld'
  | 'saleStatusType'
  | 'isSoldOut'
  | 'telecomOnly'
  | 'todayDeparture'
  | 'hasCoupon'
  | 'freeDelivery'
  | 'reviewRating'
  | 'totalReviewCount'
>;

/** Keeps of a product what a card shows. */
export function cardProduct(product: ProductSummary): CardProduct {
  return {
    productNo: product.productNo,
    productName: product.productName,
    brandName: product.brandName,
    imageUrls: product.imageUrls.slice(0, 1),
    salePrice: product.salePrice,
    discountedPrice: product.discountedPrice,
    discountRate: product.discountRate,
    withheld: product.withheld,
    saleStatusType: product.saleStatusType,
    isSoldOut: product.isSoldOut,
    telecomOnly: product.telecomOnly,
    todayDeparture: product.todayDeparture,
    hasCoupon: product.hasCoupon,
    freeDelivery: product.freeDelivery,
    reviewRating: product.reviewRating,
    totalReviewCount: product.totalReviewCount,
  };
}
