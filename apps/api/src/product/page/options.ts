import {
  buildOptionTree,
  type FlatOption,
  HIDDEN_STOCK,
  type Language,
  type OptionSaleType,
  won,
} from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../../contract/operation.ts';
import { isRecord } from '../../database/stored-json.ts';
import type { OptionColumns, ProductColumns } from './product.store.ts';
import { inLanguage, unitPricesAt, type View } from '../../catalogue/catalogue.ts';

type Options = JsonAnswer<'getProductOptions'>;

/** Answers all that can be chosen of a product. */
export function productOptions(view: View, product: ProductColumns): Options {
  const { language } = view;
  const isEnglish = language === 'en' && product.optionLabelsEn.length === product.optionLabels.length;
  const flatOptions = product.options.map((row) => flatOption(row, product, view));
  const labels = isEnglish ? product.optionLabelsEn : product.optionLabels;
  return {
    type: product.optionType === 'MAPPING' ? 'COMBINATION' : product.optionType,
    selectType: product.selectType,
    labels,
    flatOptions,
    multiLevelOptions: product.selectType === 'MULTI' ? buildOptionTree(flatOptions, labels) : [],
    inputs: readInputs(product.optionInputs, language),
    swatches: readSwatches(product.optionSwatches, labels, language),
  };
}

/** Whether an option can be had, by its own row and its product's. */
export function optionSaleType(
  product: Pick<ProductColumns, 'soldOut'>,
  option: Pick<OptionColumns, 'forcedSoldOut' | 'saleType' | 'stockCnt'>,
): OptionSaleType {
  const isSoldOut = product.soldOut || option.forcedSoldOut || option.saleType === 'SOLD_OUT' || option.stockCnt === 0;
  return isSoldOut ? 'SOLD_OUT' : 'AVAILABLE';
}

function flatOption(row: OptionColumns, product: ProductColumns, view: View): FlatOption {
  const saleType = optionSaleType(product, row);
  return {
    optionNo: row.optionNo,
    label: inLanguage(view.language, row.label, row.labelEn),
    value: inLanguage(view.language, row.value, row.valueEn),
    addPrice: won(row.addPrice),
    buyPrice: won(unitPricesAt(product, view.now).discountedPrice + row.addPrice),
    stockCnt: product.displayableStock || saleType === 'SOLD_OUT' ? row.stockCnt : HIDDEN_STOCK,
    saleType,
    main: row.main,
    imageUrl: row.imageUrl === '' ? null : row.imageUrl,
  };
}

function readInputs(column: unknown, language: Language): Options['inputs'] {
  if (!Array.isArray(column)) return [];
  return column.filter(isRecord).flatMap((input, index) => {
    const { inputNo, inputLabel: korean, inputLabelEn: english, required } = input;
    if (typeof korean !== 'string') return [];
    const inputLabel = inLanguage(language, korean, typeof english === 'string' ? english : '');
    return [{ inputNo: typeof inputNo === 'number' ? inputNo : index + 1, inputLabel, required: required === true }];
  });
}

/** Swatches as a product keeps them: the number of the level, its value in both languages, and the colour. */
function readSwatches(column: unknown, labels: readonly string[], language: Language): Options['swatches'] {
  if (!Array.isArray(column)) return [];
  return column.filter(isRecord).flatMap(({ level, value, valueEn, color }) => {
    const label = typeof level === 'number' ? labels[level] : undefined;
    if (label === undefined || typeof value !== 'string') return [];
    // It becomes a style: what is not a color stays out.
    if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/.test(color)) return [];
    return [{ label, value: inLanguage(language, value, typeof valueEn === 'string' ? valueEn : ''), color }];
  });
}
