import { randomUUID } from 'node:crypto';
import { withTransaction } from '../../database/database.ts';
import { advance } from '../../order/order.ts';
import { numbers } from '../race/race.ts';
import type { TestMember } from '../rows/member-rows.ts';
import { buy, type OrderShop } from './order-shop.ts';

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
