import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { withTransaction } from './database.ts';
import { prepared, type Place } from './prepared.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
});
afterAll(() => test.drop());

describe('a prepared statement', () => {
  it('is written out once and answers for whatever values it is given', async () => {
    let times = 0;
    const versionAbove = prepared((database, place: Place<{ version: number; id: number }>) => {
      times += 1;
      return database
        .selectFrom('catalogueVersion')
        .select(['version', 'changedAt'])
        .where('version', '>', place('version'))
        .where('id', '=', place('id'))
        .limit(1);
    });
    expect(await versionAbove(test.database, { version: 0, id: 1 })).toEqual([{ version: 1, changedAt: new Date(0) }]);
    expect(await versionAbove(test.database, { id: 1, version: 1 })).toEqual([]);
    expect(times).toBe(1);
  });

  it('may be raw SQL, use a value twice and take a list as one value', async () => {
    const among = prepared(
      (_, place: Place<{ nos: readonly number[]; least: number | null }>) => sql<{ orderNo: number }>`
        select no as order_no from unnest(${place('nos')}::bigint[]) as no
        where ${place('least')}::bigint is null or no >= ${place('least')}::bigint order by no`,
    );
    expect(await among(test.database, { nos: [3, 1, 2], least: 2 })).toEqual([{ orderNo: 2 }, { orderNo: 3 }]);
    expect(await among(test.database, { nos: [5], least: null })).toEqual([{ orderNo: 5 }]);
  });

  it('runs in the transaction it is handed', async () => {
    const raise = prepared((database, place: Place<{ key: string; cnt: number }>) =>
      database
        .insertInto('listCount')
        .values({ listKey: place('key'), totalCnt: place('cnt') })
        .returning('totalCnt'),
    );
    const undone = withTransaction(test.database, async (transaction) => {
      expect(await raise(transaction, { key: 'a', cnt: 4 })).toEqual([{ totalCnt: 4 }]);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await test.database.selectFrom('listCount').selectAll().execute()).toEqual([]);
  });
});
