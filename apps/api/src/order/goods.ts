import type { Selectable } from 'kysely';
import { selected, type JsonRow } from '../database/gathered.ts';
import type {
  BrandRow,
  DeliveryTemplateRow,
  PartnerRow,
  ProductOptionRow,
  ProductRow,
  PurchaseCountRow,
} from '../database/schema.ts';
import { TEMPLATE_COLUMNS } from './delivery-template.ts';

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
const COUNT_COLUMNS = ['boughtCnt', 'windowStartedAt'] as const satisfies readonly (keyof PurchaseCountRow)[];

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

/** An option with all an order asks of its goods, as GOODS reads it. */
export type GoodsRow = JsonRow<
  Pick<Selectable<ProductOptionRow>, (typeof OPTION_COLUMNS)[number]> &
    Pick<Selectable<ProductRow>, (typeof PRODUCT_COLUMNS)[number]> &
    Pick<Selectable<PartnerRow>, (typeof PARTNER_COLUMNS)[number]> &
    Pick<Selectable<DeliveryTemplateRow>, (typeof TEMPLATE_COLUMNS)[number] | (typeof DISPATCH_COLUMNS)[number]> &
    Nullable<Pick<Selectable<PurchaseCountRow>, (typeof COUNT_COLUMNS)[number]>>
> & {
  readonly brandName: Selectable<BrandRow>['name'] | null;
  readonly brandNameEn: Selectable<BrandRow>['nameEn'] | null;
  /** The category with all above it, from the root on; names in the same places. */
  readonly categoryNos: readonly number[];
  readonly categoryNames: readonly string[];
  readonly categoryNamesEn: readonly string[];
};

/**
 * Writes the query for options with their goods, one JSON list. A category has four above it at most, so the way up is
 * joined step by step: a recursive query would be set up anew for every row.
 * @param optionNos the wanted numbers, as an array or a query in SQL
 * @param memberNo whose purchases count against limits, in SQL
 */
export function goodsQuery(optionNos: string, memberNo: string): string {
  return `
    select coalesce(json_agg(goods), '[]') from (
      select ${selected('option', OPTION_COLUMNS)},
        ${selected('product', PRODUCT_COLUMNS)},
        ${selected('partner', PARTNER_COLUMNS)},
        ${selected('template', [...TEMPLATE_COLUMNS, ...DISPATCH_COLUMNS])},
        ${selected('bought', COUNT_COLUMNS)},
        brand.name as "brandName", brand.name_en as "brandNameEn",
        array_remove(array[c5.category_no, c4.category_no, c3.category_no, c2.category_no, c1.category_no], null) as "categoryNos",
        array_remove(array[c5.label, c4.label, c3.label, c2.label, c1.label], null) as "categoryNames",
        array_remove(array[c5.label_en, c4.label_en, c3.label_en, c2.label_en, c1.label_en], null) as "categoryNamesEn"
      from product_option option
      join product on product.product_no = option.product_no
      join partner on partner.partner_no = product.partner_no
      join delivery_template template on template.delivery_template_no = product.delivery_template_no
      left join brand on brand.brand_no = product.brand_no
      left join purchase_count bought on bought.product_no = product.product_no and bought.member_no = ${memberNo}
      left join category c1 on c1.category_no = product.category_no
      left join category c2 on c2.category_no = c1.parent_no
      left join category c3 on c3.category_no = c2.parent_no
      left join category c4 on c4.category_no = c3.parent_no
      left join category c5 on c5.category_no = c4.parent_no
      where option.option_no = any (${optionNos})
    ) goods`;
}
