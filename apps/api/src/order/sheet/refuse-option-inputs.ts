import {
  type OptionInput,
  optionInputsRefusal,
  type OptionNo,
  type ProductNo,
  refuse,
} from '@dealstore/commerce-core/domain';
import type { Database } from '../../database/database.ts';
import { listOf, textOf } from '../../database/stored-json.ts';

/** Goods with the texts that a buyer gives with them. */
interface LineWithInputs {
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly optionInputs?: readonly OptionInput[] | undefined;
}

/**
 * Rejects texts that a product does not ask for with NOT_FOUND, naming the options, and those with characters nobody
 * can print with INVALID_REQUEST. Asks the database only when there are texts.
 */
export async function refuseOptionInputs(database: Database, lines: readonly LineWithInputs[]): Promise<void> {
  const given = lines.filter(({ optionInputs = [] }) => optionInputs.length > 0);
  if (given.length === 0) return;
  const products = await database
    .selectFrom('product')
    .select(['productNo', 'optionInputs'])
    .where('productNo', 'in', [...new Set(given.map(({ productNo }) => productNo))])
    .execute();
  const labels = new Map(products.map(({ productNo, optionInputs }) => [productNo, labelsOf(optionInputs)]));
  for (const { productNo, optionNo, optionInputs = [] } of given) {
    refuse(optionInputsRefusal({ optionNo, optionInputs }, labels.get(productNo) ?? []));
  }
}

function labelsOf(stored: unknown): readonly string[] {
  return listOf(stored).flatMap((input) =>
    [textOf(input, 'inputLabel', ''), textOf(input, 'inputLabelEn', '')].filter((label) => label !== ''),
  );
}
