import { type EpochMs, formatOptionValue, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { addAlarms } from '../alarm/alarm.ts';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';

/** How often options are looked for that are back in stock. Assumed. */
const EVERY_MS = MINUTE_MS;
const NAME = 'restock';
/** Requests answered in one transaction. */
const BATCH = 500;

/** Tells members that an option they waited for can be bought again, once for each time they ask. */
export const restockJob: JobKind = {
  name: NAME,
  everyMs: EVERY_MS,
  async run(transaction, { now }) {
    const back = await takeRestocked(transaction, now);
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
    if (back.length === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};

function nameOf(productName: string, optionValue: string): string {
  return [productName, formatOptionValue(optionValue)].filter((part) => part !== '').join(' ');
}

/** Removes the oldest requests for what can be bought again, and answers them: who asks again waits anew. */
async function takeRestocked(transaction: Transaction, now: EpochMs) {
  return transaction
    .deleteFrom('restockRequest')
    .using((from) =>
      from
        .selectFrom('restockRequest as waiting')
        .innerJoin('productOption', 'productOption.optionNo', 'waiting.optionNo')
        .innerJoin('product', 'product.productNo', 'productOption.productNo')
        .select(['waiting.memberNo', 'waiting.optionNo', 'product.productNo'])
        .select(['productName', 'productNameEn', 'adult', 'value', 'valueEn'])
        .where('productOption.stockCnt', '>', 0)
        .where('productOption.saleType', '=', 'AVAILABLE')
        .where('productOption.forcedSoldOut', '=', false)
        .where('product.soldOut', '=', false)
        .where('product.displayable', '=', true)
        .where('product.saleStatusType', '=', 'ONSALE')
        .where((row) => row.or([row('saleStartAt', 'is', null), row('saleStartAt', '<=', toTimestamp(now))]))
        .where((row) => row.or([row('saleEndAt', 'is', null), row('saleEndAt', '>', toTimestamp(now))]))
        .orderBy('waiting.requestedAt')
        .limit(BATCH)
        .forUpdate('waiting')
        .skipLocked()
        .as('back'),
    )
    .whereRef('restockRequest.memberNo', '=', 'back.memberNo')
    .whereRef('restockRequest.optionNo', '=', 'back.optionNo')
    .returning(['restockRequest.memberNo', 'restockRequest.optionNo', 'restockRequest.requestedAt'])
    .returning(['back.productNo', 'productName', 'productNameEn', 'adult', 'value', 'valueEn'])
    .execute();
}
