import type { OrderSheet, PaymentInfo, Reservation } from '../order/sheet/order-sheet.ts';
import { NO_FEES } from '../value/delivery-fees.ts';
import { won, ZERO_WON } from '../value/won.ts';

const paymentInfo: PaymentInfo = {
  totalStandardAmt: won(40_000),
  totalImmediateDiscountAmt: won(5_000),
  totalAdditionalDiscountAmt: ZERO_WON,
  productAmt: won(35_000),
  productCouponAmt: ZERO_WON,
  cartCouponAmt: won(3_000),
  deliveryCouponAmt: ZERO_WON,
  ...NO_FEES,
  deliveryAmt: won(3_000),
  usedAccumulationAmt: ZERO_WON,
  payAmt: won(35_000),
  subPayAmt: ZERO_WON,
  paymentAmt: won(35_000),
  accumulationAmt: won(3_250),
  availableMaxAccumulationAmt: won(3_250),
  minAccumulationLimit: won(100),
  accumulationUnit: won(10),
  accumulationAmtWhenBuyConfirm: won(350),
};

const orderProduct = {
  productNo: 1,
  productName: '노지 한라봉 3kg',
  imageUrl: '/assets/art/x.svg',
  brandName: '제주담',
  partnerNo: 1,
  partnerName: '(주)제주담푸드',
  categoryNo: 31,
  buyAmt: won(35_000),
  minBuyCnt: 1,
  maxBuyCnt: 0,
  couponUsable: true,
  giftUsable: true,
  orderProductOptions: [
    {
      cartNo: 1,
      productNo: 1,
      optionNo: 11,
      optionName: '용량',
      optionValue: '3kg',
      orderCnt: 1,
      stockCnt: 10,
      soldOut: false,
      optionInputs: [],
      price: {
        standardAmt: won(40_000),
        salePrice: won(40_000),
        addPrice: ZERO_WON,
        immediateDiscountAmt: won(5_000),
        additionalDiscountAmt: ZERO_WON,
        buyAmt: won(35_000),
      },
      validInfo: { valid: true, errorCode: null, message: null, orderCntChangeable: true },
    },
  ],
} as const;

/** An order sheet of one line, one coupon and two terms, for tests; override what the test is about. */
export function orderSheet(over: Partial<OrderSheet> = {}): OrderSheet {
  return {
    orderSheetNo: 'AAAAAAAAAAAAAAAAAAAAAA',
    type: 'direct',
    deliveryGroups: [
      {
        partnerNo: 1,
        partnerName: '(주)제주담푸드',
        deliveryTemplateNo: 1,
        deliveryPayType: 'PREPAID_DELIVERY',
        deliveryAmt: won(3_000),
        buyAmt: won(35_000),
        amountToFreeDelivery: won(15_000),
        deliveryCondition: {
          deliveryConditionType: 'CONDITIONAL',
          deliveryAmt: won(3_000),
          aboveDeliveryAmt: won(50_000),
          returnDeliveryAmt: won(3_000),
          remoteDeliveryAmt: won(5_000),
          jejuDeliveryAmt: won(3_000),
        },
        orderProducts: [orderProduct],
      },
    ],
    invalidProducts: [],
    paymentInfo,
    lines: [],
    receiverZipCd: '03187',
    appliedCoupons: { cartCouponIssueNo: 5, deliveryCouponIssueNo: null, productCoupons: [] },
    bestCoupons: { cartCouponIssueNo: 5, deliveryCouponIssueNo: null, productCoupons: [] },
    coupons: [],
    availablePayTypes: ['CREDIT_CARD', 'KAKAO_PAY'],
    lastPayType: null,
    ordererContact: { ordererName: '홍길동', ordererContact1: '01000001234', ordererEmail: null },
    orderSheetAddress: {
      mainAddress: {
        addressNo: 1,
        addressName: '집',
        receiverName: '홍길동',
        receiverZipCd: '03187',
        receiverAddress: '서울특별시 종로구 가상로 1',
        receiverJibunAddress: '',
        receiverDetailAddress: '101호',
        receiverContact1: '01000001234',
      },
      bookedAddresses: [],
      recentAddresses: [],
    },
    sellerPrivacyUsagePartners: [{ partnerName: '(주)제주담푸드' }],
    termsInfos: [
      {
        termsType: 'PI_COLLECTION_AND_USE_ON_ORDER',
        termsName: '개인정보 수집·이용',
        required: true,
        version: 1,
        contents: '',
      },
      { termsType: 'PI_SELLER_PROVISION', termsName: '개인정보 제3자 제공', required: true, version: 1, contents: '' },
    ],
    ...over,
  };
}

/** A held order whose window is open, for tests. */
export function reservation(): Reservation {
  return {
    orderNo: '2026112000000001',
    orderSheetNo: 'AAAAAAAAAAAAAAAAAAAAAA',
    key: 'k',
    confirmUrl: '/sandbox/payment/k',
    clientReturnUrl: '/order/complete',
    expireYmdt: '2026-11-20 12:15:00',
  };
}
