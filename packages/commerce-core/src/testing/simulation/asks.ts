import fc from 'fast-check';
import { CLAIM_REASONS, type ClaimType } from '../../claim/claim.ts';
import { NO_COUPONS } from '../../coupon/coupon-request.ts';
import { PAY_TYPES, type PayType } from '../../order/payment/pay-type.ts';
import type { OrderOption } from '../../order/record/order-record.ts';
import { NO_CHOICE, type ReserveRequest } from '../../order/sheet/order-sheet.ts';
import { kstDate } from '../../value/calendar.ts';
import type { CouponIssueNo, OrderNo } from '../../value/identifiers.ts';
import { won } from '../../value/won.ts';
import { giftRequest } from '../gift-rows.ts';
import { RETURN_ADDRESS as ADDRESS } from '../port-suites/suite-claim.ts';
import type { SuiteShop } from '../port-suites/suite-shop.ts';

/** What a shop has given so far. */
export interface Given {
  readonly shop: SuiteShop;
  /** Every order that was begun. */
  readonly orders: BegunOrder[];
  readonly bought: OrderOption[];
  readonly reviewNos: number[];
  readonly couponIssueNos: number[];
  /** Of the calls that take a key. */
  calls: number;
}

/** An order that was begun, whatever came of it. */
export interface BegunOrder {
  readonly orderNo: OrderNo;
  readonly couponIssueNo: CouponIssueNo | null;
}

/** Nothing given by a shop that was just opened. */
export const nothingGiven = (shop: SuiteShop): Given => ({
  shop,
  orders: [],
  bought: [],
  reviewNos: [],
  couponIssueNos: [],
  calls: 0,
});

type GoodsName = keyof SuiteShop['goods'];

/** Something that is asked of a shop, and how a failure names it. */
export interface Ask {
  readonly run: (given: Given) => Promise<unknown>;
  readonly [fc.toStringMethod]: () => string;
}

/** Something to ask, named by what is drawn for it. */
export const askFrom =
  <Drawn>(name: string, run: (given: Given, drawn: Drawn) => Promise<unknown>) =>
  (drawn: Drawn): Ask => ({
    run: (given) => run(given, drawn),
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(drawn)}`,
  });

export const GOODS: readonly GoodsName[] = ['plain', 'other', 'otherOption', 'limited', 'soldOut', 'adult'];

/** Mostly valid input, so that something is bought to go on with. */
const mostly = <Value>(right: Value, ...wrong: readonly Value[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });

const goods = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<GoodsName>('plain', 'other', 'otherOption', 'limited') },
  { weight: 1, arbitrary: fc.constantFrom<GoodsName>('soldOut', 'adult') },
);
/** A key that no call has had. */
export const keyOf = (given: Given): string => `simulated-call-${(given.calls += 1)}`;
/** One of a list, by a number that is drawn; undefined of an empty one. */
export const one = <Item>(items: readonly Item[], drawn: number): Item | undefined =>
  items[drawn % Math.max(1, items.length)];

/** Puts goods into the cart. */
const adds = fc
  .record({ name: goods, orderCnt: fc.integer({ min: 1, max: 12 }) })
  .map(
    askFrom('add', ({ shop }, { name, orderCnt }) =>
      shop.member.cartApi.add([{ ...shop.goods[name], orderCnt, optionInputs: [] }]),
    ),
  );

/** Orders goods in some way that may be wrong, and pays for them. */
const buys = fc
  .record({
    names: fc.uniqueArray(goods, { minLength: 1, maxLength: 2 }),
    orderCnt: fc.integer({ min: 1, max: 4 }),
    payType: mostly<PayType>('CREDIT_CARD', ...PAY_TYPES, 'ZERO_PAY'),
    installmentMonths: mostly(0, 2, 3, 12),
    hasReceipt: mostly(false, true),
    ordererName: mostly('홍길동', '\u200B', '가'.repeat(30)),
    ordererEmail: mostly('', 'hong@example.com', 'nobody'),
    receiverName: mostly('김받음', '\u200B'),
    points: mostly(0, 1_000, 4_990, 6_000),
    misseen: mostly(0, 10),
    agrees: mostly(true, false),
    coupon: fc.option(fc.nat(9), { freq: 3 }),
  })
  .map(
    askFrom('buy', async (given, drawn) => {
      const { orderApi } = given.shop.member;
      const products = drawn.names.map((name) => ({ ...given.shop.goods[name], orderCnt: drawn.orderCnt }));
      const sheetNo = await orderApi.createSheet({ type: 'direct', products });
      const couponIssueNo = drawn.coupon === null ? undefined : one(given.couponIssueNos, drawn.coupon);
      const coupons = couponIssueNo === undefined ? NO_COUPONS : { ...NO_COUPONS, cartCouponIssueNo: couponIssueNo };
      const sheet = await orderApi.sheet(sheetNo);
      const cheap = await orderApi
        .calculate(sheetNo, { ...NO_CHOICE, coupons, points: won(drawn.points), receiverZipCd: ADDRESS.receiverZipCd })
        .catch(() => sheet);
      const request: ReserveRequest = {
        payType: drawn.payType,
        installmentMonths: drawn.installmentMonths,
        ...(drawn.hasReceipt && {
          cashReceipt: { cashReceiptIssuePurposeType: 'INCOME_TAX_DEDUCTION', cashReceiptKey: '01000000001' },
        }),
        orderer: { ...sheet.ordererContact, ordererName: drawn.ordererName, ordererEmail: drawn.ordererEmail },
        shippingAddress: { ...ADDRESS, receiverName: drawn.receiverName },
        deliveryMemo: '',
        entranceCode: '',
        coupons,
        subPayAmt: won(drawn.points),
        paymentAmtForVerification: won(cheap.paymentInfo.paymentAmt + drawn.misseen),
        agreementTermsAgrees: sheet.termsInfos.map(({ termsType }) => ({ termsType, isAgree: drawn.agrees })),
        saveAddressBook: false,
        useDefaultAddress: false,
        rememberPayType: false,
        clientReturnUrl: '/order/result',
      };
      const held = await orderApi.reserve(sheetNo, request, keyOf(given));
      given.orders.push({ orderNo: held.orderNo, couponIssueNo: couponIssueNo ?? null });
      await given.shop.decidePayment(held.key, drawn.payType === 'VIRTUAL_ACCOUNT' ? 'ISSUE_ACCOUNT' : 'APPROVE');
      const { result, order } = await orderApi.approve(held.orderNo, held.key, keyOf(given));
      const placeOf = ({ optionNo }: OrderOption) => products.findIndex((product) => product.optionNo === optionNo);
      given.bought.push(
        ...(order?.orderOptionsGroupByPartner ?? [])
          .flatMap(({ orderOptionsGroupByDelivery }) => orderOptionsGroupByDelivery)
          .flatMap(({ orderOptions }) => orderOptions)
          .toSorted((option, other) => placeOf(option) - placeOf(other)),
      );
      return result;
    }),
  );

/** Moves something that was bought on, as its seller does. */
const moves = fc.record({ which: fc.nat(9), steps: fc.integer({ min: 1, max: 4 }) }).map(
  askFrom('move', async ({ shop, bought }, { which, steps }) => {
    const option = one(bought, which);
    if (option === undefined) return;
    const way = ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE'] as const;
    for (const to of way.slice(0, steps)) await shop.fulfill(option.orderOptionNo, to);
  }),
);

/** Asks for a claim that may not be one. */
const claims = fc
  .record({
    which: fc.nat(9),
    claimType: fc.constantFrom<ClaimType>('CANCEL', 'RETURN', 'EXCHANGE'),
    claimReasonType: fc.constantFrom(...CLAIM_REASONS.map((reason) => reason.claimReasonType)),
    productCnt: fc.integer({ min: 1, max: 4 }),
    returnWayType: fc.option(fc.constantFrom('SELLER_COLLECT' as const, 'BUYER_DIRECT_RETURN' as const), {
      nil: undefined,
    }),
    hasAddress: fc.boolean(),
    claimReasonDetail: fc.constantFrom('', '마음에 안 들어요'),
    isNoticedToday: fc.boolean(),
    misseen: mostly(0, 10),
  })
  .map(
    askFrom('claim', async (given, drawn) => {
      const option = one(given.bought, drawn.which);
      if (option === undefined) return undefined;
      const { claimApi } = given.shop.member;
      const { orderNo, orderOptionNo } = option;
      const question = {
        orderNo,
        claimType: drawn.claimType,
        claimReasonType: drawn.claimReasonType,
        claimedProductOptions: [{ orderOptionNo, productCnt: drawn.productCnt }],
        ...(drawn.returnWayType !== undefined && { returnWayType: drawn.returnWayType }),
        ...(drawn.claimType === 'EXCHANGE' && { exchangeOptionNo: given.shop.goods.otherOption.optionNo }),
      };
      const { refundPayAmt, entries } = await claimApi.estimate(question);
      const request = {
        ...question,
        claimReasonDetail: drawn.claimReasonDetail,
        refundAmtForVerification: won(refundPayAmt + drawn.misseen),
        ...(drawn.hasAddress && { returnAddress: ADDRESS }),
        ...(drawn.isNoticedToday && { faultNoticedYmd: kstDate(given.shop.clock.now()) }),
      };
      const { claimStatusType } = await claimApi.request(request, keyOf(given));
      return { refundPayAmt, entries, claimStatusType };
    }),
  );

/** Asks for a coupon in one of the ways there are. */
const takes = fc.constantFrom('download', 'code', 'wrong code', 'membership', 'other membership', 'unknown').map(
  askFrom('take', async (given, way) => {
    const { member, couponNo, membershipCouponNos } = given.shop;
    const ask = {
      download: () => member.couponApi.download(couponNo, 'PC'),
      code: () => member.couponApi.registerCode('HELLO-2026', 'PC'),
      'wrong code': () => member.couponApi.registerCode('HELLO-2025', 'PC'),
      membership: () => member.couponApi.issueMembership(membershipCouponNos[0]),
      'other membership': () => member.couponApi.issueMembership(membershipCouponNos[1]),
      unknown: () => member.couponApi.download(999_999, 'PC'),
    }[way];
    given.couponIssueNos.push((await ask()).couponIssueNo);
  }),
);

/** Writes a review, or changes one. */
const reviews = fc
  .record({
    which: fc.nat(9),
    isNew: fc.boolean(),
    rate: fc.integer({ min: 1, max: 5 }),
    content: fc.constantFrom('아주 좋아요. '.repeat(5), ' '.repeat(30), '\u200B'.repeat(30)),
  })
  .map(
    askFrom('review', async (given, { which, isNew, rate, content }) => {
      const { reviewApi } = given.shop.member;
      const option = one(given.bought, which);
      const reviewNo = one(given.reviewNos, which);
      if (isNew && option !== undefined) {
        const { orderOptionNo } = option;
        const written = await reviewApi.write({ orderOptionNo, rate, content, fileNames: [] }, keyOf(given));
        given.reviewNos.push(written.reviewNo);
      } else if (reviewNo !== undefined) {
        await reviewApi.change(reviewNo, { rate, content, keptFileUrls: [], fileNames: [] });
      }
    }),
  );

/** Says who receives a gift. */
const gives = fc
  .record({
    name: goods,
    type: fc.constantFrom('gift' as const, 'gift' as const, 'direct' as const),
    isForSelf: fc.constantFrom(false, false, true),
    receiverName: fc.constantFrom('김받음', ' '),
    message: fc.constantFrom('고마워요', '\u0007', ''),
  })
  .map(
    askFrom('give', async (given, { name, type, isForSelf, ...fields }) => {
      const { accountApi, giftApi, orderApi } = given.shop.member;
      const receiverPhone = isForSelf ? (await accountApi.get()).phone : '01055550001';
      const orderSheetNo = await orderApi.createSheet({ type, products: [{ ...given.shop.goods[name], orderCnt: 1 }] });
      const request = giftRequest(orderSheetNo, { receiverPhone, ...fields });
      return (await giftApi.create(request, keyOf(given))).status;
    }),
  );

/** Lets days pass, in which unpaid orders end, money goes back, and purchases confirm themselves. */
const passes = fc.integer({ min: 1, max: 9 }).map(askFrom('pass days', (given, days) => given.shop.passDays(days)));

/** Anything that a suite shop may be asked, right or wrong as the contract lets it be. */
export const asks = fc.oneof(
  { weight: 2, arbitrary: adds },
  { weight: 6, arbitrary: buys },
  { weight: 4, arbitrary: moves },
  { weight: 4, arbitrary: claims },
  { weight: 2, arbitrary: takes },
  { weight: 3, arbitrary: reviews },
  { weight: 2, arbitrary: gives },
  { weight: 1, arbitrary: passes },
);
