import { DAY_MS, epochMs, type EpochMs, type ProductNo } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { raiseCatalogueVersion } from '../../catalogue/catalogue.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { numberOf } from '../../database/stored-json.ts';
import { enqueueRest, type JobKind } from '../../jobs/job.ts';

const NAME = 'recommend-products';
/** Products looked at in one transaction. */
const BATCH = 100;
/** How long what somebody looked at or bought counts. Assumed. */
const COUNTS_MS = 90 * DAY_MS;
/** Of how many people at most the goods are compared for a product, and how many goods of each: the newest. Assumed. */
const MOST_PEOPLE = 30;
const MOST_GOODS = 20;
/** How many people at least two products have in common: fewer would tell what one of them did. Assumed. */
const LEAST_PEOPLE = 3;
/** Products kept for a product; more than are shown, for some are not shown to everybody. Assumed. */
const KEPT = 20;

/**
 * Finds what people look at and buy together, once a day: for each product that members looked at, the others that most
 * of them looked at or paid for.
 */
export const recommendProductsJob: JobKind = {
  name: NAME,
  everyMs: DAY_MS,
  async run(transaction, { payload, now }) {
    const after = numberOf(payload, 'after', 0);
    const productNos = await nextSeen(transaction, after);
    const last = productNos.length < BATCH ? null : (productNos.at(-1) ?? null);
    await writeRecommendations(transaction, { productNos, after, last, now });
    if (last !== null) return enqueueRest(transaction, NAME, { now, payload: { after: last } });
    await raiseCatalogueVersion(transaction, now);
  },
};

/** What people who looked at a product also looked at or bought, the most of them first. */
export async function readRecommended(database: Database, productNo: ProductNo): Promise<readonly ProductNo[]> {
  const row = await database
    .selectFrom('productRecommendation')
    .select('recommendedNos')
    .where('productNo', '=', productNo)
    .executeTakeFirst();
  return row?.recommendedNos ?? [];
}

async function nextSeen(transaction: Transaction, after: number): Promise<readonly ProductNo[]> {
  const { rows } = await sql<{ readonly productNo: ProductNo }>`
    select distinct product_no as "productNo" from recent_product
    where product_no > ${after} order by product_no limit ${BATCH}`.execute(transaction);
  return rows.map(({ productNo }) => productNo);
}

/** Writes what goes with each product, and takes away what was written of those between two numbers that have nothing. */
async function writeRecommendations(
  transaction: Transaction,
  batch: {
    readonly productNos: readonly ProductNo[];
    readonly after: number;
    readonly last: number | null;
    readonly now: EpochMs;
  },
): Promise<void> {
  const { productNos, after, last, now } = batch;
  const since = toTimestamp(epochMs(now - COUNTS_MS));
  await sql`
    with viewer as (
      select asked.product_no, member_no from unnest(${productNos}::bigint[]) asked (product_no)
      cross join lateral (
        select member_no from recent_product where product_no = asked.product_no and seen_at > ${since}
        order by seen_at desc, member_no limit ${MOST_PEOPLE}) people
    ), together as (
      select viewer.product_no, goods.product_no as other_no, count(*) as people from viewer
      cross join lateral (
        (select product_no from recent_product where member_no = viewer.member_no and seen_at > ${since}
          order by seen_at desc, product_no desc limit ${MOST_GOODS})
        union
        (select product_no from order_option
          where member_no = viewer.member_no and registered_at > ${since} and paid_at is not null
          order by registered_at desc, order_no desc, order_option_no desc limit ${MOST_GOODS})) goods
      where goods.product_no <> viewer.product_no
      group by viewer.product_no, goods.product_no having count(*) >= ${LEAST_PEOPLE}
    ), found as (
      select product_no, (array_agg(other_no order by people desc, other_no desc))[1:${sql.lit(KEPT)}] as recommended_nos
      from together group by product_no
    ), gone as (
      delete from product_recommendation where product_no > ${after} and product_no <= coalesce(${last}::bigint, product_no)
      and product_no not in (select product_no from found)
    )
    insert into product_recommendation (product_no, recommended_nos) select product_no, recommended_nos from found
    on conflict (product_no) do update set recommended_nos = excluded.recommended_nos
    where product_recommendation.recommended_nos <> excluded.recommended_nos`.execute(transaction);
}
