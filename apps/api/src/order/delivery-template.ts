import { won, type DeliveryFeeStep, type DeliveryTemplate } from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { listOf, numberOf } from './stored-json.ts';

/** Reads the delivery templates that goods name. */
export async function readTemplates(
  database: Database,
  lines: readonly { readonly deliveryTemplateNo: number }[],
): Promise<readonly DeliveryTemplate[]> {
  const rows = await database
    .selectFrom('deliveryTemplate')
    .select(['deliveryTemplateNo', 'deliveryPayType', 'deliveryConditionType', 'deliveryAmt', 'aboveDeliveryAmt'])
    .select(['perOrderCnt', 'conditionDetails', 'returnDeliveryAmt', 'jejuDeliveryAmt', 'islandDeliveryAmt'])
    .where('deliveryTemplateNo', 'in', [...new Set(lines.map((line) => line.deliveryTemplateNo))])
    .execute();
  return rows.map((row) => ({
    deliveryTemplateNo: row.deliveryTemplateNo,
    deliveryPayType: row.deliveryPayType,
    deliveryConditionType: row.deliveryConditionType,
    deliveryAmt: won(row.deliveryAmt),
    aboveDeliveryAmt: won(row.aboveDeliveryAmt),
    returnDeliveryAmt: won(row.returnDeliveryAmt),
    remoteDeliveryAmt: won(row.islandDeliveryAmt),
    jejuDeliveryAmt: won(row.jejuDeliveryAmt),
    perOrderCnt: row.perOrderCnt,
    deliveryConditionDetails: listOf(row.conditionDetails).map(readFeeStep),
  }));
}

function readFeeStep(stored: unknown): DeliveryFeeStep {
  return {
    aboveOrEqual: numberOf(stored, 'aboveOrEqual', 0),
    below: numberOf(stored, 'below', null),
    deliveryAmt: won(numberOf(stored, 'deliveryAmt', 0)),
  };
}
