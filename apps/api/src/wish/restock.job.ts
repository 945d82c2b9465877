import { after, type EpochMs, formatOptionValue, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { type Selectable, sql } from 'kysely';
import { addAlarms } from '../alarm/alarm.ts';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { RestockRequestRow } from '../database/schema/schema.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';

/** How often options are looked for that are back in stock. Assumed. */
const EVERY_MS = MINUTE_MS;
const NAME = 'restock';
/** When a request is looked at again whose option is there, but whose product is not on sale. Assumed. */
const AGAIN_MS = 10 * MINUTE_MS;
/** Requests looked at in one transaction. */
const BATCH = 500;

/** Tells members that an option they waited for can be bought again, once for each time they ask. */
export const restockJob: JobKind = {
  name: NAME,
  everyMs: EVERY_MS,
  async run(transaction, { now }) {
    const due = await lockDue(transaction, now);
    if (due.length === 0) return;
    const back = await takeRestocked(transaction, due, now);
    await addAlarms(
      transaction,
      back.map(({ memberNo, optionNo, requestedAt, productNo, adult, ...words }) => ({
        memberNo,
        // Who waits again for the same option is told again.
        effectKey: `restock:${memberNo}:${optionNo}:${requestedAt.getTime()}`,
        event: {
          type: 'RESTOCKED',
          productNo,
          name: adult ? null : nameOf(words.productName, words.value),
          nameEn: adult ? null : nameOf(words.productNameEn || words.productName, words.valueEn || words.value),
        } as const,
      })),
      now,
    );
    if (due.length === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};

function nameOf(productName: string, optionValue: string): string {
  return [productName, formatOptionValue(optionValue)].filter((part) => part !== '').join(' ');
}

/** Whether an option can be bought while its product is on sale, in SQL. */
const isThere = sql<boolean>`stock_cnt > 0 and sale_type = 'AVAILABLE' and not forced_sold_out`;

type Request = Pick<Selectable<RestockRequestRow>, 'memberNo' | 'optionNo'>;

/**
 * The oldest requests to look at: new ones, and those whose option is there again, which the
 * database marks with its stock.
 * NOTE: locked before their goods are read, so that stock that comes meanwhile marks them anew.
 */
function lockDue(transaction: Transaction, now: EpochMs): Promise<readonly Request[]> {
  return transaction
    .selectFrom('restockRequest')
    .select(['memberNo', 'optionNo'])
    .where('lookAt', '<=', toTimestamp(now))
    .orderBy('lookAt')
    .orderBy('requestedAt')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
}

/**
 * Removes the requests for what can be bought again, and answers them: a member who asks again waits anew. The others
 * wait on.
 */
async function takeRestocked(transaction: Transaction, due: readonly Request[], now: EpochMs) {
  const members = due.map(({ memberNo }) => memberNo);
  const options = due.map(({ optionNo }) => optionNo);
  const looked = sql<Request>`(select * from unnest(${members}::bigint[], ${options}::bigint[]) looked (member_no, option_no))`;
  const back = await transaction
    .deleteFrom('restockRequest')
    .using((from) =>
      from
        .selectFrom(looked.as('waiting'))
        .innerJoin('productOption', 'productOption.optionNo', 'waiting.optionNo')
        .innerJoin('product', 'product.productNo', 'productOption.productNo')
        .select(['waiting.memberNo', 'waiting.optionNo', 'product.productNo'])
        .select(['productName', 'productNameEn', 'adult', 'value', 'valueEn'])
        .where(isThere)
        .where('product.soldOut', '=', false)
        .where('product.displayable', '=', true)
        .where('product.saleStatusType', '=', 'ONSALE')
        .where((row) => row.or([row('saleStartAt', 'is', null), row('saleStartAt', '<=', toTimestamp(now))]))
        .where((row) => row.or([row('saleEndAt', 'is', null), row('saleEndAt', '>', toTimestamp(now))]))
        .as('back'),
    )
    .whereRef('restockRequest.memberNo', '=', 'back.memberNo')
    .whereRef('restockRequest.optionNo', '=', 'back.optionNo')
    .returning(['restockRequest.memberNo', 'restockRequest.optionNo', 'restockRequest.requestedAt'])
    .returning(['back.productNo', 'productName', 'productNameEn', 'adult', 'value', 'valueEn'])
    .execute();
  await transaction
    .updateTable('restockRequest')
    .from(looked.as('waiting'))
    .innerJoin('productOption', 'productOption.optionNo', 'waiting.optionNo')
    .set({ lookAt: sql`case when ${isThere} then ${toTimestamp(after(now, AGAIN_MS))}::timestamptz end` })
    .whereRef('restockRequest.memberNo', '=', 'waiting.memberNo')
    .whereRef('restockRequest.optionNo', '=', 'waiting.optionNo')
    .execute();
  return back;
}
