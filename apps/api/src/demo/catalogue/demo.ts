import type { EpochMs } from '@dealstore/commerce-core/domain';
import { brandRows } from './brand.ts';
import { categoryRows } from './category.ts';
import { createChance, DEMO_SEED } from './chance.ts';
import type { RatedProduct } from './choice.ts';
import { couponEffect, couponRows, couponTargetRows } from './coupon.ts';
import { displayRows } from './display.ts';
import { generateInquiries, type DemoInquiry } from './inquiry.ts';
import { memberDemoRows } from './member.ts';
import { generatePartners, type DemoPartner } from './partner.ts';
import { generateProducts, type DemoProduct } from './product.ts';
import { contentRow, pictureUrls, productRow } from './product-row.ts';
import { generateReviews, ratingRows, type DemoReview } from './review.ts';
import type { DemoRows } from './row.ts';
import { categoryProductRows, keywordRows, searchRow } from './search.ts';

/** How many products the detail page calls related. */
const RELATED_COUNT = 8;

/** Counts by key. */
function tally<T>(items: readonly T[], keysOf: (item: T) => readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const item of items) for (const key of keysOf(item)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

interface Said {
  readonly reviewCnt: number;
  readonly rateSum: number;
  readonly inquiryCnt: number;
}

const NOTHING_SAID: Said = { reviewCnt: 0, rateSum: 0, inquiryCnt: 0 };

function saidOf(reviews: readonly DemoReview[], inquiries: readonly DemoInquiry[]): ReadonlyMap<number, Said> {
  const said = new Map<number, Said>();
  const at = (productNo: number): Said => said.get(productNo) ?? NOTHING_SAID;
  for (const { row } of reviews) {
    const known = at(row.productNo);
    said.set(row.productNo, { ...known, reviewCnt: known.reviewCnt + 1, rateSum: known.rateSum + row.rate });
  }
  for (const { row } of inquiries) {
    const known = at(row.productNo);
    said.set(row.productNo, { ...known, inquiryCnt: known.inquiryCnt + 1 });
  }
  return said;
}

function relatedOf(products: readonly DemoProduct[]): (product: DemoProduct) => readonly number[] {
  const byLeaf = Map.groupBy(products, ({ category }) => category.categoryNo);
  const popular = new Map(
    [...byLeaf].map(([categoryNo, ofLeaf]) => [
      categoryNo,
      ofLeaf.filter(({ isAdult }) => !isAdult).toSorted((left, right) => left.rank - right.rank),
    ]),
  );
  return ({ productNo, category }) =>
    (popular.get(category.categoryNo) ?? [])
      .filter((other) => other.productNo !== productNo)
      .slice(0, RELATED_COUNT)
      .map((other) => other.productNo);
}

function productTables(products: readonly DemoProduct[], said: ReadonlyMap<number, Said>, now: EpochMs): DemoRows {
  const related = relatedOf(products);
  const rows = products.map((product) => {
    const { reviewCnt, rateSum, inquiryCnt } = said.get(product.productNo) ?? NOTHING_SAID;
    const coupon = couponEffect(product);
    return {
      product,
      coupon,
      row: productRow(product, { coupon, reviewCnt, reviewRateSum: rateSum, inquiryCnt }, now),
    };
  });
  return {
    product: rows.map(({ row }) => row),
    productContent: products.map((product) => contentRow(product, related(product))),
    productImage: products.flatMap((product) =>
      pictureUrls(product).map((url, imageOrder) => ({ productNo: product.productNo, imageOrder, url })),
    ),
    productOption: products.flatMap(({ options }) => options.rows),
    categoryProduct: rows.flatMap(({ product, row, coupon }) => categoryProductRows(product, row, coupon.hasCoupon)),
    productSearch: products.map(searchRow),
    searchKeyword: keywordRows(),
  };
}

function partnerTables(partners: readonly DemoPartner[]): DemoRows {
  const templates = new Map(
    partners
      .flatMap(({ template, bulkyTemplate }) => [template, bulkyTemplate])
      .map((row) => [row.deliveryTemplateNo, row]),
  );
  return { partner: partners.map(({ row }) => row), deliveryTemplate: [...templates.values()] };
}

/** A whole demo shop as rows of its tables. Pure: the same instant always gives the same shop. */
export function generateDemo({ now }: { readonly now: EpochMs }): DemoRows {
  const chance = createChance(DEMO_SEED);
  const partners = generatePartners(chance);
  const products = generateProducts(partners, now, chance);
  const reviews = generateReviews(products, now, chance);
  const inquiries = generateInquiries(products, now, chance);
  const said = saidOf(reviews, inquiries);
  const rated = products.map((product): RatedProduct => {
    const { reviewCnt, rateSum } = said.get(product.productNo) ?? NOTHING_SAID;
    return { product, reviewCnt, rate: reviewCnt === 0 ? 0 : rateSum / reviewCnt };
  });
  return {
    ...memberDemoRows(now),
    ...partnerTables(partners),
    brand: brandRows(tally(products, ({ brand }) => [brand.brandNo])),
    category: categoryRows(tally(products, ({ category }) => [category.rootNo, category.categoryNo])),
    ...productTables(products, said, now),
    coupon: couponRows(now),
    couponTarget: couponTargetRows(products),
    ...displayRows(rated, now),
    review: reviews.map(({ row }) => row),
    reviewFile: reviews.flatMap(({ files }) => files),
    reviewRating: ratingRows(reviews),
    inquiry: inquiries.map(({ row }) => row),
    inquiryAnswer: inquiries.flatMap(({ answer }) => (answer === null ? [] : [answer])),
  };
}
