import {
  after,
  reserveRequestRefusal,
  chargeRefusal,
  commerceError,
  formatYmdt,
  giftRefusal,
  paidBy,
  priceOrderOrSuggest,
  refuse,
  STOCK_HOLD_MS,
  reservedChoice,
  type CouponPlatform,
  type EpochMs,
  type Language,
  type MemberNo,
  type OrderNo,
  type OrderSheetNo,
} from '@dealstore/commerce-core/domain';
import type { CallOf, JsonAnswer } from '../../contract/operation.ts';
import type { Transaction } from '../../database/database.ts';
import type { PaymentProvider } from '../../providers.ts';
import { addressesOf } from '../../address/address.ts';
import { giftFacts, receiverPhoneOf } from '../../gift-record/gift-record.ts';
import { redeemCoupons } from '../hold/coupon-use.ts';
import { endUnpaid, superseded } from '../hold/release-hold.ts';
import type { NewOrder } from './new-order.ts';
import { keepAddress, type AddressUse } from '../sheet/order-address.ts';
import { factsOf } from '../sheet/order-facts.ts';
import { lockOrder } from '../record/order-lock.ts';
import { numbersOf } from './order-number.ts';
import { sheetOf } from '../sheet/order-sheet.store.ts';
import { markPaid } from '../payment/pay.ts';
import { piecesBy } from '../sheet/pieces.ts';
import { placeOrder } from './place-order.ts';
import { spendPoints } from '../record/point-use.ts';
import { countPurchases } from '../hold/purchase-count.ts';
import { readReserveRows, type OpenOrder, type ReserveRows, type UnpaidOrder } from './reserve-facts.ts';
import { agreedTo, couponUses, purchaseQuotas } from './reserve-rule.ts';
import { SHEET_TYPES } from '../sheet/sheet-answer.ts';
import { moveStock, type StockMove } from '../hold/stock.ts';

const NOTHING_WAITS = { orderCnt: 0, pieceCnt: 0 };
const NO_MOVE: StockMove = new Map();

/** Who reserves, from which sheet, with what. */
export interface ReserveCall {
  readonly orderSheetNo: OrderSheetNo;
  readonly memberNo: MemberNo;
  readonly body: CallOf<'reservePayment'>['body'];
  readonly platform: CouponPlatform;
  readonly language: Language;
  readonly now: EpochMs;
  /** The return URL, checked and absolute. */
  readonly returnUrl: string;
  /** The payment provider, as the contract names it. */
  readonly pgType: PaymentProvider['pgType'];
  /** Unpaid orders of the member that the provider was asked to close, and that may end for this one. */
  readonly closedOrderNos: ReadonlySet<OrderNo>;
}

/**
 * Thrown when unpaid orders hold what this one needs: their payments must be closed at the provider first, so that no
 * two of them can be paid.
 */
export class UnpaidOrderConflict extends Error {
  override readonly name = 'UnpaidOrderConflict';
  readonly orders: readonly UnpaidOrder[];

  constructor(orders: readonly UnpaidOrder[]) {
    super(`orders ${orders.map(({ orderNo }) => orderNo).join(', ')} wait for their payment`);
    this.orders = orders;
  }
}

/** A held order, as the contract has it; its window's address is added when the payment is open. */
export type ReservationAnswer = JsonAnswer<'reservePayment'>;

/** A payment as it is opened at the provider. */
export type PaymentOpening = Parameters<PaymentProvider['open']>[0];

/** A held order, and the payment to open for it once it is committed; null when it is paid already. */
export interface Reserved {
  readonly answer: ReservationAnswer;
  readonly opening: PaymentOpening | null;
}

/** What decides over an order, and the units that the unpaid order which ended for it puts back. */
interface BeforeOrder {
  readonly rows: ReserveRows | undefined;
  readonly putBack: StockMove;
}

type PlacedOrder = { readonly orderNo: OrderNo } & Awaited<ReturnType<typeof placeOrder>>;

/**
 * Holds the goods, coupons and points of a sheet and makes its order, all or nothing; every amount is the core's.
 * An earlier unpaid order of the sheet ends, and what it held counts for this one. Nothing to pay: it is paid at once.
 * Rejects with PRICE_CHANGED or COUPON_UNUSABLE and the new `paymentInfo`, SOLD_OUT and the `optionNos`, MB04,
 * PURCHASE_LIMIT, UNPAID_LIMIT, GIFT_LIMIT, INVALID_REQUEST, NOT_FOUND (with the `optionNos` that are not in the cart
 * any more), or STATE_CONFLICT once the sheet is paid or being paid; with UnpaidOrderConflict when payments must be
 * closed first.
 * @param locked what lockAndRead has read
 */
export async function reserve(
  transaction: Transaction,
  call: ReserveCall,
  locked: ReserveRows | undefined,
): Promise<Reserved> {
  const before = await endUnpaidOrderOfSheet(transaction, call, locked);
  const order = await decideOrder(transaction, call, before);
  return answerOf(order, await writeOrder(transaction, order, before));
}

/** Decides by what has been read whether the order may be made, and what it costs; writes nothing. */
async function decideOrder(
  transaction: Transaction,
  call: ReserveCall,
  { rows, putBack }: BeforeOrder,
): Promise<NewOrder> {
  const { body, memberNo, now } = call;
  const { sheet, buyer, facts } = factsOf(rows, { ...call, language: 'ko' }, unitsPutBack(putBack));
  const type = SHEET_TYPES[sheet.orderType];
  refuse(reserveRequestRefusal(body, { ...facts, type, visitor: buyer.visitor }));
  if (type === 'gift') {
    const receiverPhone = await receiverPhoneOf(transaction, sheet.orderSheetNo);
    const gift = await giftFacts(transaction, { senderMemberNo: memberNo, receiverPhone }, now);
    refuse(giftRefusal({ ...gift, lines: facts.lines }));
  }
  const choice = reservedChoice(body);
  const priced = priceOrderOrSuggest(facts, choice);
  const terms = rows?.terms ?? [];
  const requiredTerms = terms.filter(({ required }) => required).map((text) => text.type);
  const waiting = rows?.waiting ?? NOTHING_WAITS;
  refuse(chargeRefusal(body, { type, priced, waiting, requiredTerms }));
  return {
    ...call,
    sheet,
    priced,
    choice,
    payType: paidBy(body.payType, priced.amount),
    agreements: agreedTo(terms, body.agreementTermsAgrees),
    holdsUntil: after(now, STOCK_HOLD_MS),
  };
}

/**
 * Writes the order and takes what it needs. Rows are locked in this order: the sheet and its member (lockAndRead), the
 * unpaid order that ends with what it held, and then as it stands here: coupons, points, counts, addresses, stock.
 */
async function writeOrder(
  transaction: Transaction,
  order: NewOrder,
  { rows, putBack }: BeforeOrder,
): Promise<PlacedOrder> {
  const { memberNo, priced, choice, now: at } = order;
  const lines = priced.lines.map(({ line }) => line);
  const numbers = numbersOf(rows);
  const { orderNo } = numbers;
  const placed = await placeOrder(transaction, numbers, order);
  await redeemCoupons(transaction, { orderNo, memberNo, uses: couponUses(priced, choice.coupons), at });
  await spendPoints(transaction, { orderNo, memberNo, amount: priced.amount.subPayAmt, at });
  await countPurchases(transaction, memberNo, purchaseQuotas(lines), at);
  const use = addressUse(order);
  if (use !== null) await keepAddress(transaction, addressesOf(rows?.addresses ?? []), use);
  // Last, because all orders of the same goods wait for these rows; one move, so that they are locked in one order.
  const taken = lines.map(({ optionNo, orderCnt }) => [optionNo, orderCnt] as const);
  await moveStock(
    transaction,
    piecesBy(
      [...putBack, ...taken],
      ([optionNo]) => optionNo,
      ([, count]) => count,
    ),
  );
  const isPaid = priced.amount.chargeAmt === 0;
  if (isPaid) await markPaid(transaction, await lockOrder(transaction, orderNo), { cardName: null, at });
  return { orderNo, ...placed };
}

/** What is answered, and the payment to open; none where nothing is left to pay. */
function answerOf(order: NewOrder, { orderNo, paymentKey: key, orderTitle: orderName }: PlacedOrder): Reserved {
  const { sheet, priced, payType, returnUrl } = order;
  const amount = priced.amount.chargeAmt;
  return {
    answer: {
      orderNo,
      orderSheetNo: sheet.orderSheetNo,
      pgType: amount === 0 ? 'NONE' : order.pgType,
      key,
      confirmUrl: null,
      clientReturnUrl: returnUrl,
      expireYmdt: formatYmdt(order.holdsUntil),
    },
    opening: amount === 0 ? null : { key, orderNo, amount, orderName, payType, returnUrl },
  };
}

/** An unpaid order of the sheet ends before; what decides is read again then. */
async function endUnpaidOrderOfSheet(
  transaction: Transaction,
  call: ReserveCall,
  first: ReserveRows | undefined,
): Promise<BeforeOrder> {
  sheetOf(first?.sheet ?? null);
  const openOrder = first?.openOrder ?? null;
  const putBack = openOrder === null ? NO_MOVE : await endUnpaidOrder(transaction, call, openOrder);
  const rows = openOrder === null ? first : await readReserveRows(transaction, call);
  const { conflictingOrders = [], goneOptionNos: optionNos = [] } = rows ?? {};
  if (conflictingOrders.length > 0) throw new UnpaidOrderConflict(conflictingOrders);
  if (optionNos.length > 0) throw commerceError('NOT_FOUND', { details: { optionNos, reason: 'CART' } });
  return { rows, putBack };
}

/**
 * Ends the sheet's unpaid order and answers the units it puts back.
 * NOTE: only an order whose payment was closed: another tab may have made a new one meanwhile, or paid it.
 */
async function endUnpaidOrder(transaction: Transaction, call: ReserveCall, openOrder: OpenOrder): Promise<StockMove> {
  const { orderNo, orderStatusType } = openOrder;
  if (orderStatusType !== 'PAY_WAIT') throw commerceError('STATE_CONFLICT', { details: { orderNo } });
  if (!call.closedOrderNos.has(orderNo)) throw new UnpaidOrderConflict([openOrder]);
  return endUnpaid(transaction, await lockOrder(transaction, orderNo), superseded(call.now));
}

function unitsPutBack(putBack: StockMove): StockMove {
  return new Map([...putBack].map(([optionNo, count]) => [optionNo, -count]));
}

/** Null of a gift: where it goes is its recipient's. */
function addressUse({ body, memberNo, now }: NewOrder): AddressUse | null {
  if (body.shippingAddress === undefined) return null;
  return {
    memberNo,
    address: body.shippingAddress,
    deliveryMemo: body.deliveryMemo,
    isSaved: body.saveAddressBook === true,
    isDefault: body.useDefaultAddress === true,
    at: now,
  };
}
