import {
  after,
  formatYmdt,
  OFTEN_BOUGHT_CNT,
  OFTEN_BOUGHT_WITHIN_MS,
  timelineStep,
  ORDER_PROGRESS,
  type EpochMs,
  type Language,
  type Visitor,
  withheldFrom,
  withholdBought,
  type MemberNo,
  type OptionNo,
  type ProductNo,
} from '@dealstore/commerce-core/domain';
import { inLanguage } from '../../catalogue/catalogue.ts';
import type { JsonAnswer } from '../../contract/operation.ts';
import type { Database } from '../../database/database.ts';
import { fromTimestamp, toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { readOptionInputs } from '../sheet/sheet-product.ts';
import type { StoredStatus } from '../record/order-lock.ts';

/** Ordered options looked at: the newest of the year. Assumed: habits are not older. */
const MOST_SCANNED = 1_000;
const MOST_SHOWN = 30;

/** Pieces that were paid and not returned. */
const BOUGHT: readonly StoredStatus[] = ORDER_PROGRESS.filter((status) => timelineStep(status) !== null);

/** Reads what a member bought in several orders within a year, the most often and then the latest first. */
export async function readMostBought(
  database: Database,
  {
    memberNo,
    visitor,
    language,
    now,
  }: {
    readonly memberNo: MemberNo;
    readonly visitor: Visitor;
    readonly language: Language;
    readonly now: EpochMs;
  },
): Promise<JsonAnswer<'getMostBought'>> {
  const since = toTimestamp(after(now, -OFTEN_BOUGHT_WITHIN_MS));
  const rows = await selectMostBought(
    database,
    memberNo,
    since,
    [...BOUGHT],
    OFTEN_BOUGHT_CNT,
    MOST_SCANNED,
    MOST_SHOWN,
  );
  return rows.map((row) => {
    const bought = {
      productNo: row.productNo,
      productName: inLanguage(language, row.productName, row.productNameEn),
      brandName: inLanguage(language, row.brandName, row.brandNameEn),
      partnerName: inLanguage(language, row.partnerName, row.partnerNameEn),
      imageUrl: row.imageUrl,
      optionNo: row.optionNo,
      optionValue: inLanguage(language, row.optionValue, row.optionValueEn),
      orderCnt: row.orderCnt,
      inputs: [...readOptionInputs(row.optionInputs)],
      purchaseCnt: row.purchaseCnt,
      lastOrderYmdt: formatYmdt(fromTimestamp(row.lastOrderedAt)),
      withheld: null,
    };
    return withholdBought(bought, withheldFrom(visitor, row));
  });
}

type Parameters = [
  memberNo: MemberNo,
  since: Date,
  statuses: string[],
  leastOrders: number,
  mostScanned: number,
  mostShown: number,
];

interface BoughtRow {
  readonly productNo: ProductNo;
  readonly productName: string;
  readonly productNameEn: string;
  readonly brandName: string;
  readonly brandNameEn: string;
  readonly partnerName: string;
  readonly partnerNameEn: string;
  readonly imageUrl: string;
  readonly optionNo: OptionNo;
  readonly optionValue: string;
  readonly optionValueEn: string;
  readonly orderCnt: number;
  readonly optionInputs: unknown;
  readonly purchaseCnt: number;
  readonly lastOrderedAt: Date;
  readonly adult: boolean;
  readonly telecomOnly: boolean;
}

const selectMostBought = preparedStatement<Parameters, BoughtRow>(`
with scanned as (
  select order_option_no, order_no, product_no, registered_at, order_status_type from order_option
  where member_no = $1::bigint and registered_at >= $2::timestamptz
  order by registered_at desc, order_no desc, order_option_no desc limit $5::integer
), bought as (
  select product_no, count(distinct order_no)::integer as purchase_cnt, max(registered_at) as last_ordered_at,
    (array_agg(order_option_no order by registered_at desc, order_option_no desc))[1] as last_option_no
  from scanned where order_status_type = any ($3::text[])
  group by product_no having count(distinct order_no) >= $4::integer
  order by purchase_cnt desc, last_ordered_at desc, product_no limit $6::integer
)
select option.product_no, product_name, product_name_en, brand_name, brand_name_en, partner_name, partner_name_en, image_url,
  option_no, option_value, option_value_en, order_cnt, option_inputs, purchase_cnt, last_ordered_at,
  coalesce(adult, false) as adult, coalesce(telecom_only, false) as telecom_only
from bought join order_option option on option.order_option_no = bought.last_option_no
  left join (select product_no, adult, telecom_only from product) known on known.product_no = option.product_no
order by purchase_cnt desc, last_ordered_at desc, option.product_no`);
