import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { NO_COUPONS } from '../coupon/coupon-request.ts';
import type { Order, OrderOption } from '../order/record/order-record.ts';
import { priceOrder } from '../order/sheet/price-order.ts';
import type { PricedLine } from '../order/sheet/priced-order.ts';
import { DEFAULT_POINT_POLICY } from '../point/point.ts';
import { COUPON_CONTEXT, PLAIN_COUPON } from '../testing/coupon-arbitraries.ts';
import { orderFacts, orderLines } from '../testing/order-arbitraries.ts';
import { won } from '../value/won.ts';
import { purchaseEvent } from './purchase-event.ts';
import { NO_CHOICE } from '../order/sheet/order-sheet.ts';
import { bridgeSink, createTracking, dataLayerSink } from './tracking-sinks.use-case.ts';

const [sample] = fc.sample(orderLines(), { seed: 7, numRuns: 1 });
const [anyFacts] = fc.sample(orderFacts(), { seed: 7, numRuns: 1 });
const [anyLine] = sample ?? [];
if (anyLine === undefined || anyFacts === undefined) throw new Error('no example');

const shirt = {
  ...anyLine,
  cartNo: 1,
  productNo: 1,
  productName: '셔츠',
  optionName: '색상|사이즈',
  optionValue: '블랙|M',
  orderCnt: 3,
  exists: true,
  stockCnt: 100,
  salePrice: won(20_000),
  addPrice: won(1_000),
  immediateDiscountPrice: won(5_000),
  additionalDiscountPrice: won(700),
  accumulationRate: 1,
  deliveryTemplateNo: 1,
  partnerNo: 1,
  partnerName: '판매자',
  couponUsable: true,
  accumulationUsable: true,
};
const socks = {
  ...shirt,
  cartNo: 2,
  productNo: 2,
  productName: '양말',
  optionName: '',
  optionValue: '',
  orderCnt: 1,
  salePrice: won(5_001),
  addPrice: won(0),
  immediateDiscountPrice: won(0),
  additionalDiscountPrice: won(0),
};

/** A line as an order answers it. */
const optionOf = ({ line, price, adjustedAmt }: PricedLine, categoryName1: string): OrderOption =>
  ({
    ...line,
    categoryName1,
    categoryName2: '의류',
    categoryName3: '상의',
    categoryName4: '',
    price: { ...price, adjustedAmt },
  }) as never;

/** An order with every discount there is, points and a fee to Jeju, as the shop prices it. */
function orderWithEveryDiscount(): Order {
  const template = {
    deliveryTemplateNo: 1,
    deliveryPayType: 'PREPAID_DELIVERY',
    deliveryConditionType: 'FIXED_FEE',
    deliveryAmt: won(3_000),
    aboveDeliveryAmt: won(0),
    returnDeliveryAmt: won(3_000),
    remoteDeliveryAmt: won(5_000),
    jejuDeliveryAmt: won(4_000),
    perOrderCnt: 1,
    deliveryConditionDetails: [],
  } as const;
  const coupons = [
    PLAIN_COUPON,
    { ...PLAIN_COUPON, couponIssueNo: 2, couponName: '셔츠 쿠폰', couponType: 'PRODUCT', discountAmt: won(2_000) },
    {
      ...PLAIN_COUPON,
      couponIssueNo: 3,
      couponName: '배송비 쿠폰',
      couponType: 'CART_DELIVERY',
      discountAmt: won(1_500),
    },
  ] as const;
  const { lines, amount, bill } = priceOrder(
    {
      ...anyFacts,
      lines: [shirt, socks],
      templates: [template],
      coupons,
      couponContext: COUPON_CONTEXT,
      pointBalance: won(3_250),
      pointPolicy: DEFAULT_POINT_POLICY,
      visitor: { loggedIn: true, adult: true, telecomCustomer: true },
    },
    {
      ...NO_CHOICE,
      receiverZipCd: '63000',
      coupons: {
        ...NO_COUPONS,
        cartCouponIssueNo: 1,
        deliveryCouponIssueNo: 3,
        productCoupons: [{ productNo: 1, couponIssueNo: 2 }],
      },
      points: won(1_000),
    },
  );
  const orderOptions = lines.map((line, index) => optionOf(line, index === 0 ? '패션' : '잡화'));
  return {
    orderNo: '2026112012345678',
    firstOrderAmount: amount,
    lines: bill,
    orderOptionsGroupByPartner: [{ orderOptionsGroupByDelivery: [{ orderOptions }] }],
  } as never;
}

/** What a tag manager and what the native app get of one purchase. */
function payloadsOf(order: Order) {
  const layer: Readonly<Record<string, unknown>>[] = [];
  const logged: { name: string; params: Readonly<Record<string, unknown>> }[] = [];
  createTracking([
    dataLayerSink({ push: (entry) => layer.push({ ...entry }) }),
    bridgeSink({ logEvent: (name, params) => void logged.push({ name, params }) }),
  ]).track(purchaseEvent(order));
  const [, web] = layer;
  const [native] = logged;
  return {
    web: Object(web?.['ecommerce']),
    native: { ...native?.params, items: JSON.parse(String(native?.params['items'])) } as Readonly<
      Record<string, unknown>
    > & { readonly items: readonly Readonly<Record<string, unknown>>[] },
  };
}

const withoutItems = (payload: object) =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => name !== 'items'));

/** The field of GA4's payload that tells a field of the purchase. */
const WEB_NAMES = {
  orderNo: 'transaction_id',
  value: 'value',
  deliveryAmt: 'shipping',
  coupon: 'coupon',
  productCouponDiscountAmt: 'product_coupon_discount_amt',
  cartCouponDiscountAmt: 'cart_coupon_discount_amt',
  deliveryCouponDiscountAmt: 'delivery_coupon_discount_amt',
  subPayAmt: 'sub_pay_amt',
} as const;
const WEB_ITEM_NAMES = {
  productName: 'item_name',
  categoryName1: 'item_category',
  categoryName2: 'item_category2',
  categoryName3: 'item_category3',
  categoryName4: 'item_category4',
  optionName: 'option_name',
  optionValue: 'option_value',
  orderCnt: 'quantity',
  buyAmt: 'buy_amt',
  adjustedAmt: 'adjusted_amt',
  immediateDiscountAmt: 'immediate_discount_amt',
  additionalDiscountAmt: 'additional_discount_amt',
} as const;

describe('a purchase with every discount', () => {
  const order = orderWithEveryDiscount();
  const { web, native } = payloadsOf(order);

  it('is sent to the app with each amount of the order [TRACK-06, TRACK-14, TRACK-16, TRACK-17, TRACK-18, TRACK-25]', () => {
    // 63,000 − 15,000 − 2,100 = 45,900 and 5,001; 2,000 and 3,000 by coupons, 7,000 − 1,500 for delivery, 1,000 in points.
    expect(native).toEqual({
      orderNo: '2026112012345678',
      value: 50_401,
      deliveryAmt: 7_000,
      productCouponDiscountAmt: 2_000,
      cartCouponDiscountAmt: 3_000,
      deliveryCouponDiscountAmt: 1_500,
      subPayAmt: 1_000,
      coupon: '셔츠 쿠폰,3,000원 쿠폰,배송비 쿠폰',
      items: [
        {
          productNo: 1,
          productName: '셔츠',
          categoryName1: '패션',
          categoryName2: '의류',
          categoryName3: '상의',
          categoryName4: '',
          optionName: '색상|사이즈',
          optionValue: '블랙|M',
          orderCnt: 3,
          buyAmt: 45_900,
          adjustedAmt: 41_207,
          immediateDiscountAmt: 15_000,
          additionalDiscountAmt: 2_100,
        },
        {
          productNo: 2,
          productName: '양말',
          categoryName1: '잡화',
          categoryName2: '의류',
          categoryName3: '상의',
          categoryName4: '',
          optionName: '',
          optionValue: '',
          orderCnt: 1,
          buyAmt: 5_001,
          adjustedAmt: 4_694,
          immediateDiscountAmt: 0,
          additionalDiscountAmt: 0,
        },
      ],
    });
    expect(native['value']).toBe(order.firstOrderAmount.chargeAmt);
  });

  it('is sent to a tag manager with the same fields as to the app [TRACK-06, TRACK-14, TRACK-16, TRACK-17, TRACK-18]', () => {
    const same = (names: Readonly<Record<string, string>>, webItem: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(Object.entries(names).map(([name, webName]) => [name, webItem[webName]]));
    expect(same(WEB_NAMES, web)).toEqual(withoutItems(native));
    expect(web.items).toHaveLength(native.items.length);
    for (const [index, item] of native.items.entries()) {
      const webItem = web.items[index];
      expect({ ...same(WEB_ITEM_NAMES, webItem), productNo: Number(webItem.item_id) }).toEqual(item);
    }
  });

  it("has GA4's own price of a piece after its discounts, and the discount that led to it", () => {
    expect(web).toMatchObject({
      currency: 'KRW',
      tax: 0,
      items: [
        { price: 15_300, discount: 5_700, quantity: 3, item_variant: '색상:블랙|사이즈:M' },
        { price: 5_001, discount: 0, quantity: 1, item_variant: '' },
      ],
    });
  });
});
