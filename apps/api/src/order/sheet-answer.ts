import {
  bestOrderCoupons,
  isCommerceError,
  priceOrder,
  sheetCoupons,
  won,
  ZERO_WON,
  type OrderFacts,
  type OrderSheetChoice,
  type PayType,
  type PricedOrder,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { pipelined } from '../database/pipeline.ts';
import { readSheetAddresses } from './order-address.ts';
import { payTypeOf } from './order-answer.ts';
import { readFacts, type PriceQuestion } from './order-facts.ts';
import { readHeld, readSheet, saveSelection, type StoredSheet } from './order-sheet.store.ts';
import { refuseHidden } from './refuse-hidden.ts';
import type { SheetLine } from './sheet-line.ts';
import { readSheetTerms } from './sheet-terms.ts';

/** An order sheet as the contract has it. */
export type OrderSheetAnswer = JsonAnswer<'getOrderSheet'>;
/** The price of a choice as the contract has it. */
export type SheetPriceAnswer = JsonAnswer<'calculateOrderSheet'>;

/** Who looks at which sheet. */
export interface SheetQuestion extends Omit<PriceQuestion, 'products' | 'held'> {
  readonly orderSheetNo: string;
}

/** How a sheet can be paid. Assumed: what the sandbox can play. */
export const PAY_TYPES: readonly PayType[] = [
  'CREDIT_CARD',
  'REALTIME_ACCOUNT_TRANSFER',
  'MOBILE',
  'KAKAO_PAY',
  'NAVER_EASY_PAY',
  'TOSS_PAY',
];

const TYPE_OF = { DIRECT: 'direct', CART: 'cart', GIFT: 'gift' } as const;

/**
 * Reads a sheet with the choice last made on it, or with the best coupons picked when none was or it holds no more.
 * Rejects with ADULT_ONLY when the proof of age has run out since it was opened.
 */
export function readSheetAnswer(database: Database, question: SheetQuestion): Promise<OrderSheetAnswer> {
  return pipelined(database, (connection) => answerSheet(connection, question));
}

async function answerSheet(database: Database, question: SheetQuestion): Promise<OrderSheetAnswer> {
  const [sheet, held, addresses, lastPayType, termsInfos] = await Promise.all([
    readSheet(database, question),
    readHeld(database, question.orderSheetNo),
    readSheetAddresses(database, question.memberNo),
    readLastPayType(database, question.memberNo),
    readSheetTerms(database, question.language, question.now),
  ]);
  const { buyer, facts } = await readFacts(database, { ...question, products: sheet.products, held });
  refuseHidden(facts.lines, buyer.visitor);
  const { choice, priced } = choose(facts, sheet, addresses.mainAddress?.receiverZipCd ?? null);
  return {
    orderSheetNo: sheet.orderSheetNo,
    type: TYPE_OF[sheet.orderType],
    ...priceAnswer(priced),
    invalidProducts: priced.invalidProducts,
    appliedCoupons: choice.coupons,
    coupons: sheetCoupons(facts, choice.coupons),
    availablePayTypes: [...PAY_TYPES],
    lastPayType,
    ordererContact: { ordererName: buyer.name, ordererContact1: buyer.phone, ordererEmail: buyer.email },
    orderSheetAddress: addresses,
    sellerPrivacyUsagePartners: [...new Set(facts.lines.map((line) => line.partnerName))].map((partnerName) => ({
      partnerName,
    })),
    termsInfos,
  };
}

/** The amounts, groups and bill of a priced order. */
export function priceAnswer(priced: PricedOrder<SheetLine>): SheetPriceAnswer {
  return {
    paymentInfo: priced.paymentInfo,
    deliveryGroups: priced.deliveries.map((delivery) => delivery.group),
    lines: priced.bill,
  };
}

/** Prices a choice and keeps it on the sheet. Rejects with COUPON_UNUSABLE, and with ADULT_ONLY as reading does. */
export async function calculateSheet(
  database: Database,
  question: SheetQuestion,
  body: CallOf<'calculateOrderSheet'>['body'],
): Promise<SheetPriceAnswer> {
  const [sheet, held] = await pipelined(database, (connection) =>
    Promise.all([readSheet(connection, question), readHeld(connection, question.orderSheetNo)]),
  );
  const { buyer, facts } = await readFacts(database, { ...question, products: sheet.products, held });
  refuseHidden(facts.lines, buyer.visitor);
  const choice: OrderSheetChoice = {
    receiverZipCd: body.receiverZipCd ?? null,
    coupons: body.couponRequest,
    points: won(body.accumulationUseAmt),
  };
  const priced = priceOrder(facts, choice);
  await saveSelection(database, sheet.orderSheetNo, {
    ...choice,
    points: priced.amount.subPayAmt,
    remembersPayType: sheet.selection?.remembersPayType ?? false,
  });
  return priceAnswer(priced);
}

/** A choice made earlier may hold no more: a coupon has ended, an amount is too low now. Then the best stands. */
function choose(facts: OrderFacts<SheetLine>, sheet: StoredSheet, mainZipCd: string | null) {
  const { selection } = sheet;
  if (selection !== null) {
    try {
      const choice: OrderSheetChoice = {
        receiverZipCd: selection.receiverZipCd ?? mainZipCd,
        coupons: selection.coupons,
        points: won(selection.points),
      };
      return { choice, priced: priceOrder(facts, choice) };
    } catch (error) {
      if (!isCommerceError(error, 'COUPON_UNUSABLE')) throw error;
    }
  }
  const choice: OrderSheetChoice = { receiverZipCd: mainZipCd, coupons: bestOrderCoupons(facts), points: ZERO_WON };
  return { choice, priced: priceOrder(facts, choice) };
}

/** How the member last paid and asked to be remembered; null when never. */
async function readLastPayType(database: Database, memberNo: number): Promise<PayType | null> {
  const row = await database
    .selectFrom('shopOrder')
    .innerJoin('orderSheet', 'orderSheet.orderSheetNo', 'shopOrder.orderSheetNo')
    .select('payType')
    .where('shopOrder.memberNo', '=', memberNo)
    .where('paidAt', 'is not', null)
    .where(sql<boolean>`selection->'remembersPayType' = 'true'`)
    .where('payType', 'in', PAY_TYPES)
    .orderBy('orderedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : payTypeOf(row.payType);
}
