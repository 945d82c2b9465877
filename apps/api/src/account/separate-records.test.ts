import { kst } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { housekeeping } from '../jobs/housekeeping.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { openAccountShop } from '../testing/shop/account-shop.ts';
import { tablesWith, writeOfMember } from '../testing/rows/leaver-rows.ts';
import { buy, insertBuyer, type OrderShop } from '../testing/shop/order-shop.ts';
import { separateRecords } from './separate-records.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openAccountShop();
});
afterEach(() => shop.test.drop());

interface Kept {
  readonly kind: string;
  readonly reference: string;
  readonly person: Readonly<Record<string, unknown>>;
}

async function readRecords(): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`select kind, reference, person from retention.record order by reference`.execute(
    shop.test.database,
  );
  return rows;
}

function separate(memberNo: number): Promise<void> {
  return withTransaction(shop.test.database, (transaction) => separateRecords(transaction, memberNo, shop.clock.now()));
}

/** Runs what ends rows, as it would at an instant. */
async function keepHouseAt(ymdt: string): Promise<void> {
  const clock = simulatedClock(kst(ymdt));
  const later = createJobRunner({ ...shop.parts, clock, kinds: [housekeeping] });
  await later.runDue();
}

describe('records the law wants kept', () => {
  it('hold buyer and recipient once, while the order keeps its sums', async () => {
    const { database } = shop.test;
    const member = await insertBuyer(shop);
    const other = await insertBuyer(shop);
    const { orderNo } = await buy(shop, member);
    await buy(shop, other);
    const sums = () =>
      database.selectFrom('shopOrder').select(['payAmt', 'chargeAmt', 'orderTitle']).where('orderNo', '=', orderNo);
    const before = await sums().executeTakeFirst();
    await database.updateTable('orderDelivery').set({ entranceCode: '#1234*' }).execute();
    await separate(member.memberNo);
    await separate(member.memberNo);
    const doors = await database.selectFrom('orderDelivery').select('entranceCode').orderBy('entranceCode').execute();
    expect(doors).toEqual([{ entranceCode: '#1234*' }, { entranceCode: null }]);
    expect(JSON.stringify(await readRecords())).not.toContain('#1234*');
    expect(await readRecords()).toMatchObject([
      {
        kind: 'CONTRACT',
        reference: `order:${orderNo}`,
        person: { ordererName: '김주문', deliveries: [{ receiverName: '김받음', receiverDetailAddress: '101호' }] },
      },
    ]);
    expect(await sums().executeTakeFirst()).toEqual(before);
    const names = await database.selectFrom('shopOrder').select('ordererName').orderBy('orderNo').execute();
    expect(names.map(({ ordererName }) => ordererName).toSorted()).toEqual(['', '김주문']);
  });

  it('end on their day in Korea: five years for a contract, three for a dispute', async () => {
    const { database } = shop.test;
    const member = await insertBuyer(shop);
    const { orderNo } = await buy(shop, member);
    await writeOfMember(database, member.memberNo, { name: '떠나는이', phone: '01066660009', now: shop.clock.now() });
    const at = toTimestamp(kst('2024-02-29 23:59:59'));
    await database.updateTable('shopOrder').set({ paidAt: at }).where('orderNo', '=', orderNo).execute();
    await database.updateTable('inquiry').set({ registeredAt: at }).execute();
    await separate(member.memberNo);
    expect((await readRecords()).map(({ kind }) => kind)).toEqual(['DISPUTE', 'CONTRACT']);
    await keepHouseAt('2027-02-28 23:59:59');
    expect(await readRecords()).toHaveLength(2);
    await keepHouseAt('2027-03-01 00:00:00');
    expect((await readRecords()).map(({ kind }) => kind)).toEqual(['CONTRACT']);
    await keepHouseAt('2029-02-28 23:59:59');
    expect(await readRecords()).toHaveLength(1);
    await keepHouseAt('2029-03-01 00:00:00');
    expect(await readRecords()).toEqual([]);
  });

  it('are kept for the parcel of a gift when its sender or its receiver leaves first', async () => {
    const { database } = shop.test;
    const [sender, receiver] = [await insertBuyer(shop), await insertBuyer(shop)];
    const { orderNo } = await buy(shop, sender);
    await database
      .insertInto('gift')
      .values({
        orderNo,
        senderMemberNo: sender.memberNo,
        senderName: '보낸이',
        receiverName: '받는이',
        receiverPhone: '01066660010',
        receiverMemberNo: receiver.memberNo,
        message: '축하해',
        status: 'COMPLETED',
        createdAt: toTimestamp(shop.clock.now()),
      })
      .execute();
    await separate(receiver.memberNo);
    expect((await readRecords())[0]?.person).toMatchObject({
      receiverName: '받는이',
      deliveries: [{ receiverName: '김받음' }],
    });
    const gift = () => database.selectFrom('gift').select(['senderName', 'receiverName', 'receiverMemberNo']);
    expect(await gift().executeTakeFirst()).toEqual({ senderName: '보낸이', receiverName: '', receiverMemberNo: null });
    await separate(sender.memberNo);
    expect((await readRecords())[1]?.person).toMatchObject({ gift: { senderName: '보낸이', message: '축하해' } });
    expect(await tablesWith(database, '보낸이')).toEqual([]);
    expect(await tablesWith(database, '받는이')).toEqual([]);
  });

  it('take private words along and leave public ones without a name', async () => {
    const { database } = shop.test;
    const { memberNo } = await insertBuyer(shop);
    await writeOfMember(database, memberNo, { name: '떠나는이', phone: '01066660009', now: shop.clock.now() });
    await separate(memberNo);
    const left = await database.selectFrom('inquiry').select(['kind', 'memberNo', 'writerName']).execute();
    expect(left).toEqual([{ kind: 'PRODUCT', memberNo: null, writerName: '' }]);
    expect((await readRecords())[0]?.person).toMatchObject({
      writerName: '떠나는이',
      content: '01066660009로 알려 주세요',
    });
  });
});
