import type { DeliveryTemplate } from '../../../cart/delivery-fee.ts';
import type { FlatCategory } from '../../../display/display.ts';
import type { MembershipGrade } from '../../../grade/grade.ts';
import { UNLIMITED } from '../../../product/purchase-limit.ts';
import type { Partner } from '../../../product/product.ts';
import type { Review } from '../../../product/product-review.ts';
import type { CategoryNo, CouponNo, DeliveryTemplateNo, PartnerNo, ProductNo } from '../../../value/identifiers.ts';
import { won, ZERO_WON } from '../../../value/won.ts';
import { SAMPLE_WINDOW } from '../sample-display.ts';
import type { MemoryCoupon, MemoryMember, MemoryProduct, MemoryShop } from './memory-shop.ts';

function partner(partnerNo: PartnerNo, partnerName: string): Partner {
  return {
    partnerNo,
    companyName: `(주)${partnerName}`,
    partnerName,
    ownerName: '김대표',
    businessRegistrationNo: '000-00-00000',
    onlineMarketingBusinessDeclarationNo: '제2026-서울종로-0000호',
    officeAddressLabel: '서울특별시 종로구 가상로 1',
    phoneNo: '1500-0000',
    email: 'seller@example.com',
  };
}

function template(deliveryTemplateNo: DeliveryTemplateNo, over: Partial<DeliveryTemplate>): DeliveryTemplate {
  return {
    deliveryTemplateNo,
    deliveryPayType: 'PREPAID_DELIVERY',
    deliveryConditionType: 'FREE',
    deliveryAmt: ZERO_WON,
    aboveDeliveryAmt: ZERO_WON,
    returnDeliveryAmt: won(3_000),
    remoteDeliveryAmt: won(5_000),
    jejuDeliveryAmt: won(3_000),
    perOrderCnt: 1,
    deliveryConditionDetails: [],
    ...over,
  };
}

function category(categoryNo: CategoryNo, parentNo: CategoryNo | null, label: string): FlatCategory {
  const fullCategoryName = parentNo === null ? label : `식품 > ${label}`;
  return { categoryNo, label, depth: parentNo === null ? 1 : 2, parentNo, fullCategoryName, productCnt: 0 };
}

/** One seller's goods of one option without a name, with the usual price of 10,000 won and ten on the shelf. */
function product(productNo: ProductNo, productName: string, over: Partial<MemoryProduct> = {}): MemoryProduct {
  return {
    productNo,
    productName,
    brandNo: 1,
    brandName: '햇살',
    partnerNo: 1,
    categoryNo: 11,
    deliveryTemplateNo: 1,
    salePrice: won(10_000),
    immediateDiscountAmt: ZERO_WON,
    saleStatusType: 'ONSALE',
    adult: false,
    telecomOnly: false,
    ...UNLIMITED,
    couponUsable: true,
    accumulationRate: 1,
    options: [{ optionNo: productNo * 10, label: '', value: '', addPrice: ZERO_WON, stockCnt: 10 }],
    ...over,
  };
}

const PRODUCTS: readonly MemoryProduct[] = [
  product(1, '노지 한라봉 3kg'),
  product(2, '당근 주스 12병', {
    salePrice: won(25_000),
    immediateDiscountAmt: won(5_000),
    options: [{ optionNo: 20, label: '', value: '', addPrice: ZERO_WON, stockCnt: 1 }],
  }),
  product(3, '무선 이어폰', {
    brandNo: 2,
    brandName: '별빛',
    partnerNo: 2,
    categoryNo: 21,
    deliveryTemplateNo: 2,
    options: [
      { optionNo: 30, label: '색상|크기', value: '검정|작은 것', addPrice: ZERO_WON, stockCnt: 10 },
      { optionNo: 31, label: '색상|크기', value: '하양|큰 것', addPrice: won(2_000), stockCnt: 0 },
      { optionNo: 32, label: '색상|크기', value: '하양|작은 것', addPrice: ZERO_WON, stockCnt: 10 },
    ],
  }),
  product(4, '전통 소주 6병', { adult: true, categoryNo: 12 }),
  product(5, '유기농 딸기 1kg', {
    options: [{ optionNo: 50, label: '', value: '', addPrice: ZERO_WON, stockCnt: 0 }],
  }),
  product(7, '한정 딸기잼', { maxBuyPeriodCnt: 2, maxBuyDays: 7 }),
  product(6, '통신사 고객 전용 충전기', { telecomOnly: true, partnerNo: 2, categoryNo: 21, deliveryTemplateNo: 2 }),
];

const REVIEWS: readonly Review[] = [5, 4].map((rate, index) => ({
  reviewNo: index + 1,
  productNo: 1,
  rate,
  content: '달고 맛있어요.',
  fileUrls: index === 0 ? ['/assets/art/review-1.svg'] : [],
  memberId: 'ha***',
  registerYmdt: `2026-11-1${index} 09:00:00`,
  bestReviewYn: 'N',
  recommendCnt: index,
  myReview: false,
  recommended: false,
  reportable: true,
  blockable: true,
  blocked: false,
  orderedOption: { optionName: '', optionValue: '' },
  sellerReply: null,
}));

/** 3,000 won off any goods from 30,000 won, to download, for 7 days. */
function coupon(couponNo: CouponNo, over: Partial<MemoryCoupon> = {}): MemoryCoupon {
  return {
    couponNo,
    couponName: '3,000원 쿠폰',
    issueType: 'DOWNLOAD',
    promotionCode: null,
    couponType: 'CART',
    couponTargetType: 'ALL_PRODUCT',
    targetNos: [],
    excludedNos: [],
    fixedAmt: true,
    discountAmt: won(3_000),
    discountRate: 0,
    maxDiscountAmt: null,
    minSalePrice: won(30_000),
    maxSalePrice: null,
    minDeliveryAmt: ZERO_WON,
    freeDelivery: false,
    usablePlatforms: [],
    gradeCodes: [],
    telecomOnly: false,
    firstPurchaseOnly: false,
    cartCouponUsable: true,
    productCouponUsable: true,
    useDays: 7,
    ...over,
  };
}

const COUPONS: readonly MemoryCoupon[] = [
  coupon(1),
  coupon(2, { couponName: '멤버십 3,000원 쿠폰', issueType: 'MEMBERSHIP' }),
  coupon(3, {
    couponName: '멤버십 5,000원 쿠폰',
    issueType: 'MEMBERSHIP',
    discountAmt: won(5_000),
    minSalePrice: won(50_000),
  }),
  coupon(4, { couponName: '첫 구매 쿠폰', issueType: 'CODE', promotionCode: 'HELLO-2026', firstPurchaseOnly: true }),
];

const MEMBER: MemoryMember = {
  account: {
    memberNo: 1,
    grade: { gradeNo: 1, label: '웰컴' },
    gender: 'F',
    memberAge: 36,
    carrier: 'OTHER',
    dailyPick: false,
    phone: '01000001111',
    name: '김새봄',
    email: null,
    adult: false,
  },
  gradeCode: 'WELCOME',
  points: won(5_000),
  addresses: [],
  isNew: true,
};

const GRADES: readonly MembershipGrade[] = [
  {
    gradeNo: 1,
    label: '웰컴',
    description: '누구나',
    minimumPayment: ZERO_WON,
    minimumCount: 0,
    reserveRate: 0.5,
    benefits: [],
  },
  {
    gradeNo: 2,
    label: '골드',
    description: '6개월 동안 30만원 이상 구매',
    minimumPayment: won(300_000),
    minimumCount: 0,
    reserveRate: 1,
    benefits: [],
  },
];

/** A shop for tests and examples: two sellers, six products, a coupon, and a new member with 5,000 points. */
export const SAMPLE_SHOP: MemoryShop = {
  partners: [partner(1, '햇살상회'), partner(2, '별빛전자')],
  templates: [
    template(1, {}),
    template(2, { deliveryConditionType: 'CONDITIONAL', deliveryAmt: won(3_000), aboveDeliveryAmt: won(30_000) }),
  ],
  categories: [
    category(1, null, '식품'),
    category(2, null, '디지털'),
    category(11, 1, '과일'),
    category(12, 1, '전통주'),
    { ...category(21, 2, '이어폰'), fullCategoryName: '디지털 > 이어폰' },
  ],
  products: PRODUCTS,
  reviews: REVIEWS,
  coupons: COUPONS,
  grades: GRADES,
  member: MEMBER,
  window: SAMPLE_WINDOW,
};
