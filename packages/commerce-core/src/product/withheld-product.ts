import type { Withheld } from '../access/access.ts';
import type { ProductNo } from '../value/identifiers.ts';
import { ZERO_WON } from '../value/won.ts';
import type { Product, ProductSummary } from './product.ts';
import { UNLIMITED } from './purchase-limit.ts';

/** A product page that tells only its number, the mark and the reason. Spec §6; what is kept is Assumed. */
export function withheldProduct(
  product: { readonly productNo: ProductNo; readonly adult: boolean; readonly telecomOnly: boolean },
  withheld: Withheld,
): Product {
  return {
    withheld,
    baseInfo: {
      productNo: product.productNo,
      productName: '',
      imageUrls: [],
      content: '',
      dutyInfo: [],
      promotionText: '',
      stickerLabels: [],
      placeOriginLabel: '',
      minorPurchaseYn: product.adult ? 'N' : 'Y',
      telecomOnly: product.telecomOnly,
      saleStartYmdt: null,
      saleEndYmdt: null,
    },
    brand: { brandNo: 1, brandName: '', hallNo: null },
    price: {
      salePrice: ZERO_WON,
      immediateDiscountAmt: ZERO_WON,
      discountedPrice: ZERO_WON,
      discountRate: 0,
      couponDiscountAmt: ZERO_WON,
      couponPrice: ZERO_WON,
      accumulationAmtWhenBuyConfirm: ZERO_WON,
      photoReviewAccumulationAmt: ZERO_WON,
    },
    categories: [],
    stock: { stockCnt: 0, saleCnt: 0 },
    status: { saleStatusType: 'ONSALE', soldout: false },
    limitations: { ...UNLIMITED, boughtCnt: 0 },
    deliveryFee: {
      deliveryConditionType: 'FREE',
      deliveryAmt: ZERO_WON,
      aboveDeliveryAmt: ZERO_WON,
      returnDeliveryAmt: ZERO_WON,
      remoteDeliveryAmt: ZERO_WON,
      jejuDeliveryAmt: ZERO_WON,
      deliveryCompanyType: '',
      departureCutoff: '',
      deliveryDays: 0,
    },
    partner: {
      partnerNo: 1,
      companyName: '',
      partnerName: '',
      ownerName: '',
      businessRegistrationNo: '',
      onlineMarketingBusinessDeclarationNo: '',
      officeAddressLabel: '',
      phoneNo: '',
      email: '',
    },
    coupons: [],
    reviewRate: 0,
    totalReviewCount: 0,
    inquiryCount: 0,
    giftUsable: false,
    cancelable: false,
    exchangeable: false,
    returnable: false,
  };
}

/** Takes out of a card all that tells what the goods are, keeping the reason. Spec §6; what is kept is Assumed. */
export function withholdSummary({ adult: _mark, ...product }: ProductSummary, withheld: Withheld): ProductSummary {
  return {
    ...product,
    withheld,
    productName: '',
    brandName: '',
    partnerName: '',
    imageUrls: [],
    salePrice: ZERO_WON,
    immediateDiscountAmt: ZERO_WON,
    discountedPrice: ZERO_WON,
    discountRate: 0,
    couponDiscountAmt: ZERO_WON,
    promotionText: '',
    stickerLabels: [],
    reviewRating: 0,
    totalReviewCount: 0,
    likeCount: 0,
    saleCnt: 0,
    hasCoupon: false,
    arrivalYmd: null,
  };
}
