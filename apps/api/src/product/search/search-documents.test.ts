import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { openRecorder } from '../../testing/database/statement-costs.ts';
import { insertCatalogue } from '../../testing/rows/product-rows.ts';
import { writeSearchDocuments } from './search-documents.ts';

const PRODUCTS = 1_200;

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  const seeds = Array.from({ length: PRODUCTS }, (_, index) => ({
    productNo: index + 1,
    productName: `사과 ${index}`,
  }));
  await insertCatalogue(test.database, seeds);
  await sql`update product_listing set document_version = 0`.execute(test.database);
  await sql`analyze`.execute(test.database);
});
afterAll(() => test.drop());

describe('writeSearchDocuments', () => {
  it('writes all products once, and each batch goes on where the one before it ended', async () => {
    const recorder = openRecorder(test.connection);
    let written = 0;
    const costs = await recorder.costsOf(async (database) => (written = await writeSearchDocuments(database)));
    await recorder.close();
    expect([written, await writeSearchDocuments(test.database)]).toEqual([PRODUCTS, 0]);
    const reads = costs.filter(({ sql: text }) => text.includes('document_version <>'));
    expect(reads).toHaveLength(4);
    // Told of what was written since, the last read finds nothing, and looks at nothing before it.
    expect(reads.at(-1)?.buffers).toBeLessThan(10);
  });
});
