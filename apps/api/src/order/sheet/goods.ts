import type { CategoryNo } from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import { selectList, type JsonRow } from '../../database/json-rows.ts';
import type {
  BrandRow,
  DeliveryTemplateRow,
  PartnerRow,
  ProductOptionRow,
  ProductRow,
  PurchaseCountRow,
} from '../../database/schema/schema.ts';
import { TEMPLATE_COLUMNS } from '../../catalogue/catalogue.ts';

const OPTION_COLUMNS = [
  'optionNo',
  'productNo',
  'optionType',
  'label',
  'labelEn',
  'value',
  'valueEn',
  'addPrice',
  'stockCnt',
  'saleType',
  'forcedSoldOut',
  'imageUrl',
] as const satisfies readonly (keyof ProductOptionRow)[];

const PRODUCT_COLUMNS = [
  'partnerNo',
  'brandNo',
  'categoryNo',
  'deliveryTemplateNo',
  'productName',
  'productNameEn',
  'listImageUrl',
  'adult',
  'telecomOnly',
  'displayable',
  'saleStatusType',
  'salePeriodType',
  'saleStartAt',
  'saleEndAt',
  'salePrice',
  'immediateDiscountAmt',
  'immediateDiscountStartAt',
  'immediateDiscountEndAt',
  'additionDiscountAmt',
  'couponUsable',
  'accumulationUsable',
  'accumulationRate',
  'minBuyCnt',
  'maxBuyTimeCnt',
  'maxBuyPersonCnt',
  'maxBuyPeriodCnt',
  'maxBuyDays',
  'giftUsable',
  'cancelable',
  'exchangeable',
  'returnable',
  'refundable',
] as const satisfies readonly (keyof ProductRow)[];

const DISPATCH_COLUMNS = [
  'deliveryCompanyType',
  'departureCutoff',
  'deliveryDays',
] as const satisfies readonly (keyof DeliveryTemplateRow)[];
const PARTNER_COLUMNS = ['partnerName', 'partnerNameEn'] as const satisfies readonly (keyof PartnerRow)[];
const BRAND_COLUMNS = ['name', 'nameEn'] as const satisfies readonly (keyof BrandRow)[];
const COUNT_COLUMNS = ['boughtCnt', 'windowStartedAt'] as const satisfies readonly (keyof PurchaseCountRow)[];
const ALL_TEMPLATE_COLUMNS = [...TEMPLATE_COLUMNS, ...DISPATCH_COLUMNS] as const;

/** Categories above one another at most. */
const MOST_CATEGORIES = 5;

type Read<Row, Columns extends readonly (keyof Selectable<Row>)[]> = JsonRow<Pick<Selectable<Row>, Columns[number]>>;

/** An option with all an order asks of its goods, as goodsQuery reads it. */
export type GoodsRow = Read<ProductOptionRow, typeof OPTION_COLUMNS> &
  Read<ProductRow, typeof PRODUCT_COLUMNS> & {
    readonly partner: Read<PartnerRow, typeof PARTNER_COLUMNS>;
    readonly template: Read<DeliveryTemplateRow, typeof ALL_TEMPLATE_COLUMNS>;
    readonly brand: Read<BrandRow, typeof BRAND_COLUMNS> | null;
    /** Null for a member who has bought none of it. */
    readonly bought: Read<PurchaseCountRow, typeof COUNT_COLUMNS> | null;
    readonly category: GoodsCategory;
    /** Percent that the member's grade earns; null for a guest. */
    readonly gradeReserveRate: number | null;
  };

/** A category and what is above it. */
export interface GoodsCategory {
  readonly categoryNo: CategoryNo;
  readonly label: string;
  readonly labelEn: string;
  readonly parent: GoodsCategory | null;
}

/**
 * Writes the query for options with their goods, one JSON list. What goods refer to is looked up row by row: joined,
 * all columns would pass through every join, and each would be set up for all of them.
 * @param optionNos the wanted numbers, as an array or a query in SQL
 * @param memberNo whose purchases count against limits and whose grade earns points, in SQL
 */
export function goodsQuery(optionNos: string, memberNo: string): string {
  return `
    select coalesce(json_agg(goods), '[]') from (
      select ${selectList('option', OPTION_COLUMNS)},
        ${selectList('product', PRODUCT_COLUMNS)},
        ${rowOf('partner', PARTNER_COLUMNS, 'partner.partner_no = product.partner_no')} as partner,
        ${rowOf('delivery_template', ALL_TEMPLATE_COLUMNS, 'delivery_template.delivery_template_no = product.delivery_template_no')} as template,
        ${rowOf('brand', BRAND_COLUMNS, 'brand.brand_no = product.brand_no')} as brand,
        ${rowOf('purchase_count', COUNT_COLUMNS, `purchase_count.product_no = product.product_no and purchase_count.member_no = ${memberNo}`)} as bought,
        ${categoryAt('product.category_no', MOST_CATEGORIES)} as category,
        (select reserve_rate from member join member_grade using (grade_no) where member.member_no = ${memberNo}) as "gradeReserveRate"
      from product_option option join product on product.product_no = option.product_no
      where option.option_no = any (${optionNos})
    ) goods`;
}

function rowOf(table: string, columns: readonly string[], where: string): string {
  return `(select row_to_json(one) from (select ${selectList(table, columns)} from ${table} where ${where}) one)`;
}

function categoryAt(categoryNo: string, depth: number): string {
  if (depth === 0) return 'null';
  const at = `c${depth}`;
  return `(select json_build_object('categoryNo', ${at}.category_no, 'label', ${at}.label, 'labelEn', ${at}.label_en,
          'parent', ${categoryAt(`${at}.parent_no`, depth - 1)})
          from category ${at} where ${at}.category_no = ${categoryNo})`;
}
