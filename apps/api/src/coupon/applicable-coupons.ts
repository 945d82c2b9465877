import type { BrandNo, CategoryNo, PartnerNo, ProductNo } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { columnList } from '../database/json-rows.ts';
import type { CouponRow } from '../database/schema/schema.ts';

/** Goods as the targets of coupons see them; `categoryNos` is their category and all above it. */
export interface CouponTargetGoods {
  readonly productNo: ProductNo;
  readonly brandNo: BrandNo | null;
  readonly partnerNo: PartnerNo;
  readonly categoryNos: readonly CategoryNo[];
}

/**
 * The query behind the coupons that may be downloaded for goods, in the order the shop shows them: those for
 * everything, and those for these goods or what they belong to. Each half has an index of its own, so coupons for other
 * goods cost nothing.
 */
export function applicableCouponsQuery<Column extends keyof CouponRow>(
  { productNo, brandNo, partnerNo, categoryNos }: CouponTargetGoods,
  columns: readonly Column[],
  most: number,
): RawBuilder<Pick<Selectable<CouponRow>, Column>> {
  const selection = sql.raw(columnList([...new Set<string>([...columns, 'couponNo', 'displayOrder'])]));
  const product = sql`array[${productNo}::bigint]`;
  const brand = sql`array[${brandNo}::bigint]`;
  const partner = sql`array[${partnerNo}::bigint]`;
  const categories = sql`${[...categoryNos]}::bigint[]`;
  const numbers = sql`case coupon_target_type
      when 'BRAND' then ${brand} when 'PARTNER' then ${partner} when 'CATEGORY' then ${categories} else ${product} end`;
  return sql`
    select ${selection} from (
      (select ${selection} from coupon
      where displayable and issue_type = 'DOWNLOAD' and coupon_target_type = 'ALL_PRODUCT' and not excluded_nos && ${product}
      order by display_order, coupon_no limit ${most})
      union all
      (select ${selection} from coupon
      where displayable and issue_type = 'DOWNLOAD' and coupon_target_type <> 'ALL_PRODUCT'
        and target_nos && (${product} || ${brand} || ${partner} || ${categories})
        and target_nos && ${numbers} and not excluded_nos && ${numbers})
    ) applicable
    order by display_order, coupon_no limit ${most}`;
}
