import type { CategoryNo, CouponScope, Language } from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import {
  brandName,
  categoriesOf,
  type CategoryForest,
  catalogueVersion,
  inLanguage,
  type Names,
  namesOf,
  sellerName,
} from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import type { CouponRow } from '../database/schema/schema.ts';

/** Names shown of what a coupon is for. */
const MOST_NAMES = 3;

/** What a coupon aims at. */
export type CouponTargets = Pick<Selectable<CouponRow>, 'couponTargetType' | 'targetNos'>;

/** Answers what coupons are for, in a language: a category below another target is not counted beside it. */
export async function couponScopes(
  database: Database,
  language: Language,
): Promise<(targets: CouponTargets) => CouponScope> {
  const version = await catalogueVersion(database);
  const [names, forest] = await Promise.all([namesOf(database, version), categoriesOf(database, version)]);
  return ({ couponTargetType, targetNos }) => {
    const numbers = couponTargetType === 'CATEGORY' ? topmost(forest, targetNos) : targetNos;
    const all = couponTargetType === 'ALL_PRODUCT' ? [] : numbers;
    const targetNames = all.map((no) => nameOf(couponTargetType, no, { names, forest, language }));
    return { targetNames: targetNames.filter((name) => name !== '').slice(0, MOST_NAMES), targetCnt: all.length };
  };
}

function topmost({ byNo }: CategoryForest, categoryNos: readonly CategoryNo[]): readonly CategoryNo[] {
  const categorySet = new Set(categoryNos);
  return categoryNos.filter((no) => {
    const parentNo = byNo.get(no)?.parentNo ?? null;
    return parentNo === null || !categorySet.has(parentNo);
  });
}

function nameOf(
  type: CouponTargets['couponTargetType'],
  no: number,
  { names, forest, language }: { readonly names: Names; readonly forest: CategoryForest; readonly language: Language },
): string {
  if (type === 'BRAND') return brandName(names, no, language);
  if (type === 'PARTNER') return sellerName(names, no, language);
  const category = type === 'CATEGORY' ? forest.byNo.get(no) : undefined;
  return category === undefined ? '' : inLanguage(language, category.label, category.labelEn);
}
