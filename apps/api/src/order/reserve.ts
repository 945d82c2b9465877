import {
  after,
  commerceError,
  formatYmdt,
  MINUTE_MS,
  priceOrder,
  won,
  type CouponPlatform,
  type EpochMs,
  type Language,
  type OrderSheetChoice,
  type PricedOrder,
} from '@dealstore/commerce-core/domain';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Transaction } from '../database/database.ts';
import type { PaymentProvider } from '../outside.ts';
import { useCoupons } from './coupon-use.ts';
import { refuseProblems } from './create-sheet.ts';
import { endUnpaid } from './give-back.ts';
import { insertOrder, type NewOrder } from './insert-order.ts';
import { drawNumbers } from './order-number.ts';
import { rememberAddress } from './order-address.ts';
import { readFacts } from './order-facts.ts';
import { lockOrder } from './order-lock.ts';
import { NOTHING_HELD, piecesBy, readSheet, saveSelection } from './order-sheet.store.ts';
import { markPaid } from './pay.ts';
import { usePoints } from './point-use.ts';
import { countPurchases } from './purchase-count.ts';
import { couponUses, purchaseQuotas, refuseBadMeans, refuseMissingConsent } from './reserve-rule.ts';
import type { SheetLine } from './sheet-line.ts';
import { readRequiredTerms } from './sheet-terms.ts';
import { moveStock, type StockMove } from './stock.ts';

/** How long goods, coupons and points are held for an unpaid order: 15 min. Assumed. */
export const HOLD_MS = 15 * MINUTE_MS;

const NO_MOVE: StockMove = new Map();

/** Who reserves, from which sheet, with what. */
export interface ReserveCall {
  readonly orderSheetNo: string;
  readonly memberNo: number;
  readonly body: CallOf<'reservePayment'>['body'];
  readonly platform: CouponPlatform;
  readonly language: Language;
  readonly now: EpochMs;
  /** Address to come back to, checked and absolute. */
  readonly returnUrl: string;
  /** An earlier order of this sheet whose payment the provider may still approve by itself. */
  readonly undecidedOrderNo: string | null;
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

/**
 * Holds the goods, coupons and points of a sheet and makes its order, all or nothing; every amount is the core's.
 * An earlier unpaid order of the sheet ends, and what it held counts for this one. Nothing to pay: it is paid at once.
 * Rejects with PRICE_CHANGED and the new `paymentInfo`, SOLD_OUT and the `optionNos`, COUPON_UNUSABLE, MB04,
 * PURCHASE_LIMIT, INVALID_REQUEST, NOT_FOUND, or STATE_CONFLICT once the sheet is paid or being paid.
 */
export async function reserve(transaction: Transaction, call: ReserveCall): Promise<Reserved> {
  const { body, memberNo, now } = call;
  const [sheet, living] = await Promise.all([
    readSheet(transaction, { ...call, isLocked: true }),
    findLiving(transaction, call.orderSheetNo),
  ]);
  const putBack = living === null ? NO_MOVE : await endEarlier(transaction, call, living);
  const held = { ...NOTHING_HELD, options: new Map([...putBack].map(([optionNo, count]) => [optionNo, -count])) };
  const question = { ...call, products: sheet.products, language: 'ko' as const, held, holdsBuyer: true };
  const [{ buyer, facts }, terms, numbers] = await Promise.all([
    readFacts(transaction, question),
    readRequiredTerms(transaction, now),
    drawNumbers(transaction, sheet.products.length, now),
  ]);
  refuseProblems(facts.lines, buyer.visitor);
  const choice: OrderSheetChoice = {
    receiverZipCd: body.shippingAddress.receiverZipCd,
    coupons: body.coupons,
    points: won(body.subPayAmt),
  };
  const priced = priceOrder(facts, choice);
  refuseOtherAmount(priced, body.paymentAmtForVerification);
  const payType = refuseBadMeans(body, priced.amount.chargeAmt, priced.amount.subPayAmt);
  const agreements = refuseMissingConsent(terms, body.agreementTermsAgrees);

  const order: NewOrder = { ...call, sheet, priced, payType, agreements, holdsUntil: after(now, HOLD_MS) };
  const { orderNo } = numbers;
  const [{ paymentKey, orderTitle }] = await Promise.all([
    insertOrder(transaction, numbers, order),
    useCoupons(transaction, { orderNo, memberNo, uses: couponUses(priced, choice.coupons), at: now }),
    usePoints(transaction, { orderNo, memberNo, amount: priced.amount.subPayAmt, at: now }),
    countPurchases(transaction, memberNo, purchaseQuotas(facts.lines), now),
    remember(transaction, call, choice),
  ]);
  await moveStock(
    transaction,
    sumMoves(
      putBack,
      piecesBy(facts.lines, (line) => line.optionNo),
    ),
  );
  const amount = priced.amount.chargeAmt;
  if (amount === 0) await markPaid(transaction, await lockOrder(transaction, orderNo), { cardName: null, at: now });
  const { returnUrl } = call;
  return {
    answer: {
      orderNo,
      orderSheetNo: sheet.orderSheetNo,
      pgType: amount === 0 ? 'NONE' : 'DUMMY',
      key: paymentKey,
      confirmUrl: null,
      clientReturnUrl: returnUrl,
      expireYmdt: formatYmdt(order.holdsUntil),
    },
    opening: amount === 0 ? null : { key: paymentKey, orderNo, amount, orderName: orderTitle, payType, returnUrl },
  };
}

interface LivingOrder {
  readonly orderNo: string;
  readonly orderStatusType: string;
}

/** The order of a sheet that has not ended; looked for behind the sheet's lock. */
async function findLiving(transaction: Transaction, orderSheetNo: string): Promise<LivingOrder | null> {
  const living = await transaction
    .selectFrom('shopOrder')
    .select(['orderNo', 'orderStatusType'])
    .where('orderSheetNo', '=', orderSheetNo)
    .where('orderStatusType', 'not in', ['PAY_CANCEL', 'PAY_FAIL', 'DELETE'])
    .executeTakeFirst();
  return living ?? null;
}

/** Ends the sheet's unpaid order and answers the units it puts back. */
async function endEarlier(transaction: Transaction, call: ReserveCall, living: LivingOrder): Promise<StockMove> {
  if (living.orderStatusType !== 'PAY_WAIT' || living.orderNo === call.undecidedOrderNo) {
    throw commerceError('STATE_CONFLICT', { details: { orderNo: living.orderNo } });
  }
  return endUnpaid(transaction, await lockOrder(transaction, living.orderNo), {
    orderStatusType: 'PAY_CANCEL',
    paymentStatus: 'EXPIRED',
    failureCode: 'SUPERSEDED',
    failureMessage: null,
    at: call.now,
  });
}

/** What the shopper saw is what is charged, or nothing is. */
function refuseOtherAmount(priced: PricedOrder<SheetLine>, seenAmt: number): void {
  if (priced.pointProblem === 'NOT_ENOUGH') throw commerceError('MB04');
  if (priced.pointProblem === null && priced.amount.chargeAmt === seenAmt) return;
  throw commerceError('PRICE_CHANGED', { details: { paymentInfo: priced.paymentInfo } });
}

async function remember(transaction: Transaction, call: ReserveCall, choice: OrderSheetChoice): Promise<void> {
  const { body } = call;
  const remembersPayType = body.rememberPayType === true;
  await Promise.all([
    saveSelection(transaction, call.orderSheetNo, { ...choice, remembersPayType }),
    rememberAddress(transaction, {
      memberNo: call.memberNo,
      address: body.shippingAddress,
      deliveryMemo: body.deliveryMemo,
      isSaved: body.saveAddressBook === true,
      isDefault: body.useDefaultAddress === true,
      at: call.now,
    }),
  ]);
}

/** One move for all shelves, so that they are locked in one order. */
function sumMoves(...moves: readonly StockMove[]): StockMove {
  const sum = new Map<number, number>();
  for (const move of moves) for (const [optionNo, count] of move) sum.set(optionNo, (sum.get(optionNo) ?? 0) + count);
  return sum;
}
