import { kst } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts';
import { seedDemo } from './seed.ts';

const now = kst('2026-11-20 12:00:00');
let test: TestDatabase;
let filled: boolean;

beforeAll(async () => {
  test = await freshDatabase();
  filled = await seedDemo({ ...test, now });
});
afterAll(() => test.drop());

/** Counts the rows a condition finds. */
async function count(query: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*) as count from ${sql.raw(query)}`.execute(
    test.database,
  );
  return Number(rows[0]?.count);
}

describe('seedDemo', () => {
  it('fills an empty shop once and leaves a filled one alone', async () => {
    expect(filled).toBe(true);
    expect(await seedDemo({ ...test, now })).toBe(false);
    expect(await count('product')).toBeGreaterThanOrEqual(2_000);
    expect(await count('review')).toBeGreaterThanOrEqual(14_000);
  });
});
