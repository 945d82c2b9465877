import { hasPlaceholder } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMigrations } from '../database/migrate.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

describe('the refund policy of a shop whose texts are older', () => {
  let test: TestDatabase;
  let sql: string;
  beforeEach(async () => {
    test = await freshDatabase();
    sql = (await readMigrations()).find(({ name }) => name.startsWith('0020'))?.sql ?? '';
  });
  afterEach(() => test.drop());

  const policies = () =>
    test.database.selectFrom('terms').selectAll().where('type', '=', 'REFUND_POLICY').orderBy('termsNo').execute();
  const use = { type: 'USE', version: '1', name: '이용약관', contents: '<p>목적</p>', enforcedAt: new Date(0) };

  it('is added once, in force with the others, and leaves the numbers to go on', async () => {
    await test.database
      .insertInto('terms')
      .values({ ...use, termsNo: 7 })
      .execute();
    await test.pool.query(sql);
    await test.pool.query(sql);
    const [policy, ...others] = await policies();
    expect(others).toEqual([]);
    expect(policy).toMatchObject({ termsNo: 8, version: '1', required: false, enforcedAt: new Date(0) });
    expect(policy?.contents).toContain('<h3>환불 금액</h3>');
    expect(policy?.contentsEn).toContain('<h3>How much comes back</h3>');
    expect(hasPlaceholder(`${policy?.contents}${policy?.contentsEn}`)).toBe(false);
    await test.database
      .insertInto('terms')
      .values({ ...use, version: '2' })
      .execute();
  });

  it('is left as it is where there is one, and to the seed where there are no texts', async () => {
    await test.pool.query(sql);
    expect(await policies()).toEqual([]);
    await test.database
      .insertInto('terms')
      .values({ ...use, type: 'REFUND_POLICY', version: '3' })
      .execute();
    await test.pool.query(sql);
    expect(await policies()).toMatchObject([{ version: '3', contents: '<p>목적</p>' }]);
  });
});
