import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { withTransaction } from '../../database/database.ts';
import { advance } from '../../order/order.ts';
import { orderRoutes } from '../../order/order.routes.ts';
import { productRoutes } from '../../product/product.routes.ts';
import { reviewRoutes } from '../../review/review.routes.ts';
import { callerOf } from '../http/test-call.ts';
import { numbers } from '../race/race.ts';
import type { TestMember } from '../rows/member-rows.ts';
import { buy, openOrderShop, type OrderShop } from './order-shop.ts';

/** Words long enough for a review. */
export const REVIEW_WORDS = '소리가 또렷하고 배터리도 오래 가요. 출근길에 잘 쓰고 있어요.';

/** A shop whose members write reviews, with much in stock and 500 points for a photo. */
export async function openReviewShop(): Promise<OrderShop> {
  const shop = await openOrderShop();
  const { parts, test } = shop;
  await sql`update product set photo_review_accumulation_amt = 500`.execute(test.database);
  await sql`update product_option set stock_cnt = 100, opening_cnt = 100`.execute(test.database);
  const call = callerOf(parts, { ...orderRoutes(parts), ...reviewRoutes(parts), ...productRoutes(parts) });
  return { ...shop, call };
}

/** Writes a review of what was bought, five stars without a picture by default. */
export const write = (
  { call }: Pick<OrderShop, 'call'>,
  { bearer }: TestMember,
  orderOptionNo: number,
  over: { readonly content?: string; readonly fileNames?: readonly string[]; readonly rate?: number } = {},
  key: string = randomUUID(),
) =>
  call('writeReview', {
    bearer,
    headers: { 'idempotency-key': key },
    body: { orderOptionNo, rate: 5, content: REVIEW_WORDS, fileNames: [], ...over },
  });

/** Buys a product so often, each delivered. */
export async function deliver(shop: OrderShop, buyer: TestMember, times: number): Promise<readonly number[]> {
  const { database } = shop.test;
  const optionNos: number[] = [];
  for (const _ of numbers(times)) {
    const { orderNo } = await buy(shop, buyer);
    const { orderOptionNo } = await database
      .selectFrom('orderOption')
      .select('orderOptionNo')
      .where('orderNo', '=', orderNo)
      .executeTakeFirstOrThrow();
    for (const to of ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE'] as const) {
      await withTransaction(database, (transaction) =>
        advance(transaction, { orderOptionNo, to, by: 'SANDBOX', at: shop.clock.now() }),
      );
    }
    optionNos.push(orderOptionNo);
  }
  return optionNos;
}

/** A picture the member has sent. */
export async function picture(shop: OrderShop, { memberNo }: TestMember): Promise<string> {
  const fileName = `${randomUUID().replaceAll('-', '')}.webp`;
  const row = { fileName, memberNo, byteCnt: 1, widthPx: 1, heightPx: 1, uploadedAt: new Date(shop.clock.now()) };
  await shop.test.database.insertInto('uploadedFile').values(row).execute();
  return fileName;
}
