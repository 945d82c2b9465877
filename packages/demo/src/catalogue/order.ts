import { DAY_MS, deliveryFee, formatYmdt, HOUR_MS, epochMs, won, type EpochMs } from '@dealstore/commerce-core/domain';
import { DEMO_MEMBERS, HONG_GILDONG } from '../people.ts';
import { chooseOf, type RatedProduct } from './choice.ts';
import type { OptionRow } from './option.ts';
import type { DemoProduct } from './product.ts';
import { GIFT_PLANS, type GiftPlan } from './words/gift.ts';
import { ORDER_PLANS, type PastStatus } from './words/order.ts';

/** One line of a past order, priced in won; points are split over the lines as they come. */
export interface PastLine {
  readonly orderOptionNo: number;
  readonly product: DemoProduct;
  readonly option: OptionRow;
  readonly count: number;
  readonly standardAmt: number;
  readonly immediateDiscountAmt: number;
  readonly additionalDiscountAmt: number;
  readonly buyAmt: number;
  readonly subPayAmt: number;
  /** Points the confirmation brings. */
  readonly accumulationAmt: number;
}

/** One parcel of a past order. */
export interface PastParcel {
  readonly deliveryNo: number;
  readonly product: DemoProduct;
  readonly deliveryAmt: number;
  readonly lines: readonly PastLine[];
}

/** Who ordered and where it went. */
export interface Orderer {
  readonly memberNo: number;
  readonly name: string;
  readonly phone: string;
}

/** An order that was paid for in the past. */
export interface PastOrder {
  readonly orderNo: string;
  readonly orderer: Orderer;
  readonly orderedAt: EpochMs;
  readonly status: PastStatus;
  readonly points: number;
  /** Null of what was bought for oneself. */
  readonly gift: GiftPlan | null;
  readonly parcels: readonly PastParcel[];
}

/** What is bought: a product's option and how many. */
export interface Bought {
  readonly product: DemoProduct;
  readonly option: OptionRow;
  readonly count: number;
}

/** What an order is made of before it has numbers. */
export interface OrderDraft {
  readonly orderer: Orderer;
  readonly orderedAt: EpochMs;
  readonly status: PastStatus;
  readonly points: number;
  readonly bought: readonly Bought[];
  readonly earnsPoints: boolean;
  readonly gift?: GiftPlan;
}

/** Dearest goods 홍길동 has bought, in won: the points they bring stay below the balance of the fixture. */
const DEAREST_WON = 40_000;

/** How many of the best sellers are looked at for goods that suit. */
const LOOKED_AT = 30;

function lineOf(
  { product, option, count }: Bought,
  orderOptionNo: number,
  subPayAmt: number,
  earnsPoints: boolean,
): PastLine {
  const { salePrice, immediateDiscountAmt, additionDiscountAmt } = product.price;
  const standardAmt = (salePrice + option.addPrice) * count;
  const buyAmt = standardAmt - (immediateDiscountAmt + additionDiscountAmt) * count;
  return {
    orderOptionNo,
    product,
    option,
    count,
    standardAmt,
    immediateDiscountAmt: immediateDiscountAmt * count,
    additionalDiscountAmt: additionDiscountAmt * count,
    buyAmt,
    subPayAmt,
    accumulationAmt: earnsPoints ? Math.floor((buyAmt - subPayAmt) / 100) : 0,
  };
}

function feeOf(product: DemoProduct, lines: readonly PastLine[]): number {
  const buyAmt = won(lines.reduce((sum, line) => sum + line.buyAmt, 0));
  return deliveryFee(conditionOf(product), { buyAmt, orderCnt: lines.reduce((sum, { count }) => sum + count, 0) });
}

/** How the seller of a product sends it. */
export function templateOf({ partner, deliveryTemplateNo }: DemoProduct) {
  const { template, bulkyTemplate, voucherTemplate } = partner;
  return [bulkyTemplate, voucherTemplate].find((one) => one.deliveryTemplateNo === deliveryTemplateNo) ?? template;
}

/** What the seller of a product asks for its delivery. */
export function conditionOf(product: DemoProduct) {
  const template = templateOf(product);
  return {
    deliveryConditionType: template.deliveryConditionType,
    deliveryAmt: won(template.deliveryAmt),
    aboveDeliveryAmt: won(template.aboveDeliveryAmt),
    returnDeliveryAmt: won(template.returnDeliveryAmt),
    remoteDeliveryAmt: won(template.islandDeliveryAmt),
    jejuDeliveryAmt: won(template.jejuDeliveryAmt),
    perOrderCnt: template.perOrderCnt,
  };
}

/** Gives drafts their numbers and prices them; each delivery template of an order is one parcel. */
export function numberOrders(drafts: readonly OrderDraft[]): readonly PastOrder[] {
  let orderOptionNo = 0;
  let deliveryNo = 0;
  return drafts.map((draft, index): PastOrder => {
    const parcels = [...Map.groupBy(draft.bought, ({ product }) => product.deliveryTemplateNo).values()];
    let points = draft.points;
    return {
      orderNo: `${formatYmdt(draft.orderedAt).slice(2, 10).replaceAll('-', '')}${String(index + 1).padStart(10, '0')}`,
      orderer: draft.orderer,
      orderedAt: draft.orderedAt,
      status: draft.status,
      points: draft.points,
      gift: draft.gift ?? null,
      parcels: parcels.map((bought): PastParcel => {
        const lines = bought.map((one) => {
          orderOptionNo += 1;
          const line = lineOf(one, orderOptionNo, points, draft.earnsPoints);
          points = 0;
          return line;
        });
        deliveryNo += 1;
        const product = lines[0]?.product;
        if (product === undefined) throw new RangeError('a parcel needs a line');
        return { deliveryNo, product, deliveryAmt: feeOf(product, lines), lines };
      }),
    };
  });
}

/** The past orders of 홍길동, oldest first. */
export function plannedOrders(rated: readonly RatedProduct[], now: EpochMs): readonly OrderDraft[] {
  return ORDER_PLANS.map(({ hoursAgo, status, lines, points = 0 }, index) => ({
    orderer: HONG_GILDONG,
    orderedAt: epochMs(now - hoursAgo * HOUR_MS),
    status,
    points,
    earnsPoints: true,
    bought: lines.flatMap(([categoryNo, count]): readonly Bought[] => {
      const fitting = chooseOf([categoryNo], rated, LOOKED_AT).filter(
        ({ price, isTelecomOnly }) => price.price <= DEAREST_WON && !isTelecomOnly,
      );
      const product = fitting[index % Math.max(1, Math.min(3, fitting.length))];
      const option = product?.options.rows.find(({ stockCnt }) => stockCnt > 0);
      return product === undefined || option === undefined ? [] : [{ product, option, count }];
    }),
  }));
}

/** The orders of the demo's gifts: what suits, one of it each. */
export function giftOrders(rated: readonly RatedProduct[], now: EpochMs): readonly OrderDraft[] {
  return GIFT_PLANS.map((gift, index) => {
    const [product] = chooseOf([gift.categoryNo], rated, LOOKED_AT)
      .filter(({ price, isTelecomOnly, isAdult }) => price.price <= DEAREST_WON && !isTelecomOnly && !isAdult)
      .slice(index);
    const option = product?.options.rows.find(({ stockCnt }) => stockCnt > 0);
    return {
      orderer: DEMO_MEMBERS.find(({ memberNo }) => memberNo === gift.sender) ?? HONG_GILDONG,
      orderedAt: epochMs(now - gift.hoursAgo * HOUR_MS),
      status: gift.end === 'COMPLETED' ? 'BUY_CONFIRM' : 'PAY_DONE',
      points: 0,
      earnsPoints: false,
      gift,
      bought: product === undefined || option === undefined ? [] : [{ product, option, count: 1 }],
    };
  });
}

/** Past orders of today's deals, each shopper buying some of every deal. */
export function dealOrders(
  deals: readonly DemoProduct[],
  shoppers: readonly Orderer[],
  now: EpochMs,
): readonly OrderDraft[] {
  return shoppers.map((orderer, index) => ({
    orderer,
    orderedAt: epochMs(now - (9 + index) * DAY_MS),
    status: 'BUY_CONFIRM',
    points: 0,
    earnsPoints: false,
    bought: deals.flatMap((product, place): readonly Bought[] => {
      const [option] = product.options.rows;
      return option === undefined ? [] : [{ product, option, count: 3 + ((place * 5 + index * 3) % 9) }];
    }),
  }));
}
