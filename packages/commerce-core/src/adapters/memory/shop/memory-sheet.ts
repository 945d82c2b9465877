import { DEFAULT_DISPATCH } from '../../../product/promised-arrival.ts';
import type { Visitor } from '../../../access/access.ts';
import type { CartAddition, GuestCartLine } from '../../../cart/cart.ts';
import { commerceError } from '../../../error/commerce-error.ts';
import { refuse } from '../../../error/refusal.ts';
import { giftLinesRefusal } from '../../../gift/gift-refusal.ts';
import type {
  OrderSheet,
  OrderSheetChoice,
  OrderSheetPrice,
  OrderSheetRequest,
  TermsInfo,
} from '../../../order/sheet/order-sheet.ts';
import { payTypesFor } from '../../../order/payment/pay-type.ts';
import type { OrderFacts, PricedOrder } from '../../../order/sheet/priced-order.ts';
import { openingChoice } from '../../../order/sheet/sheet-choice.ts';
import { sheetCoupons } from '../../../order/sheet/sheet-coupons.ts';
import { DEFAULT_POINT_POLICY } from '../../../point/point.ts';
import type { CartNo, OrderSheetNo } from '../../../value/identifiers.ts';
import type { EpochMs } from '../../../value/time.ts';
import { isPast } from '../../../value/calendar.ts';
import { sheetAddresses } from './memory-address.ts';
import { type MemoryBackend, orderLine } from '../memory-backend.ts';
import type { MemoryGift } from './memory-gift.ts';
import { hasPurchased, type MemoryOrder } from './memory-order.ts';

/** An opened order sheet with the choice last made on it. */
export interface MemorySheet {
  readonly orderSheetNo: OrderSheetNo;
  readonly type: OrderSheetRequest['type'];
  /** Whether its lines are the cart's, which an order takes out of it. */
  readonly isOfCart: boolean;
  readonly lines: readonly GuestCartLine[];
  readonly openedAt: EpochMs;
  readonly choice: OrderSheetChoice | null;
}

/**
 * The lines a sheet is opened for; rejects with NOT_FOUND for lines that are in no cart, and
 * for a gift with more than one.
 */
export function requestedLines(backend: MemoryBackend, request: OrderSheetRequest): readonly GuestCartLine[] {
  const lines = 'products' in request ? asLines(request.products) : cartLines(backend, request.cartNos);
  if (request.type === 'gift') refuse(giftLinesRefusal(lines));
  return lines;
}

function asLines(products: readonly CartAddition[]): readonly GuestCartLine[] {
  return products.map((product, index) => ({ optionInputs: [], ...product, cartNo: index + 1 }));
}

function cartLines({ state }: MemoryBackend, cartNos: readonly CartNo[]): readonly GuestCartLine[] {
  const lines = state.cart.filter((line) => cartNos.includes(line.cartNo));
  if (lines.length !== new Set(cartNos).size) throw commerceError('NOT_FOUND');
  return lines;
}

/** All that decides over the price of a sheet, now. */
export function sheetFacts(
  backend: MemoryBackend,
  {
    lines,
    visitor,
    orders,
  }: Pick<MemorySheet, 'lines'> & {
    readonly visitor: Visitor;
    readonly orders: Iterable<MemoryOrder>;
  },
): OrderFacts {
  const { shop, state, clock } = backend;
  const { telecomCustomer } = visitor;
  return {
    lines: lines.map((line) => orderLine(backend, line, visitor)),
    templates: shop.templates,
    visitor,
    coupons: state.issues.filter(({ usedAt, useEndAt }) => usedAt === null && !isPast(useEndAt, clock.now())),
    couponContext: {
      now: clock.now(),
      platform: 'PC',
      gradeCode: shop.member.gradeCode,
      telecomCustomer,
      hasPurchased: hasPurchased(orders),
    },
    pointBalance: state.points,
    pointPolicy: DEFAULT_POINT_POLICY,
  };
}

/** A sheet as it is shown, with the choice last made or, when that holds no more, the best coupons. */
export function sheetAnswer(
  backend: MemoryBackend,
  sheet: MemorySheet,
  { facts, gift }: { readonly facts: OrderFacts; readonly gift: MemoryGift | null },
): OrderSheet {
  const { account } = backend.state;
  const isGift = sheet.type === 'gift';
  const addresses = isGift ? NO_ADDRESSES : sheetAddresses(backend);
  const mainZipCd = addresses.mainAddress?.receiverZipCd ?? null;
  const { choice, priced, bestCoupons } = openingChoice(facts, { saved: sheet.choice, mainZipCd });
  return {
    orderSheetNo: sheet.orderSheetNo,
    type: sheet.type,
    ...(gift !== null && { gift: sheetGift(gift) }),
    ...priceAnswer(priced),
    invalidProducts: priced.invalidProducts,
    receiverZipCd: choice.receiverZipCd,
    appliedCoupons: choice.coupons,
    bestCoupons,
    coupons: sheetCoupons(facts, choice.coupons),
    availablePayTypes: payTypesFor(sheet.type),
    lastPayType: null,
    ordererContact: {
      ordererName: account.name,
      ordererContact1: account.phone,
      ordererEmail: account.email,
    },
    orderSheetAddress: addresses,
    sellerPrivacyUsagePartners: [...new Set(facts.lines.map((line) => line.partnerName))].map((partnerName) => ({
      partnerName,
    })),
    termsInfos: orderTerms(backend),
  };
}

const NO_ADDRESSES: OrderSheet['orderSheetAddress'] = { mainAddress: null, bookedAddresses: [], recentAddresses: [] };

function sheetGift({ giftId, request }: MemoryGift): NonNullable<OrderSheet['gift']> {
  const { receiverName, receiverPhone, optionOpen } = request;
  return { giftId, receiverName, receiverPhone, optionOpen };
}

/** The amounts, groups and bill of a priced order. */
export function priceAnswer(priced: PricedOrder): OrderSheetPrice {
  return {
    paymentInfo: priced.paymentInfo,
    deliveryGroups: priced.deliveries.map((delivery) => ({ ...delivery.group, dispatch: DEFAULT_DISPATCH })),
    lines: priced.bill,
  };
}

/** Terms an order is asked for. */
export function orderTerms({ shop }: Pick<MemoryBackend, 'shop'>): readonly TermsInfo[] {
  return shop.window.terms.filter(({ termsType }) => /ORDER|SELLER/.test(termsType));
}
