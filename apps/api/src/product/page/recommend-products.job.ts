import {
  after,
  ANALYTICS_CONSENT,
  DAY_MS,
  epochMs,
  type EpochMs,
  type ProductNo,
  SECOND_MS,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { numberOf } from '../../database/stored-json.ts';
import { enqueueJob, type JobKind } from '../../jobs/job.ts';
import { RECOMMENDED_LIMIT } from './product.store.ts';

const NAME = 'recommend-products';
/** Products looked at in one transaction, and the time between two: other jobs and requests go first. */
const BATCH = 100;
const PAUSE_MS = SECOND_MS;
/** How long a view or a purchase counts. Assumed. */
const LOOKBACK_MS = 90 * DAY_MS;
/** The newest viewers of a product, of whom those count who agree; of each the newest views, and the newest lines. */
const MOST_PEOPLE = 20;
const MOST_GOODS = 20;
/**
 * How many people two products have in common at least (k-anonymity). A person who wants to learn what one of them did
 * has to bring all the others, each a person proved by a phone. Assumed.
 */
const LEAST_PEOPLE = 5;

/**
 * Finds what people look at and buy together, once a day: for each product that members looked at, the others that at
 * least five of its latest viewers looked at or bought too, the most shared first. Only who agrees to the optional use
 * of what they do is counted. Assumed: by how many share them, popular goods or not.
 */
export const recommendProductsJob: JobKind = {
  name: NAME,
  everyMs: DAY_MS,
  async run(transaction, { payload, now }) {
    const previous = numberOf(payload, 'last', 0);
    const productNos = await nextViewed(transaction, previous);
    const last = productNos.length < BATCH ? null : (productNos.at(-1) ?? null);
    await writeRecommendations(transaction, { productNos, previous, last, now });
    if (last !== null)
      await enqueueJob(transaction, { kind: NAME, dueAt: after(now, PAUSE_MS), now, payload: { last } });
  },
};

async function nextViewed(transaction: Transaction, previous: number): Promise<readonly ProductNo[]> {
  const { rows } = await sql<{ readonly productNo: ProductNo }>`
    select distinct product_no as "productNo" from recent_product
    where product_no > ${previous} order by product_no limit ${BATCH}`.execute(transaction);
  return rows.map(({ productNo }) => productNo);
}

interface Batch {
  readonly productNos: readonly ProductNo[];
  /** The last product of the batch before. */
  readonly previous: number;
  /** The last of this one; null when there is no other after it. */
  readonly last: number | null;
  readonly now: EpochMs;
}

/** Writes what goes with each product of a batch, and takes away what was written of the others in its range. */
async function writeRecommendations(
  transaction: Transaction,
  { productNos, previous, last, now }: Batch,
): Promise<void> {
  const since = toTimestamp(epochMs(now - LOOKBACK_MS));
  await sql`
    with viewer as (
      select asked.product_no, member_no from unnest(${productNos}::bigint[]) asked (product_no)
      cross join lateral (
        select member_no from recent_product where product_no = asked.product_no and seen_at > ${since}
        order by seen_at desc, member_no limit ${MOST_PEOPLE}) people
      where (select agreed from consent where consent.member_no = people.member_no and type = ${ANALYTICS_CONSENT}
        order by consent_no desc limit 1)
    ), together as (
      select viewer.product_no, goods.product_no as other_no, count(*) as people from viewer
      cross join lateral (
        (select product_no from recent_product where member_no = viewer.member_no and seen_at > ${since}
          order by seen_at desc, product_no desc limit ${MOST_GOODS})
        union
        (select product_no from order_option
          where member_no = viewer.member_no and registered_at > ${since} and paid_at is not null
            and order_status_type not in ('CANCEL_DONE', 'RETURN_DONE')
          order by registered_at desc, order_no desc, order_option_no desc limit ${MOST_GOODS})) goods
      where goods.product_no <> viewer.product_no
      group by viewer.product_no, goods.product_no having count(*) >= ${LEAST_PEOPLE}
    ), found as (
      select product_no,
        (array_agg(other_no order by people desc, other_no desc))[1:${sql.lit(RECOMMENDED_LIMIT)}] as recommended_nos
      from together group by product_no
    ), gone as (
      delete from product_recommendation
      where product_no > ${previous} and product_no <= ${last ?? Number.MAX_SAFE_INTEGER}
      and product_no not in (select product_no from found)
    )
    insert into product_recommendation (product_no, recommended_nos) select product_no, recommended_nos from found
    on conflict (product_no) do update set recommended_nos = excluded.recommended_nos
    where product_recommendation.recommended_nos <> excluded.recommended_nos`.execute(transaction);
}
