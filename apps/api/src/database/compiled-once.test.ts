import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { compiledOnce } from './compiled-once.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
});
afterAll(() => test.drop());

describe('compiledOnce', () => {
  it('writes a query out once and answers for every parameter, columns in camelCase', async () => {
    let times = 0;
    const versionAbove = compiledOnce((database) => {
      times += 1;
      return database.selectFrom('catalogueVersion').select(['version', 'changedAt']).where('version', '>', -1);
    });
    const [row] = await versionAbove(test.database, [0]);
    expect(row).toEqual({ version: 1, changedAt: new Date(0) });
    expect(await versionAbove(test.database, [1])).toEqual([]);
    expect(times).toBe(1);
  });

  it('refuses parameters that have no place in the query', async () => {
    const all = compiledOnce((database) => database.selectFrom('catalogueVersion').select('version'));
    await expect(all(test.database, [1])).rejects.toThrow('takes 0 parameters');
  });
});
