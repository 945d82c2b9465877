import { adultMark, GUEST, hidesContent, type Visitor, withheldFrom } from '../access/access.ts';
import { groupBy } from '../value/group-by.ts';
import type { CartNo, CategoryNo, DeliveryTemplateNo, PartnerNo } from '../value/identifiers.ts';
import { ZERO_WON, type Won, addWon, percentOfWon, sumWonOf } from '../value/won.ts';
import type { Cart, CartPrice, DeliveryGroup, OptionInput, OrderProduct, OrderProductOption } from './cart.ts';
import { amountToFreeDelivery, type DeliveryTemplate } from './delivery-fee.ts';
import { deliveryConditionOf, deliveryFee, type Parcel } from '../product/delivery-condition.ts';
import { mostPieces } from '../product/purchase-limit.ts';
import { type UnitPrice, priceLine } from './line-price.ts';
import { type LineFacts, checkLine } from './line-problem.ts';

/** One line of a cart with all that is known of its goods. Assumed: gathered by the backend. */
export interface CartLine extends LineFacts, UnitPrice {
  readonly cartNo: CartNo;
  readonly optionInputs: readonly OptionInput[];
  readonly productName: string;
  readonly imageUrl: string;
  readonly brandName: string;
  readonly partnerNo: PartnerNo;
  readonly partnerName: string;
  readonly categoryNo: CategoryNo;
  readonly optionName: string;
  readonly optionValue: string;
  readonly couponUsable: boolean;
  /** Whether it may be given, as mayBeGiven says. */
  readonly giftUsable: boolean;
  /** Percent of the amount that confirming the purchase brings as points, the member's grade included; 0 to 100. */
  readonly accumulationRate: number;
  readonly deliveryTemplateNo: DeliveryTemplateNo;
}

interface CheckedLine {
  readonly line: CartLine;
  readonly option: OrderProductOption;
}

/**
 * Prices a cart: lines by seller and delivery template, in order of first appearance; what cannot be ordered now lies
 * apart and costs nothing. Spec §3, §7; fees and limits are the vendor's.
 * @param templates every delivery template the lines name; a line without one is delivered free
 */
export function priceCart(
  lines: readonly CartLine[],
  templates: readonly DeliveryTemplate[],
  visitor: Visitor = GUEST,
): Cart {
  const checked = lines.map((line) => ({ line, option: checkedOption(line, lines, visitor) }));
  const isOrderable = ({ option }: CheckedLine) => option.validInfo.valid || option.validInfo.orderCntChangeable;
  const orderable = checked.filter(isOrderable);
  const groups = groupByDelivery(orderable).map((group) => deliveryGroup(group, templates, visitor));
  return {
    deliveryGroups: groups,
    invalidProducts: orderProducts(
      checked.filter((entry) => !isOrderable(entry)),
      visitor,
    ),
    price: cartPrice(orderable, groups),
  };
}

/** The lines of a cart that are chosen: all when nothing was said (null), none for an empty choice. Spec §7. */
export function chooseLines<Line extends { readonly cartNo: CartNo }>(
  lines: readonly Line[],
  cartNos: readonly CartNo[] | null,
): readonly Line[] {
  return cartNos === null ? lines : lines.filter((line) => cartNos.includes(line.cartNo));
}

function checkedOption(line: CartLine, cart: readonly CartLine[], visitor: Visitor): OrderProductOption {
  return {
    cartNo: line.cartNo,
    productNo: line.productNo,
    optionNo: line.optionNo,
    optionName: line.optionName,
    optionValue: line.optionValue,
    orderCnt: line.orderCnt,
    stockCnt: line.stockCnt,
    soldOut: line.soldOut || line.stockCnt <= 0,
    optionInputs: line.optionInputs,
    price: priceLine(line, line.orderCnt),
    validInfo: checkLine(line, cart, visitor),
  };
}

function groupByDelivery(lines: readonly CheckedLine[]): readonly (readonly CheckedLine[])[] {
  return [...groupBy(lines, ({ line }) => `${line.partnerNo}/${line.deliveryTemplateNo}`).values()];
}

function deliveryGroup(
  lines: readonly CheckedLine[],
  templates: readonly DeliveryTemplate[],
  visitor: Visitor,
): DeliveryGroup {
  const products = orderProducts(lines, visitor);
  const first = lines[0]?.line;
  const partnerNo = first?.partnerNo ?? 0;
  const deliveryTemplateNo = first?.deliveryTemplateNo ?? 0;
  const template = templates.find((candidate) => candidate.deliveryTemplateNo === deliveryTemplateNo) ?? FREE_TEMPLATE;
  const parcel: Parcel = {
    buyAmt: sumWonOf(products, (product) => product.buyAmt),
    orderCnt: lines.reduce((sum, { line }) => sum + line.orderCnt, 0),
  };
  return {
    partnerNo,
    partnerName: first?.partnerName ?? '',
    deliveryTemplateNo,
    deliveryPayType: template.deliveryPayType,
    deliveryAmt: deliveryFee(template, parcel),
    buyAmt: parcel.buyAmt,
    amountToFreeDelivery: amountToFreeDelivery(template, parcel),
    deliveryCondition: deliveryConditionOf(template),
    orderProducts: products,
  };
}

function orderProducts(lines: readonly CheckedLine[], visitor: Visitor): readonly OrderProduct[] {
  const byProduct = groupBy(lines, ({ line }) => line.productNo);
  return [...byProduct.values()].flatMap((entries) => {
    const line = entries[0]?.line;
    if (line === undefined) return [];
    const options = entries.map(({ option }) => option);
    return {
      productNo: line.productNo,
      productName: line.productName,
      imageUrl: line.imageUrl,
      brandName: line.brandName,
      partnerNo: line.partnerNo,
      partnerName: line.partnerName,
      categoryNo: line.categoryNo,
      buyAmt: sumWonOf(options, (option) => option.price.buyAmt),
      minBuyCnt: line.minBuyCnt,
      maxBuyCnt: mostPieces(line, line.boughtCnt) ?? 0,
      couponUsable: line.couponUsable,
      giftUsable: line.giftUsable,
      ...adultMark(line.adult && !hidesContent(withheldFrom(visitor, line))),
      orderProductOptions: options,
    };
  });
}

function cartPrice(lines: readonly CheckedLine[], groups: readonly DeliveryGroup[]): CartPrice {
  const sumOf = (amountOf: (option: OrderProductOption) => Won) => sumWonOf(lines, ({ option }) => amountOf(option));
  const buyAmt = sumOf((option) => option.price.buyAmt);
  const prepaid = deliveryTotal(groups, 'PREPAID_DELIVERY');
  const onDelivery = deliveryTotal(groups, 'PAY_ON_DELIVERY');
  return {
    standardAmt: sumOf((option) => option.price.standardAmt),
    discountAmt: sumOf((option) => addWon(option.price.immediateDiscountAmt, option.price.additionalDiscountAmt)),
    buyAmt,
    totalDeliveryAmt: addWon(prepaid, onDelivery),
    totalPrePaidDeliveryAmt: prepaid,
    totalPayOnDeliveryAmt: onDelivery,
    totalAmt: addWon(buyAmt, prepaid),
    accumulationAmtWhenBuyConfirm: sumWonOf(lines, ({ line, option }) =>
      percentOfWon(option.price.buyAmt, line.accumulationRate),
    ),
  };
}

function deliveryTotal(groups: readonly DeliveryGroup[], payType: DeliveryGroup['deliveryPayType']): Won {
  return sumWonOf(
    groups.filter((group) => group.deliveryPayType === payType),
    (group) => group.deliveryAmt,
  );
}

/** How goods without a delivery template travel. */
export const FREE_TEMPLATE: DeliveryTemplate = {
  deliveryTemplateNo: 0,
  deliveryPayType: 'PREPAID_DELIVERY',
  deliveryConditionType: 'FREE',
  deliveryAmt: ZERO_WON,
  aboveDeliveryAmt: ZERO_WON,
  returnDeliveryAmt: ZERO_WON,
  remoteDeliveryAmt: ZERO_WON,
  jejuDeliveryAmt: ZERO_WON,
  perOrderCnt: 1,
  deliveryConditionDetails: [],
};

/** What a line says of goods that may not be seen, or are gone: neither name nor picture, option or price. */
export const NO_CONTENT = {
  productName: '',
  imageUrl: '',
  brandName: '',
  optionName: '',
  optionValue: '',
  salePrice: ZERO_WON,
  addPrice: ZERO_WON,
  immediateDiscountPrice: ZERO_WON,
  additionalDiscountPrice: ZERO_WON,
} as const;

/** A line whose goods may not be seen: it stays, without anything that tells them. Spec §6. */
export function withoutContent<Line extends CartLine>(line: Line): Line {
  return { ...line, ...NO_CONTENT };
}
