import {
  countedPieces,
  earnRate,
  mayBeGiven,
  optionImage,
  saleStatusAt,
  won,
  type CartLine,
  type DeliveryTemplate,
  type Dispatch,
  type EpochMs,
  type Language,
  type BrandNo,
  type CategoryNo,
  type MemberNo,
  type OptionNo,
  type ProductNo,
} from '@dealstore/commerce-core/domain';
import type { Database } from '../../database/database.ts';
import { fromNullableText } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { inLanguage, type PriceColumns, templatesOf, unitPricesAt } from '../../catalogue/catalogue.ts';
import { goodsQuery, type GoodsCategory, type GoodsRow } from './goods.ts';
import { missingLine } from './missing-line.ts';
import type { SheetProduct } from './sheet-product.ts';

/** One option to be ordered, with everything an order stores of its goods. */
export interface SheetLine extends CartLine {
  readonly brandNo: BrandNo | null;
  /** The category with all above it, from the root on. */
  readonly categoryNos: readonly CategoryNo[];
  readonly categoryNames: readonly string[];
  /** English names, empty where there are none: an order keeps them beside the Korean ones. */
  readonly productNameEn: string;
  readonly brandNameEn: string;
  readonly partnerNameEn: string;
  readonly optionNameEn: string;
  readonly optionValueEn: string;
  readonly optionType: string;
  readonly accumulationUsable: boolean;
  readonly cancelable: boolean;
  readonly exchangeable: boolean;
  readonly returnable: boolean;
  readonly refundable: boolean;
  readonly deliveryCompanyType: string;
  readonly dispatch: Dispatch;
}

/** The goods of a sheet as they are now, with the templates that deliver them. */
export interface SheetGoods {
  readonly lines: readonly SheetLine[];
  readonly templates: readonly DeliveryTemplate[];
}

/** For whom and when goods are read. */
export interface GoodsQuestion {
  readonly memberNo: MemberNo;
  readonly products: readonly SheetProduct[];
  readonly language: Language;
  readonly now: EpochMs;
  /** Units by option, and pieces by product, that this sheet's own unpaid order holds: they are still to be had. */
  readonly held: { readonly options: ReadonlyMap<OptionNo, number>; readonly products: ReadonlyMap<ProductNo, number> };
}

/** Reads goods as they are now; a product or option that is gone stays as a line that does not exist. */
export async function readGoods(database: Database, question: GoodsQuestion): Promise<SheetGoods> {
  const optionNos = [...new Set(question.products.map((product) => product.optionNo))];
  const [found] = await readRows(database, optionNos, question.memberNo);
  return goodsOf(found?.goods ?? [], question);
}

const readRows = preparedStatement<
  [optionNos: readonly OptionNo[], memberNo: MemberNo],
  { readonly goods: readonly GoodsRow[] }
>(`select (${goodsQuery('$1::bigint[]', '$2::bigint')}) as goods`);

/** Makes lines of goods that were read together with other facts, as readGoods does. */
export function goodsOf(rows: readonly GoodsRow[], question: GoodsQuestion): SheetGoods {
  const byOption = new Map(rows.map((row) => [row.optionNo, row]));
  const lines = question.products.map((product) => {
    const row = byOption.get(product.optionNo);
    return row === undefined || row.productNo !== product.productNo
      ? missingLine(product)
      : lineOf(product, row, question);
  });
  const templates = rows.map(({ deliveryTemplateNo, template }) => ({ ...template, deliveryTemplateNo }));
  return { lines, templates: templatesOf(templates) };
}

function lineOf(product: SheetProduct, row: GoodsRow, question: GoodsQuestion): SheetLine {
  const spoken = (korean: string, english: string) => inLanguage(question.language, korean, english);
  const window =
    row.salePeriodType === 'PERIOD'
      ? { startAt: fromNullableText(row.saleStartAt), endAt: fromNullableText(row.saleEndAt) }
      : { startAt: null, endAt: null };
  const categories = categoryPath(row.category);
  return {
    ...product,
    exists: row.displayable,
    saleStatusType: saleStatusAt({ saleStatusType: row.saleStatusType, window }, question.now),
    adult: row.adult,
    telecomOnly: row.telecomOnly,
    soldOut: row.forcedSoldOut || row.saleType === 'SOLD_OUT',
    stockCnt: row.stockCnt + (question.held.options.get(row.optionNo) ?? 0),
    minBuyCnt: row.minBuyCnt,
    maxBuyTimeCnt: row.maxBuyTimeCnt,
    maxBuyPersonCnt: row.maxBuyPersonCnt,
    maxBuyPeriodCnt: row.maxBuyPeriodCnt,
    maxBuyDays: row.maxBuyDays,
    boughtCnt: boughtCntOf(row, question),
    salePrice: won(row.salePrice),
    addPrice: won(row.addPrice),
    immediateDiscountPrice: unitPricesAt(pricesOf(row), question.now).immediateDiscountAmt,
    additionalDiscountPrice: won(row.additionDiscountAmt),
    ...englishOf(row),
    productName: spoken(row.productName, row.productNameEn),
    imageUrl: optionImage(row.imageUrl, row.listImageUrl),
    brandName: spoken(row.brand?.name ?? '', row.brand?.nameEn ?? ''),
    partnerNo: row.partnerNo,
    partnerName: spoken(row.partner.partnerName, row.partner.partnerNameEn),
    categoryNo: row.categoryNo,
    optionName: spoken(row.label, row.labelEn),
    optionValue: spoken(row.value, row.valueEn),
    couponUsable: row.couponUsable,
    accumulationRate: earnRate(row.accumulationRate, row.gradeReserveRate ?? 0),
    deliveryTemplateNo: row.deliveryTemplateNo,
    brandNo: row.brandNo,
    categoryNos: categories.map(({ categoryNo }) => categoryNo),
    categoryNames: categories.map(({ label, labelEn }) => spoken(label, labelEn)),
    optionType: row.optionType,
    giftUsable: mayBeGiven(row),
    accumulationUsable: row.accumulationUsable,
    cancelable: row.cancelable,
    exchangeable: row.exchangeable,
    returnable: row.returnable,
    refundable: row.refundable,
    deliveryCompanyType: row.template.deliveryCompanyType,
    dispatch: { departureCutoff: row.template.departureCutoff, deliveryDays: row.template.deliveryDays },
  };
}

function englishOf(row: GoodsRow) {
  return {
    productNameEn: row.productNameEn,
    brandNameEn: row.brand?.nameEn ?? '',
    partnerNameEn: row.partner.partnerNameEn,
    optionNameEn: row.labelEn,
    optionValueEn: row.valueEn,
  };
}

/** A category with all above it, from the root on. */
function categoryPath({ parent, ...category }: GoodsCategory): readonly Omit<GoodsCategory, 'parent'>[] {
  return parent === null ? [category] : [...categoryPath(parent), category];
}

function pricesOf(row: GoodsRow): PriceColumns {
  const { immediateDiscountStartAt: startAt, immediateDiscountEndAt: endAt, ...prices } = row;
  return {
    ...prices,
    immediateDiscountStartAt: startAt === null ? null : new Date(startAt),
    immediateDiscountEndAt: endAt === null ? null : new Date(endAt),
  };
}

/** Pieces that were bought before and count, those that the sheet's own unpaid order holds left out. */
function boughtCntOf(row: GoodsRow, { now, held }: GoodsQuestion): number {
  const windowStartedAt = fromNullableText(row.bought?.windowStartedAt ?? null);
  if (row.bought === null || windowStartedAt === null) return 0;
  const counted = countedPieces(row, { boughtCnt: row.bought.boughtCnt, windowStartedAt }, now);
  return Math.max(0, counted - (held.products.get(row.productNo) ?? 0));
}
