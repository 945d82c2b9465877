import { convertQwertyToHangul } from 'es-hangul';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { createLog } from '../src/log.ts';
import { logSlowQueries } from '../src/metrics/log-slow-query.ts';
import type { ProductSearch } from '../src/product-search.ts';
import { postgresProductSearch } from '../src/product/search/postgres-product-search.ts';
import { freshDatabase, TEST_TIMEOUT_FACTOR, type TestDatabase } from '../src/testing/database/test-database.ts';
import { TEST_ORIGIN, testParts } from '../src/testing/http/test-call.ts';

/** Words of a shopper: a library repeats the vowels of the first in Hangul. */
const WORDS = ['hot', 'secretword', '비밀단어'];
const KEYWORD = WORDS.join(' ');

let test: TestDatabase;
beforeAll(async () => {
  test = await freshDatabase();
});
afterAll(() => test.drop());

/** Ways a search fails, each with the words in the hands of the code that throws. */
const FAILURES: Readonly<Record<string, (database: Database, keyword: string) => Promise<unknown>>> = {
  'a library': async (_, keyword) => convertQwertyToHangul(keyword),
  'the language': async (_, keyword) => JSON.parse(keyword),
  'the database': (database, keyword) => sql`select ${keyword}::bigint`.execute(database),
  'a query language of the database': (database, keyword) => sql`select ${keyword}::tsquery`.execute(database),
  'a slow statement': (database, keyword) => sql`select pg_sleep(0.6), ${keyword}::text`.execute(database),
};

/** What is logged of a search at a level. */
async function linesOf(level: string, fails: (database: Database, keyword: string) => Promise<unknown>) {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  const opened = openDatabase({
    connection: test.connection,
    timeoutFactor: TEST_TIMEOUT_FACTOR,
    onSlowQuery: logSlowQueries(log),
  });
  const engine = postgresProductSearch(opened.database);
  const productSearch: ProductSearch = {
    ...engine,
    search: async (view, request) => {
      await fails(opened.database, request.keyword ?? '');
      return engine.search(view, request);
    },
  };
  const app = createApp({ ...testParts(opened.database), log, productSearch, checksAnswers: false });
  const url = `${TEST_ORIGIN}/client/v1/display/products/search?keyword=${encodeURIComponent(KEYWORD)}`;
  await app(new Request(url, { headers: { 'x-request-id': 'search-1' } }));
  await opened.close();
  return lines;
}

describe('the log of a search that fails', () => {
  it.each(Object.entries(FAILURES))('holds no word of the shopper at any level when %s fails', async (_, fails) => {
    const logged: string[] = [];
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'])
      logged.push(...(await linesOf(level, fails)));
    const text = logged.join('');
    for (const word of WORDS) expect(text).not.toContain(word);
    expect(text).not.toMatch(/[ㄱ-ㅣ]/);
    expect(text).toMatch(/"requestId":"search-1".*"msg":"(?:failed|slow query)"/);
    expect(text).toContain('"msg":"served"');
  });
});
