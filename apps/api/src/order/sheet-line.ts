import {
  DAY_MS,
  saleStatusAt,
  won,
  type CartLine,
  type DeliveryTemplate,
  type EpochMs,
  type Language,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';
import { unitPricesAt } from '../product/unit-prices.ts';
import { TEMPLATE_COLUMNS, templatesOf } from './delivery-template.ts';
import { missingLine } from './missing-line.ts';
import type { SheetProduct } from './sheet-product.ts';

/** One option to be ordered with everything an order keeps of its goods. */
export interface SheetLine extends CartLine {
  readonly brandNo: number | null;
  /** The category with all above it, from the root on. */
  readonly categoryNos: readonly number[];
  readonly categoryNames: readonly string[];
  readonly productNameEn: string;
  readonly optionType: string;
  readonly giftUsable: boolean;
  readonly accumulationUsable: boolean;
  readonly maxBuyPeriodCnt: number;
  readonly maxBuyDays: number;
  readonly cancelable: boolean;
  readonly exchangeable: boolean;
  readonly returnable: boolean;
  readonly refundable: boolean;
  readonly deliveryCompanyType: string;
}

/** The goods of a sheet as they are now, with the templates that deliver them. */
export interface SheetGoods {
  readonly lines: readonly SheetLine[];
  readonly templates: readonly DeliveryTemplate[];
}

/** For whom and when goods are read. */
export interface GoodsQuestion {
  readonly memberNo: number;
  readonly products: readonly SheetProduct[];
  readonly language: Language;
  readonly now: EpochMs;
  /** Units by option, and pieces by product, that this sheet's own unpaid order holds: they are still to be had. */
  readonly held: { readonly options: ReadonlyMap<number, number>; readonly products: ReadonlyMap<number, number> };
}

/** Reads the goods of a sheet; a product or option that is gone stays as a line that does not exist. */
export async function readGoods(database: Database, question: GoodsQuestion): Promise<SheetGoods> {
  const rows = await readRows(database, question);
  const byOption = new Map(rows.map((row) => [row.optionNo, row]));
  const lines = question.products.map((product) => {
    const row = byOption.get(product.optionNo);
    return row === undefined || row.productNo !== product.productNo
      ? missingLine(product)
      : lineOf(product, row, question);
  });
  return { lines, templates: templatesOf(rows) };
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(database: Database, question: GoodsQuestion) {
  const optionNos = [...new Set(question.products.map((product) => product.optionNo))];
  return database
    .selectFrom('productOption')
    .innerJoin('product', 'product.productNo', 'productOption.productNo')
    .innerJoin('partner', 'partner.partnerNo', 'product.partnerNo')
    .innerJoin('deliveryTemplate', 'deliveryTemplate.deliveryTemplateNo', 'product.deliveryTemplateNo')
    .leftJoin('brand', 'brand.brandNo', 'product.brandNo')
    .leftJoin('purchaseCount', (join) =>
      join
        .onRef('purchaseCount.productNo', '=', 'product.productNo')
        .on('purchaseCount.memberNo', '=', question.memberNo),
    )
    .select([
      'productOption.optionNo',
      'product.productNo',
      'product.partnerNo',
      'product.brandNo',
      'product.categoryNo',
    ])
    .select(['productName', 'productNameEn', 'listImageUrl', 'adult', 'telecomOnly', 'product.displayable'])
    .select(['saleStatusType', 'salePeriodType', 'saleStartAt', 'saleEndAt', 'salePrice', 'addPrice'])
    .select(['immediateDiscountAmt', 'immediateDiscountStartAt', 'immediateDiscountEndAt', 'additionDiscountAmt'])
    .select(['couponUsable', 'accumulationUsable', 'accumulationRate'])
    .select(['minBuyCnt', 'maxBuyTimeCnt', 'maxBuyPersonCnt', 'maxBuyPeriodCnt', 'maxBuyDays', 'giftUsable'])
    .select(['cancelable', 'exchangeable', 'returnable', 'refundable', 'product.deliveryTemplateNo', 'stockCnt'])
    .select(['productOption.optionType', 'label', 'labelEn', 'value', 'valueEn', 'saleType', 'forcedSoldOut'])
    .select(['partnerName', 'partnerNameEn', 'deliveryCompanyType', 'boughtCnt', 'windowStartedAt'])
    .select(['brand.name as brandName', 'brand.nameEn as brandNameEn'])
    .select(TEMPLATE_COLUMNS)
    .select(
      sql<{ readonly no: number; readonly ko: string; readonly en: string }[]>`(
      with recursive chain as (
        select category_no, parent_no, label, label_en, depth from category where category_no = product.category_no
        union all
        select above.category_no, above.parent_no, above.label, above.label_en, above.depth
        from category above join chain on above.category_no = chain.parent_no)
      select coalesce(jsonb_agg(jsonb_build_object('no', category_no, 'ko', label, 'en', label_en) order by depth), '[]')
      from chain)`.as('categories'),
    )
    .where('productOption.optionNo', 'in', optionNos)
    .execute();
}

function lineOf(product: SheetProduct, row: Row, question: GoodsQuestion): SheetLine {
  const isEnglish = question.language === 'en';
  const spoken = (korean: string, english: string) => (isEnglish && english !== '' ? english : korean);
  const window =
    row.salePeriodType === 'PERIOD'
      ? { startAt: fromNullableTimestamp(row.saleStartAt), endAt: fromNullableTimestamp(row.saleEndAt) }
      : { startAt: null, endAt: null };
  const quota = quotaOf(row, question);
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
    maxBuyPersonCnt: quota.limitCnt,
    boughtCnt: quota.boughtCnt,
    salePrice: won(row.salePrice),
    addPrice: won(row.addPrice),
    immediateDiscountPrice: won(unitPricesAt(row, question.now).immediateDiscountAmt),
    additionalDiscountPrice: won(row.additionDiscountAmt),
    productName: spoken(row.productName, row.productNameEn),
    productNameEn: row.productNameEn,
    imageUrl: row.listImageUrl,
    brandName: spoken(row.brandName ?? '', row.brandNameEn ?? ''),
    partnerNo: row.partnerNo,
    partnerName: spoken(row.partnerName, row.partnerNameEn),
    categoryNo: row.categoryNo,
    optionName: spoken(row.label, row.labelEn),
    optionValue: spoken(row.value, row.valueEn),
    couponUsable: row.couponUsable,
    accumulationRate: row.accumulationRate,
    deliveryTemplateNo: row.deliveryTemplateNo,
    brandNo: row.brandNo,
    categoryNos: row.categories.map((category) => category.no),
    categoryNames: row.categories.map((category) => spoken(category.ko, category.en)),
    optionType: row.optionType,
    giftUsable: row.giftUsable,
    accumulationUsable: row.accumulationUsable,
    maxBuyPeriodCnt: row.maxBuyPeriodCnt,
    maxBuyDays: row.maxBuyDays,
    cancelable: row.cancelable,
    exchangeable: row.exchangeable,
    returnable: row.returnable,
    refundable: row.refundable,
    deliveryCompanyType: row.deliveryCompanyType,
  };
}

interface Quota {
  readonly limitCnt: number;
  readonly boughtCnt: number;
}

/** The limit for one person: of the running window when there is one, else for ever. Assumed: a window stands above. */
function quotaOf(row: Row, { now, held }: GoodsQuestion): Quota {
  const isWindowed = row.maxBuyPeriodCnt > 0 && row.maxBuyDays > 0;
  const limitCnt = isWindowed ? row.maxBuyPeriodCnt : row.maxBuyPersonCnt;
  const startedAt = fromNullableTimestamp(row.windowStartedAt);
  const isOver = isWindowed && startedAt !== null && startedAt + row.maxBuyDays * DAY_MS <= now;
  const boughtCnt = isOver ? 0 : (row.boughtCnt ?? 0) - (held.products.get(row.productNo) ?? 0);
  return { limitCnt, boughtCnt: Math.max(0, boughtCnt) };
}
