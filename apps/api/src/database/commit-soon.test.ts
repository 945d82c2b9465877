import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { commitsSoon } from './commit-soon.ts';
import { withTransaction, type Database } from './database.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 1 });
});
afterAll(() => test.drop());

async function waits(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ word: string }>`select current_setting('synchronous_commit') as word`.execute(database);
  return rows[0]?.word;
}

const write = commitsSoon<string | undefined>();
const commitSoon = (database: Database) => write({ database, apart: 'one', work: waits });

describe('commitsSoon', () => {
  it('lets one write not wait for the disk, and nothing after it', async () => {
    expect(await commitSoon(test.database)).toBe('off');
    expect(await waits(test.database)).toBe('on');
  });

  it('changes nothing of a transaction', async () => {
    const seen = await withTransaction(test.database, async (transaction) => [
      await commitSoon(transaction),
      await waits(transaction),
    ]);
    expect(seen).toEqual(['on', 'on']);
  });
});
