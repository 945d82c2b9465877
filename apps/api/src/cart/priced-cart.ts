import {
  bestCouponAmt,
  cartRefusal,
  hidesContent,
  LINE_PROBLEM_CODES,
  priceCart,
  refuse,
  withheldFrom,
  withoutContent,
  type Cart,
  type CartLine,
  type DeliveryGroup,
  type Dispatch,
  type EpochMs,
  type GuestCartLine,
  type Language,
  type OrderProductOption,
  type Visitor,
  type MemberNo,
  type DeliveryTemplateNo,
} from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { errorMessage } from '../http/error-message.ts';
import { type CouponQuestion, NOTHING_HELD, readCouponFacts, readGoods } from '../order/order.ts';

/** Whose cart is priced, when and in which language. */
export interface CartView {
  readonly database: Database;
  /** 0 for a guest. */
  readonly memberNo: MemberNo;
  readonly visitor: Visitor;
  readonly language: Language;
  readonly now: EpochMs;
}

/** Prices lines as they are now by the core's rules, with words for what is wrong. Spec §3, §7. */
export async function pricedCart(view: CartView, lines: readonly GuestCartLine[]): Promise<Cart> {
  return pricedGoods(view, await goodsOf(view, lines));
}

/** Prices lines of a member, and says what the best coupons the member holds take off. */
export async function memberCart(view: CartView & CouponQuestion, lines: readonly GuestCartLine[]): Promise<Cart> {
  const [goods, held] = await Promise.all([goodsOf(view, lines), readCouponFacts(view.database, view)]);
  const cart = pricedGoods(view, goods);
  return { ...cart, price: { ...cart.price, bestCouponAmt: bestCouponAmt({ ...goods, ...held }) } };
}

type Goods = Awaited<ReturnType<typeof readGoods>>;

async function goodsOf(view: CartView, lines: readonly GuestCartLine[]): Promise<Goods> {
  if (lines.length === 0) return { lines: [], templates: [] };
  return readGoods(view.database, { ...view, products: lines, held: NOTHING_HELD });
}

function pricedGoods(view: CartView, goods: Goods): Cart {
  const shown = goods.lines.map((line) => (isHidden(line, view.visitor) ? withoutContent(line) : line));
  const cart = withWords(priceCart(shown, goods.templates, view.visitor), view.language);
  const senders = new Map(goods.lines.map((line) => [line.deliveryTemplateNo, line.dispatch]));
  return { ...cart, deliveryGroups: cart.deliveryGroups.map((group) => sentBy(group, senders)) };
}

/** With how its seller sends, from which the page tells the day of arrival as product and order sheet do. */
function sentBy(group: DeliveryGroup, senders: ReadonlyMap<DeliveryTemplateNo, Dispatch>): DeliveryGroup {
  const dispatch = senders.get(group.deliveryTemplateNo);
  return dispatch === undefined ? group : { ...group, dispatch };
}

/** Rejects when one of these lines may not be put into a cart, naming the options. */
export async function refuseLines(view: CartView, lines: readonly GuestCartLine[]): Promise<void> {
  refuse(cartRefusal(await pricedCart(view, lines)));
}

function isHidden(line: CartLine, visitor: Visitor): boolean {
  return hidesContent(withheldFrom(visitor, line));
}

function withWords(cart: Cart, language: Language): Cart {
  const spoken = (option: OrderProductOption): OrderProductOption => {
    const { errorCode } = option.validInfo;
    if (errorCode === null) return option;
    return {
      ...option,
      validInfo: { ...option.validInfo, message: errorMessage(LINE_PROBLEM_CODES[errorCode], language) },
    };
  };
  const products = (of: Cart['invalidProducts']) =>
    of.map((product) => ({ ...product, orderProductOptions: product.orderProductOptions.map(spoken) }));
  return {
    ...cart,
    deliveryGroups: cart.deliveryGroups.map((group) => ({ ...group, orderProducts: products(group.orderProducts) })),
    invalidProducts: products(cart.invalidProducts),
  };
}
