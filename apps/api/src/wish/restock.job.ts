import { formatOptionValue, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { addAlarms } from '../alarm/alarm.ts';
import { toTimestamp } from '../database/instant.ts';
import type { JobKind } from '../jobs/job.ts';

/** How often options are looked for that are back in stock. Assumed. */
const EVERY_MS = MINUTE_MS;
/** Requests of one run; the rest follow in the next. */
const BATCH = 500;

/** Tells members that an option they waited for can be bought again, once for each time they ask. */
export const restockJob: JobKind = {
  name: 'restock',
  everyMs: EVERY_MS,
  async run(transaction, { now }) {
    const back = await transaction
      .selectFrom('restockRequest')
      .innerJoin('productOption', 'productOption.optionNo', 'restockRequest.optionNo')
      .innerJoin('product', 'product.productNo', 'productOption.productNo')
      .select(['restockRequest.memberNo', 'restockRequest.optionNo', 'restockRequest.requestedAt', 'product.productNo'])
      .select(['productName', 'productNameEn', 'adult', 'value', 'valueEn'])
      .where('notifiedAt', 'is', null)
      .where('productOption.stockCnt', '>', 0)
      .where('productOption.saleType', '=', 'AVAILABLE')
      .where('productOption.forcedSoldOut', '=', false)
      .where('product.soldOut', '=', false)
      .where('product.displayable', '=', true)
      .where('product.saleStatusType', '=', 'ONSALE')
      .where((row) => row.or([row('saleStartAt', 'is', null), row('saleStartAt', '<=', toTimestamp(now))]))
      .where((row) => row.or([row('saleEndAt', 'is', null), row('saleEndAt', '>', toTimestamp(now))]))
      .orderBy('restockRequest.requestedAt')
      .limit(BATCH)
      .forUpdate('restockRequest')
      .skipLocked()
      .execute();
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
    for (const { memberNo, optionNo } of back) {
      await transaction
        .updateTable('restockRequest')
        .set({ notifiedAt: toTimestamp(now) })
        .where('memberNo', '=', memberNo)
        .where('optionNo', '=', optionNo)
        .execute();
    }
  },
};

function nameOf(productName: string, optionValue: string): string {
  return [productName, formatOptionValue(optionValue)].filter((part) => part !== '').join(' ');
}
