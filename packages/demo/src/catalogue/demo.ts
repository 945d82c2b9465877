import { activityRows } from './activity.ts';
import { brandRows } from './brand.ts';
import { categoryRows } from './category.ts';
import { createChance, DEMO_SEED } from './chance.ts';
import { choose, type RatedProduct } from './choice.ts';
import type { DemoRequest } from './demo-request.ts';
import { couponEffect, couponRows } from './coupon.ts';
import { displayRows } from './display.ts';
import { generateInquiries, type DemoInquiry } from './inquiry.ts';
import { legalRows } from './legal.ts';
import { memberDemoRows, PAST_SHOPPERS } from './member.ts';
import type { OptionRow } from './option.ts';
import { dealOrders, giftOrders, numberOrders, plannedOrders, type PastOrder } from './order.ts';
import { moneyRows } from './order-money.ts';
import { orderRows, takenPieces } from './order-row.ts';
import { ownReviews } from './own-review.ts';
import { generatePartners, type DemoPartner } from './partner.ts';
import { pointRows } from './point.ts';
import { generateProducts, type DemoProduct } from './product.ts';
import { contentRow } from './product-content.ts';
import { pictureUrls, productRow } from './product-row.ts';
import { generateReviews, optionCountRows, ratingRows, type DemoReview } from './review.ts';
import { CLAIM_PLANS } from './words/claim.ts';
import { GIFT_PLANS } from './words/gift.ts';
import { DEAL_SECTION } from './words/section.ts';
import { keywordRows, listingNames, listingRow } from './search.ts';

/** How many products the detail page calls related. */
const RELATED_COUNT = 8;

/** Counts by key. */
function tally<T>(items: readonly T[], keysOf: (item: T) => readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const item of items) for (const key of keysOf(item)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

interface Totals {
  readonly reviewCnt: number;
  readonly rateSum: number;
  readonly inquiryCnt: number;
}

const NO_TOTALS: Totals = { reviewCnt: 0, rateSum: 0, inquiryCnt: 0 };

function totalsOf(reviews: readonly DemoReview[], inquiries: readonly DemoInquiry[]): ReadonlyMap<number, Totals> {
  const totals = new Map<number, Totals>();
  const at = (productNo: number): Totals => totals.get(productNo) ?? NO_TOTALS;
  for (const { row } of reviews) {
    const before = at(row.productNo);
    totals.set(row.productNo, { ...before, reviewCnt: before.reviewCnt + 1, rateSum: before.rateSum + row.rate });
  }
  for (const { row } of inquiries) {
    const before = at(row.productNo);
    totals.set(row.productNo, { ...before, inquiryCnt: before.inquiryCnt + 1 });
  }
  return totals;
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

function productTables(products: readonly DemoProduct[], totals: ReadonlyMap<number, Totals>, request: DemoRequest) {
  const related = relatedOf(products);
  const rows = products.map((product) => {
    const { reviewCnt, rateSum, inquiryCnt } = totals.get(product.productNo) ?? NO_TOTALS;
    const coupon = couponEffect(product);
    return {
      product,
      coupon,
      row: productRow(product, { coupon, reviewCnt, reviewRateSum: rateSum, inquiryCnt }),
    };
  });
  return {
    product: rows.map(({ row }) => row),
    productContent: products.map((product) => contentRow(product, related(product))),
    productImage: products.flatMap((product) =>
      pictureUrls(product).map((url, imageOrder) => ({ productNo: product.productNo, imageOrder, url })),
    ),
    productListing: rows.map(({ product, row, coupon }) => listingRow(product, row, coupon.hasCoupon, request)),
    searchWord: request.searchWordsOf(products.map(listingNames)),
    searchKeyword: keywordRows(request),
  };
}

function partnerTables(partners: readonly DemoPartner[]) {
  const templates = new Map(
    partners
      .flatMap(({ template, bulkyTemplate, voucherTemplate }) => [template, bulkyTemplate, voucherTemplate])
      .map((row) => [row.deliveryTemplateNo, row]),
  );
  return { partner: partners.map(({ row }) => row), deliveryTemplate: [...templates.values()] };
}

/** Options of today's deals are few, so that what past orders took is seen in the bar. */
function dealStock(deals: readonly DemoProduct[]): ReadonlyMap<number, number> {
  const options = deals.flatMap(({ options: { rows } }, place) =>
    rows.map(
      ({ optionNo, stockCnt }, index) =>
        [optionNo, Math.min(stockCnt, index === 0 ? 6 + ((place * 11) % 37) : 2)] as const,
    ),
  );
  return new Map(options);
}

/** What is on hand, and with what past orders took what there was: every piece is accounted for. */
function stockedOptions(
  products: readonly DemoProduct[],
  deals: readonly DemoProduct[],
  orders: readonly PastOrder[],
): readonly OptionRow[] {
  const few = dealStock(deals);
  const taken = takenPieces(orders);
  return products
    .flatMap(({ options }) => options.rows)
    .map((row) => {
      const stockCnt = few.get(row.optionNo) ?? row.stockCnt;
      const sold = taken.get(row.optionNo) ?? 0;
      return { ...row, stockCnt, openingCnt: stockCnt + sold, saleCnt: sold };
    });
}

function rate(products: readonly DemoProduct[], totals: ReadonlyMap<number, Totals>): readonly RatedProduct[] {
  return products.map((product): RatedProduct => {
    const { reviewCnt, rateSum } = totals.get(product.productNo) ?? NO_TOTALS;
    return { product, reviewCnt, rate: reviewCnt === 0 ? 0 : rateSum / reviewCnt };
  });
}

/**
 * A whole demo shop as rows of its tables, and what then becomes of some orders. Pure: the same
 * instant always gives the same shop.
 */
export function generateDemo(request: DemoRequest) {
  const { now } = request;
  const chance = createChance(DEMO_SEED);
  const partners = generatePartners(chance);
  const products = generateProducts(partners, now, chance);
  const strangers = generateReviews(products, now);
  const inquiries = generateInquiries(products, now, chance);

  const unrated = rate(products, new Map());
  const deals = choose(DEAL_SECTION.choice, unrated, DEAL_SECTION.count);
  const orders = numberOrders([
    ...plannedOrders(unrated, now),
    ...dealOrders(deals, PAST_SHOPPERS, now),
    ...giftOrders(unrated, now),
  ]);
  const own = ownReviews(orders, strangers.length + 1, now);
  const paidReview = { reviewNo: strangers.length + 1, productNo: own[0]?.row.productNo ?? 0 };
  const reviews = [...strangers, ...own];
  const totals = totalsOf(reviews, inquiries);
  const rated = rate(products, totals);
  const { serviceInquiry, ...activity } = activityRows(rated, orders, now, inquiries.length);
  const rows = {
    ...memberDemoRows(request),
    ...partnerTables(partners),
    brand: brandRows(tally(products, ({ brand }) => [brand.brandNo])),
    category: categoryRows(tally(products, ({ category }) => [category.rootNo, category.categoryNo])),
    ...productTables(products, totals, request),
    productOption: stockedOptions(products, deals, orders),
    coupon: couponRows(products, now),
    ...displayRows(rated, now),
    ...legalRows(now),
    ...orderRows(orders),
    ...moneyRows(orders),
    ...pointRows(orders, paidReview, now),
    ...activity,
    review: reviews.map(({ row }) => row),
    reviewFile: reviews.flatMap(({ files }) => files),
    reviewRating: ratingRows(reviews),
    reviewOptionCount: optionCountRows(reviews),
    inquiry: [...inquiries.map(({ row }) => row), serviceInquiry],
    inquiryAnswer: inquiries.flatMap(({ answer }) => (answer === null ? [] : [answer])),
  };
  return { rows, gifts: GIFT_PLANS, claims: CLAIM_PLANS };
}
