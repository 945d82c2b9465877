import { won, type DeliveryFeeStep, type DeliveryTemplate } from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import type { DeliveryTemplateRow } from '../../database/schema/schema.ts';
import { listOf, numberOf } from '../../database/stored-json.ts';

/** What a delivery template is read from, beside the goods that name it. */
export const TEMPLATE_COLUMNS = [
  'deliveryPayType',
  'deliveryConditionType',
  'deliveryAmt',
  'aboveDeliveryAmt',
  'perOrderCnt',
  'conditionDetails',
  'returnDeliveryAmt',
  'jejuDeliveryAmt',
  'islandDeliveryAmt',
] as const satisfies readonly (keyof DeliveryTemplateRow)[];

type TemplateRow = Pick<Selectable<DeliveryTemplateRow>, (typeof TEMPLATE_COLUMNS)[number] | 'deliveryTemplateNo'>;

/** The delivery templates that goods name, each once. */
export function templatesOf(rows: readonly TemplateRow[]): readonly DeliveryTemplate[] {
  const byNumber = new Map(rows.map((row) => [row.deliveryTemplateNo, row]));
  return [...byNumber.values()].map((row) => ({
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
