import type { OperationId } from '../src/contract/operation.ts';
import { reserveBody } from '../src/testing/shop/order-shop.ts';
import type { MembersThings } from './two-members.ts';
import { GIFT_OWNERSHIP } from './gift-ownership.ts';
import { DISPLAY_OWNERSHIP } from './display-ownership.ts';
import { REVIEW_OWNERSHIP } from './review-ownership.ts';
import type { Foreign, Ownership } from './ownership-entry.ts';

const headers = { 'idempotency-key': '00000000-0000-4000-8000-00000000b01a' };
const couponless = { cartCouponIssueNo: null, deliveryCouponIssueNo: null, productCoupons: [] };
const NO_SUCH_COUPON = 'a coupon of somebody else is as unusable as one nobody has';

/** The three places a request names a coupon in. */
const couponsOf = ({ couponIssueNo }: MembersThings) => [
  { ...couponless, cartCouponIssueNo: couponIssueNo },
  { ...couponless, deliveryCouponIssueNo: couponIssueNo },
  { ...couponless, productCoupons: [{ productNo: 1, couponIssueNo }] },
];

const ACCOUNT = { bank: '88', bankAccount: '110123456789', bankDepositorName: '김주문' };

const ENTRY = {
  addressName: '집',
  defaultYn: 'N',
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 1',
  receiverJibunAddress: '',
  receiverDetailAddress: '7호',
  receiverContact1: '01000000009',
  receiverContact2: null,
  countryCd: 'KR',
  customsIdNumber: null,
};

const estimateRequestOf = (orderNo: string, orderOptionNo: number) => ({
  orderNo,
  claimType: 'CANCEL',
  claimReasonType: 'CHANGE_MIND',
  claimedProductOptions: [{ orderOptionNo, productCnt: 1 }],
});
const claimQuestions = (other: MembersThings, own: MembersThings) => [
  estimateRequestOf(other.paidOrderNo, other.orderOptionNo),
  estimateRequestOf(other.orderNo, other.waitingOptionNo),
  estimateRequestOf(own.paidOrderNo, other.orderOptionNo),
];
const claimBody = (question: ReturnType<typeof estimateRequestOf>) => ({
  ...question,
  claimReasonDetail: '',
  refundAmtForVerification: 0,
});

const backFrom = (addressNo: number) => {
  const { shippingAddress } = reserveBody(0);
  const address = typeof shippingAddress === 'object' ? shippingAddress : {};
  return { returnWayType: 'SELLER_COLLECT', returnAddress: { ...address, addressNo } };
};

const calculation = { couponRequest: couponless, accumulationUseAmt: 0 };

/** Every operation of the contract. */
export const OWNERSHIP: Readonly<Record<OperationId, Ownership>> = {
  issueToken: 'nothing',
  startVerification: 'nothing',
  getExternalData: 'nothing',
  refreshToken: 'nothing',
  getAdultVerification: 'own',
  logOut: 'nothing',
  getLoginSessions: 'own',
  endOtherLoginSessions: 'nothing',
  endLoginSession: { calls: ({ sessionNo }) => [{ path: { sessionNo } }] },
  getAccount: 'own',
  updateAccount: 'nothing',
  withdraw: {
    calls: (other) =>
      [other.verificationId, other.provenId].map((verificationId) => ({
        body: { withdrawReason: 'OTHER', verificationId },
      })),
    unlike404: 'the proof of somebody else is no proof, as one nobody has given',
  },
  setAppInfoReceive: 'nothing',
  setAppBenefitReceive: 'nothing',
  setAppNightReceive: 'nothing',
  getAppConsents: 'own',
  getServiceConsents: 'own',
  agreeServices: 'nothing',
  requestPhoneCode: 'nothing',
  confirmPhoneCode: {
    calls: ({ verificationId, messageCode }) => [{ body: { verificationId, code: messageCode } }],
    unlike404: 'the right code of another session is over, as one that was never sent',
  },
  getShippingAddresses: 'own',
  addShippingAddress: 'nothing',
  getShippingAddress: { calls: ({ addressNo }) => [{ path: { addressNo } }] },
  updateShippingAddress: { calls: ({ addressNo }) => [{ path: { addressNo }, body: ENTRY }] },
  deleteShippingAddress: { calls: ({ addressNo }) => [{ path: { addressNo } }] },
  makeShippingAddressDefault: { calls: ({ addressNo }) => [{ path: { addressNo } }] },
  searchAddresses: 'nothing',
  ...DISPLAY_OWNERSHIP,
  getProducts: 'nothing',
  searchProducts: 'nothing',
  getProduct: 'nothing',
  getPartner: 'nothing',
  getProductOptions: 'nothing',
  getSimilarProducts: 'nothing',
  getSearchSuggestions: 'nothing',
  getCart: 'own',
  addToCart: 'nothing',
  updateCart: {
    calls: ({ cartNo }, own) => [
      { body: [{ cartNo, orderCnt: 2 }] },
      {
        body: [
          { cartNo: own.cartNo, orderCnt: 3 },
          { cartNo, orderCnt: 2 },
        ],
      },
    ],
  },
  deleteFromCart: { calls: ({ cartNo }) => [{ query: { cartNo: String(cartNo) } }] },
  calculateCart: {
    calls: ({ cartNo }, own) => [
      { query: { cartNo: String(cartNo) } },
      { query: { cartNo: `${own.cartNo},${cartNo}` } },
    ],
    unlike404: 'a line that has left the cart in another tab counts for nothing',
  },
  countCart: 'own',
  calculateGuestCart: {
    calls: ({ cartNo }) => [{ body: [{ cartNo, productNo: 1, optionNo: 10, orderCnt: 1 }] }],
    unlike404: 'the number is the guest’s own, handed back as it came',
  },
  recordBehavior: 'nothing',
  getCoupons: 'own',
  getCouponSummary: 'own',
  getIssuableCoupons: 'nothing',
  getBenefitCoupons: 'own',
  getProductIssuableCoupons: 'nothing',
  downloadCoupon: 'nothing',
  downloadProductCoupons: 'nothing',
  downloadCoupons: 'nothing',
  registerCouponCode: 'nothing',
  issueMembershipCoupon: 'nothing',
  getPoints: 'own',
  getPointHistory: 'own',
  getWaitingPoints: 'own',
  getMostBought: 'own',
  getPreviousOrders: 'own',
  getExpiringPoints: 'own',
  getGrade: 'own',
  getAlarms: 'own',
  countAlarms: 'own',
  readAlarms: {
    calls: ({ alarmNo }) => [
      { body: { alarmNos: [alarmNo] } },
      { body: { alarmNos: [alarmNo], upToAlarmNo: alarmNo } },
    ],
    unlike404: 'an alarm that is not there needs no mark, and may have gone by its age since the list was read',
  },
  getWishList: 'own',
  getWishedProductNos: 'own',
  addWish: 'nothing',
  removeWishes: 'nothing',
  getRestockAlarms: 'own',
  addRestockAlarm: 'nothing',
  removeRestockAlarm: 'nothing',
  getRecentProducts: 'own',
  addRecentProducts: 'nothing',
  removeRecentProducts: 'nothing',
  getMembership: 'nothing',
  createOrderSheet: {
    calls: ({ cartNo }, own) => [
      { path: { type: 'cart' }, body: { cartNos: [cartNo] } },
      { path: { type: 'cart' }, body: { cartNos: [own.cartNo, cartNo] } },
    ],
  },
  getOrderSheet: { calls: ({ orderSheetNo }) => [{ path: { orderSheetNo } }] },
  calculateOrderSheet: { calls: ({ orderSheetNo }) => [{ path: { orderSheetNo }, body: calculation }] },
  reservePayment: {
    calls: ({ orderSheetNo, addressNo }, own) => [
      { path: { orderSheetNo }, headers, body: reserveBody(10_000) },
      { path: { orderSheetNo: own.orderSheetNo }, headers, body: toAddress(addressNo) },
    ],
  },
  approvePayment: {
    calls: ({ orderNo, key }, own) => [
      { path: { orderNo }, headers, body: { key } },
      { path: { orderNo }, headers, body: { key: own.key } },
      { path: { orderNo: own.orderNo }, headers, body: { key } },
    ],
  },
  getOrders: 'own',
  getOrderSummary: 'own',
  getOrder: {
    calls: ({ orderNo, paidOrderNo }) => [{ path: { orderNo } }, { path: { orderNo: paidOrderNo } }],
  },
  setRefundAccount: { calls: ({ orderNo }) => [{ path: { orderNo }, headers, body: ACCOUNT }] },
  acquirePurchaseEvent: {
    calls: ({ orderNo, paidOrderNo }) => [
      { path: { orderNo }, headers },
      { path: { orderNo: paidOrderNo }, headers },
    ],
  },
  confirmPurchase: { calls: ({ orderOptionNo }) => [{ path: { orderOptionNo }, headers }] },
  getClaims: 'own',
  getClaimable: {
    calls: ({ orderNo, paidOrderNo }) => [{ path: { orderNo } }, { path: { orderNo: paidOrderNo } }],
  },
  requestClaim: {
    calls: (other, own) => [
      ...claimQuestions(other, own).map((question) => ({ headers, body: claimBody(question) })),
      {
        headers,
        body: { ...claimBody(estimateRequestOf(own.orderNo, own.waitingOptionNo)), ...backFrom(other.addressNo) },
      },
    ],
    unlike404: 'the address of a return is written down as it is, and its number is not kept',
  },
  estimateClaim: { calls: (other, own) => claimQuestions(other, own).map((body) => ({ body })) },
  getClaim: { calls: ({ claimNo }) => [{ path: { claimNo } }] },
  withdrawClaim: { calls: ({ claimNo }) => [{ path: { claimNo }, headers }] },
  setClaimRefundAccount: { calls: ({ claimNo }) => [{ path: { claimNo }, headers, body: ACCOUNT }] },
  markDelivered: { calls: ({ orderOptionNo }) => [{ path: { orderOptionNo }, headers }] },
  getDeliverySteps: { calls: ({ orderOptionNo }) => [{ path: { orderOptionNo } }] },
  ...GIFT_OWNERSHIP,
  ...REVIEW_OWNERSHIP,
};

/** Coupons of others on a sheet of one's own. */
export const FOREIGN_COUPONS: Readonly<Partial<Record<OperationId, Foreign>>> = {
  calculateOrderSheet: {
    calls: (other, own) =>
      couponsOf(other).map((couponRequest) => ({
        path: { orderSheetNo: own.orderSheetNo },
        body: { ...calculation, couponRequest },
      })),
    unlike404: NO_SUCH_COUPON,
  },
  reservePayment: {
    calls: (other, own) =>
      couponsOf(other).map((coupons) => ({
        path: { orderSheetNo: own.orderSheetNo },
        headers,
        body: reserveBody(10_000, { coupons }),
      })),
    unlike404: NO_SUCH_COUPON,
  },
};

function toAddress(addressNo: number) {
  const { shippingAddress } = reserveBody(0);
  const address = typeof shippingAddress === 'object' ? shippingAddress : {};
  return reserveBody(10_000, { shippingAddress: { ...address, addressNo } });
}
