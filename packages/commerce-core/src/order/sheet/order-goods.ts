import { type DeliveryGroup, type OrderProduct, type OrderProductOption, cartOptions } from '../../cart/cart.ts';
import { remoteDeliveryFee } from '../../cart/delivery-fee.ts';
import { priceCart } from '../../cart/price-cart.ts';
import type { CouponBasket } from '../../coupon/coupon-rule.ts';
import { ZERO_WON, type Won } from '../../value/won.ts';
import type { OrderFacts, OrderLine } from './priced-order.ts';

/** One line that can be ordered, priced up to its product discounts. */
export interface GoodsLine<Line extends OrderLine> {
  readonly line: Line;
  readonly option: OrderProductOption;
  /** Which of the groups it travels in. */
  readonly deliveryIndex: number;
}

/** What can be ordered, by seller and delivery, before coupons. */
export interface OrderGoods<Line extends OrderLine = OrderLine> {
  readonly groups: readonly DeliveryGroup[];
  readonly invalidProducts: readonly OrderProduct[];
  /** In the order of the facts. */
  readonly lines: readonly GoodsLine<Line>[];
  readonly basket: CouponBasket;
}

/**
 * Prices the goods of an order as its cart would be, and shows them as coupons see them. Assumed: one rule for both.
 */
export function orderGoods<Line extends OrderLine>(facts: OrderFacts<Line>): OrderGoods<Line> {
  const { deliveryGroups, invalidProducts } = priceCart(facts.lines, facts.templates, facts.visitor);
  const placed = new Map(
    deliveryGroups.flatMap((group, deliveryIndex) =>
      cartOptions({ deliveryGroups: [group] }).map((option) => [option.cartNo, { option, deliveryIndex }]),
    ),
  );
  const lines = facts.lines.flatMap((line) => {
    const place = placed.get(line.cartNo);
    return place === undefined ? [] : [{ line, ...place }];
  });
  return { groups: deliveryGroups, invalidProducts, lines, basket: basketOf(lines, deliveryGroups) };
}

/**
 * The extra for Jeju or an island that a group is charged now, in won; nothing when it is paid at the door.
 * @param zipCd null while it is unknown. Assumed: of a gift it stays so until it is paid,
 * and its seller bears the extra
 */
export function remoteAmount(group: DeliveryGroup, { templates }: OrderFacts, zipCd: string | null): Won {
  const template = templates.find((candidate) => candidate.deliveryTemplateNo === group.deliveryTemplateNo);
  if (template === undefined || !isPrepaid(group)) return ZERO_WON;
  const orderCnt = cartOptions({ deliveryGroups: [group] }).reduce((count, option) => count + option.orderCnt, 0);
  return remoteDeliveryFee(template, { buyAmt: group.buyAmt, orderCnt }, zipCd);
}

function basketOf(lines: readonly GoodsLine<OrderLine>[], groups: readonly DeliveryGroup[]): CouponBasket {
  return {
    goods: lines.map(({ line, option, deliveryIndex }) => ({
      productNo: line.productNo,
      brandNo: line.brandNo,
      categoryNos: line.categoryNos,
      partnerNo: line.partnerNo,
      couponUsable: line.couponUsable,
      buyAmt: option.price.buyAmt,
      deliveryIndex,
    })),
    deliveryAmts: groups.map((group) => (isPrepaid(group) ? group.deliveryAmt : ZERO_WON)),
  };
}

function isPrepaid(group: DeliveryGroup): boolean {
  return group.deliveryPayType === 'PREPAID_DELIVERY';
}
