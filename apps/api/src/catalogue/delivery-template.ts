import { won, type DeliveryFeeStep, type DeliveryTemplate } from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import type { DeliveryTemplateRow } from '../database/schema/schema.ts';
import { listOf, numberOf } from '../database/stored-json.ts';

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
  return [...new Map(rows.map((row) => [row.deliveryTemplateNo, row])).values()].map(templateOf);
}

/** A way of delivery as the rules know it. */
export function templateOf(row: TemplateRow): DeliveryTemplate {
  return {
    deliveryTemplateNo: row.deliveryTemplateNo,
    deliveryPayType: row.deliveryPayType,
    deliveryConditionType: row.deliveryConditionType,
    deliveryAmt: won(row.deliveryAmt),
    aboveDeliveryAmt: won(row.aboveDeliveryAmt),
    returnDeliveryAmt: won(row.returnDeliveryAmt),
    remoteDeliveryAmt: won(row.islandDeliveryAmt),
    jejuDeliveryAmt: won(row.jejuDeliveryAmt),
    perOrderCnt: row.perOrderCnt,
    deliveryConditionDetails: feeStepsOf(row.conditionDetails),
  };
}

/** The steps of a fee as they are stored, of a way of delivery or with an order. */
export function feeStepsOf(stored: unknown): readonly DeliveryFeeStep[] {
  return listOf(stored).map((step) => ({
    aboveOrEqual: numberOf(step, 'aboveOrEqual', 0),
    below: numberOf(step, 'below', null),
    deliveryAmt: won(numberOf(step, 'deliveryAmt', 0)),
  }));
}
