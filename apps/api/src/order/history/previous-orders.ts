import { formatYmdt, type Language, type MemberNo } from '@dealstore/commerce-core/domain';
import { inLanguage } from '../../catalogue/catalogue.ts';
import type { JsonAnswer } from '../../contract/operation.ts';
import type { Database } from '../../database/database.ts';
import { fromTimestamp } from '../../database/instant.ts';
import { knownOf, listOf, numberOf, textOf } from '../../database/stored-json.ts';
import { knownPayType, SHOWN_STATUSES } from '../record/order-row.ts';

/** Orders of the former shop that are shown. The vendor's limit. */
const MOST_SHOWN = 200;

type Answer = JsonAnswer<'getPreviousOrders'>;

/** Reads the orders a member made in the former shop, newest first. */
export async function readPreviousOrders(database: Database, memberNo: MemberNo, language: Language): Promise<Answer> {
  const rows = await database
    .selectFrom('previousOrder')
    .selectAll()
    .where('memberNo', '=', memberNo)
    .orderBy('orderedAt', 'desc')
    .orderBy('orderNo', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({
    orderNo: row.orderNo,
    orderYmdt: formatYmdt(fromTimestamp(row.orderedAt)),
    orderOptions: listOf(row.orderOptions).map((option) => optionAnswer(option, language)),
    purchasePrice: row.purchasePrice,
    deliveryAmt: row.deliveryAmt,
    mainPayAmt: row.mainPayAmt,
    payType: knownPayType(row.payType),
    receiverName: textOf(row.receiver, 'receiverName', ''),
  }));
}

function optionAnswer(option: unknown, language: Language): Answer[number]['orderOptions'][number] {
  const stored = textOf(option, 'orderStatusType', null);
  return {
    productName: inLanguage(language, textOf(option, 'productName', ''), textOf(option, 'productNameEn', '')),
    optionName: textOf(option, 'optionName', ''),
    optionValue: textOf(option, 'optionValue', ''),
    orderCnt: numberOf(option, 'orderCnt', 1),
    // Goods bought so long ago were kept, unless stated otherwise.
    orderStatusType: knownOf(SHOWN_STATUSES, stored) ?? 'BUY_CONFIRM',
    imageUrl: textOf(option, 'imageUrl', ''),
  };
}
