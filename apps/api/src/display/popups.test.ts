import { kst } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, type CatalogueCall } from '../testing/http/catalogue-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

let test: TestDatabase;
let look: CatalogueCall;

beforeAll(async () => {
  test = await freshDatabase();
  look = catalogueOf(test.database, simulatedClock(kst('2026-11-20 12:00:00')));
});
afterAll(() => test.drop());

describe('popups', () => {
  it('are those of the page that are shown now, in order, and run nothing [CALL-66]', async () => {
    const insert = (title: string, pageType: string, order: number, from: string, to: string) =>
      sql`insert into popup (page_type, title, content, display_order, starts_at, ends_at)
        values (${pageType}, ${title}, '<p onclick="x()">글</p><script>x()</script>', ${order}, ${from}, ${to})`.execute(
        test.database,
      );
    await insert('둘째', 'MAIN', 2, '2026-11-20 00:00+09', '2026-11-21 00:00+09');
    await insert('첫째', 'MAIN', 1, '2026-11-20 12:00+09', '2026-11-21 00:00+09');
    await insert('내일', 'MAIN', 3, '2026-11-20 12:00:01+09', '2026-11-22 00:00+09');
    await insert('어제', 'MAIN', 4, '2026-11-19 00:00+09', '2026-11-20 12:00+09');
    await insert('다른 곳', 'PRODUCT', 1, '2026-11-20 00:00+09', '2026-11-21 00:00+09');
    const { body } = await look('/client/v1/display/popups/MAIN');
    expect(body.map(({ title, content }: { title: string; content: string }) => [title, content])).toEqual([
      ['첫째', '<p>글</p>'],
      ['둘째', '<p>글</p>'],
    ]);
    expect((await look('/client/v1/display/popups/SIDE')).status).toBe(404);
  });
});
