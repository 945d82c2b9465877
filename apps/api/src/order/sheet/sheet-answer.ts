import {
  DEFAULT_DISPATCH,
  linesContentRefusal,
  openingChoice,
  payTypesFor,
  priceOrder,
  refuse,
  sheetCoupons,
  won,
  type Language,
  type OrderSheetChoice,
  type PricedOrder,
  type MemberNo,
  type OrderSheetNo,
} from '@dealstore/commerce-core/domain';
import { addressesOf, addressesQuery, type GatheredAddress } from '../../address/address.ts';
import type { CallOf, JsonAnswer } from '../../contract/operation.ts';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { sheetAddresses } from './order-address.ts';
import { factsOf, sheetFactsStatement, type FactRows, type SheetQuestion } from './order-facts.ts';
import { saveSelection } from './order-sheet.store.ts';
import type { SheetLine } from './sheet-line.ts';
import { knownDigests, sheetTermsOf, sheetTermsQuery, type SheetTermsRow } from './sheet-terms.ts';

/** An order sheet as the contract has it. */
export type OrderSheetAnswer = JsonAnswer<'getOrderSheet'>;
/** The price of a choice as the contract has it. */
export type SheetPriceAnswer = JsonAnswer<'calculateOrderSheet'>;

/** The type of a sheet as the contract has it. */
export const SHEET_TYPES = { DIRECT: 'direct', CART: 'cart', GIFT: 'gift' } as const;

interface SheetRows extends FactRows {
  readonly addresses: readonly GatheredAddress[];
  readonly terms: readonly SheetTermsRow[];
  readonly gift: OrderSheetAnswer['gift'] | null;
}

const readWithAll = preparedStatement<
  [orderSheetNo: OrderSheetNo, memberNo: MemberNo, now: Date, language: Language, digests: readonly string[]],
  SheetRows
>(
  sheetFactsStatement([
    `(${addressesQuery('$2::bigint')}) as addresses`,
    `(${sheetTermsQuery({ now: '$3::timestamptz', language: '$4::text', digests: '$5::text[]' })}) as terms`,
    `(select row_to_json(said) from (
    select gift_no as "giftId", receiver_name as "receiverName", receiver_phone as "receiverPhone", option_open as "optionOpen"
    from gift where order_sheet_no = $1) said) as gift`,
  ]),
);

const readToPrice = preparedStatement<[orderSheetNo: OrderSheetNo, memberNo: MemberNo, now: Date], FactRows>(
  sheetFactsStatement(),
);

/**
 * Reads a sheet with the choice last made on it, or with the best coupons picked when none was or it holds no more.
 * Rejects with ADULT_ONLY when the proof of age has run out since it was opened.
 */
export async function readSheetAnswer(database: Database, question: SheetQuestion): Promise<OrderSheetAnswer> {
  const { orderSheetNo, memberNo, now, language } = question;
  const [rows] = await readWithAll(database, orderSheetNo, memberNo, toTimestamp(now), language, knownDigests());
  const { sheet, buyer, facts } = factsOf(rows, question);
  const isGift = sheet.orderType === 'GIFT';
  const payTypes = payTypesFor(SHEET_TYPES[sheet.orderType]);
  const addresses = sheetAddresses(isGift ? [] : addressesOf(rows?.addresses ?? []));
  refuse(linesContentRefusal(facts.lines, buyer.visitor));
  const mainZipCd = addresses.mainAddress?.receiverZipCd ?? null;
  const { choice, priced, bestCoupons } = openingChoice(facts, { saved: sheet.selection, mainZipCd });
  return {
    orderSheetNo: sheet.orderSheetNo,
    type: SHEET_TYPES[sheet.orderType],
    ...(rows?.gift != null && { gift: rows.gift }),
    ...priceAnswer(priced),
    invalidProducts: priced.invalidProducts,
    receiverZipCd: choice.receiverZipCd,
    appliedCoupons: choice.coupons,
    bestCoupons,
    coupons: sheetCoupons(facts, choice.coupons),
    availablePayTypes: payTypes,
    lastPayType: payTypes.find((payType) => payType === buyer.lastPayType) ?? null,
    ordererContact: { ordererName: buyer.name, ordererContact1: buyer.phone, ordererEmail: buyer.email },
    orderSheetAddress: addresses,
    sellerPrivacyUsagePartners: [...new Set(facts.lines.map((line) => line.partnerName))].map((partnerName) => ({
      partnerName,
    })),
    termsInfos: sheetTermsOf(rows?.terms ?? []),
  };
}

/** The amounts, groups and bill of a priced order. */
export function priceAnswer(priced: PricedOrder<SheetLine>): SheetPriceAnswer {
  const senders = new Map(priced.lines.map(({ line }) => [line.deliveryTemplateNo, line.dispatch]));
  return {
    paymentInfo: priced.paymentInfo,
    deliveryGroups: priced.deliveries.map(({ group }) => ({
      ...group,
      dispatch: senders.get(group.deliveryTemplateNo) ?? DEFAULT_DISPATCH,
    })),
    lines: priced.bill,
  };
}

/** Prices a choice and stores it with the sheet. Rejects with COUPON_UNUSABLE, and with ADULT_ONLY as reading does. */
export async function calculateSheet(
  database: Database,
  question: SheetQuestion,
  body: CallOf<'calculateOrderSheet'>['body'],
): Promise<SheetPriceAnswer> {
  const { orderSheetNo, memberNo, now } = question;
  const [rows] = await readToPrice(database, orderSheetNo, memberNo, toTimestamp(now));
  const { sheet, buyer, facts } = factsOf(rows, question);
  refuse(linesContentRefusal(facts.lines, buyer.visitor));
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
