import { type DeliveryGroup, cartOptions } from '../cart/cart.ts';
import { type Parcel, remoteDeliveryFee } from '../cart/delivery-fee.ts';
import { priceLine } from '../cart/line-price.ts';
import { priceCart } from '../cart/price-cart.ts';
import { applyCoupons } from '../coupon/apply-coupons.ts';
import { bestCoupons } from '../coupon/best-coupons.ts';
import type { CouponBasket } from '../coupon/coupon-rule.ts';
import { type PointScene, accumulationOf, clampPoints, maxUsablePoints } from '../point/point.ts';
import { ZERO_WON, type Won, addWon, splitWon, subtractWon, sumWon } from '../value/won.ts';
import { billOf, ledgerOf } from './bill.ts';
import { orderAmount, paymentInfo } from './order-amount.ts';
import type { CouponRequest, OrderSheetChoice } from './order-sheet.ts';
import type { OrderFacts, OrderLine, PricedDelivery, PricedLine, PricedOrder } from './priced-order.ts';

/** Goods that can be ordered, grouped, before coupons. */
interface Goods<Line extends OrderLine> {
  readonly groups: readonly DeliveryGroup[];
  readonly lines: readonly Line[];
  readonly basket: CouponBasket;
}

/**
 * Prices an order: immediate, additional, product coupon, cart coupon, points; delivery per group apart, its coupon on
 * it. Every reduction over several lines is split by largest remainder, so that lines, deliveries, ledger and totals
 * agree to the won. Points asked for beyond what may be used are brought down. Assumed: the order of reductions.
 * @throws CommerceError COUPON_UNUSABLE when a wanted coupon cannot be used
 */
export function priceOrder<Line extends OrderLine>(
  facts: OrderFacts<Line>,
  choice: OrderSheetChoice,
): PricedOrder<Line> {
  const cart = priceCart(facts.lines, facts.templates, facts.visitor);
  const goods = goodsOf(facts.lines, cart.deliveryGroups);
  const shares = applyCoupons(goods.basket, facts.coupons, choice.coupons, facts.situation);
  const adjustedAmts = goods.basket.goods.map((line, index) =>
    subtractWon(
      line.buyAmt,
      addWon(shares.productCouponAmts[index] ?? ZERO_WON, shares.cartCouponAmts[index] ?? ZERO_WON),
    ),
  );
  const remoteAmts = goods.groups.map((group) => remoteAmount(group, facts, choice.receiverZipCd));
  const feeAmts = goods.basket.deliveryAmts.map((amount, index) =>
    subtractWon(addWon(amount, remoteAmts[index] ?? ZERO_WON), shares.deliveryCouponAmts[index] ?? ZERO_WON),
  );

  const pointBases = goods.lines.map((line, index) =>
    line.accumulationUsable ? (adjustedAmts[index] ?? ZERO_WON) : ZERO_WON,
  );
  const scene: PointScene = {
    balance: facts.pointBalance,
    goodsAmt: sumWon(adjustedAmts),
    payAmt: sumWon([...pointBases, ...feeAmts]),
  };
  const used = clampPoints(choice.points, scene, facts.pointPolicy);
  const pointAmts = splitWon(used.points, [...pointBases, ...feeAmts]);

  const lines = goods.lines.map((line, index): PricedLine<Line> => {
    const adjustedAmt = adjustedAmts[index] ?? ZERO_WON;
    const subPayAmt = pointAmts[index] ?? ZERO_WON;
    const chargeAmt = subtractWon(adjustedAmt, subPayAmt);
    return {
      line,
      price: priceLine(line, line.orderCnt),
      deliveryIndex: goods.basket.goods[index]?.deliveryIndex ?? 0,
      productCouponIssueNo: productCouponOf(choice.coupons, line.productNo),
      productCouponAmt: shares.productCouponAmts[index] ?? ZERO_WON,
      cartCouponAmt: shares.cartCouponAmts[index] ?? ZERO_WON,
      adjustedAmt,
      subPayAmt,
      chargeAmt,
      accumulationAmt: accumulationOf(chargeAmt, line.accumulationRate),
    };
  });
  const deliveries = goods.groups.map((group, index): PricedDelivery => {
    const subPayAmt = pointAmts[goods.lines.length + index] ?? ZERO_WON;
    return {
      group,
      deliveryAmt: goods.basket.deliveryAmts[index] ?? ZERO_WON,
      remoteDeliveryAmt: remoteAmts[index] ?? ZERO_WON,
      deliveryCouponAmt: shares.deliveryCouponAmts[index] ?? ZERO_WON,
      subPayAmt,
      chargeAmt: subtractWon(feeAmts[index] ?? ZERO_WON, subPayAmt),
    };
  });

  const ledger = ledgerOf(lines, deliveries, facts.coupons, choice.coupons);
  const amount = orderAmount(lines, deliveries);
  return {
    lines,
    deliveries,
    invalidProducts: cart.invalidProducts,
    ledger,
    bill: billOf(ledger),
    amount,
    paymentInfo: paymentInfo(amount, lines, {
      balance: facts.pointBalance,
      mostPoints: maxUsablePoints(scene, facts.pointPolicy),
      policy: facts.pointPolicy,
    }),
    pointProblem: used.problem,
  };
}

/** The coupons that take the most off an order. Assumed: picked for the member when a sheet opens. */
export function bestOrderCoupons(facts: OrderFacts): CouponRequest {
  return bestCoupons(orderBasket(facts), facts.coupons, facts.situation);
}

/** What coupons see of an order: the lines that can be ordered and the prepaid fees, without remote-area extras. */
export function orderBasket(facts: OrderFacts): CouponBasket {
  return goodsOf(facts.lines, priceCart(facts.lines, facts.templates, facts.visitor).deliveryGroups).basket;
}

function goodsOf<Line extends OrderLine>(lines: readonly Line[], groups: readonly DeliveryGroup[]): Goods<Line> {
  const buyAmts = new Map(
    cartOptions({ deliveryGroups: groups }).map((option) => [option.cartNo, option.price.buyAmt]),
  );
  const indexes = new Map(
    groups.flatMap((group, index) => cartOptions({ deliveryGroups: [group] }).map(({ cartNo }) => [cartNo, index])),
  );
  const ordered = lines.filter((line) => buyAmts.has(line.cartNo));
  return {
    groups,
    lines: ordered,
    basket: {
      goods: ordered.map((line) => ({
        productNo: line.productNo,
        brandNo: line.brandNo,
        categoryNos: line.categoryNos,
        partnerNo: line.partnerNo,
        couponUsable: line.couponUsable,
        buyAmt: buyAmts.get(line.cartNo) ?? ZERO_WON,
        deliveryIndex: indexes.get(line.cartNo) ?? 0,
      })),
      deliveryAmts: groups.map((group) => (isPrepaid(group) ? group.deliveryAmt : ZERO_WON)),
    },
  };
}

function remoteAmount(group: DeliveryGroup, { templates }: OrderFacts, zipCd: string | null): Won {
  const template = templates.find((candidate) => candidate.deliveryTemplateNo === group.deliveryTemplateNo);
  if (template === undefined || !isPrepaid(group)) return ZERO_WON;
  const options = cartOptions({ deliveryGroups: [group] });
  const parcel: Parcel = {
    buyAmt: group.buyAmt,
    orderCnt: options.reduce((count, option) => count + option.orderCnt, 0),
  };
  return remoteDeliveryFee(template, parcel, zipCd);
}

function isPrepaid(group: DeliveryGroup): boolean {
  return group.deliveryPayType === 'PREPAID_DELIVERY';
}

function productCouponOf({ productCoupons }: CouponRequest, productNo: number): number | null {
  return productCoupons.find((chosen) => chosen.productNo === productNo)?.couponIssueNo ?? null;
}
