import { DAY_MS, kst } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { demo } from '@dealstore/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { catalogueOf, type CatalogueCall } from '../testing/http/catalogue-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

const now = kst('2026-11-20 12:00:00');
const clock = simulatedClock(now);

let test: TestDatabase;
let look: CatalogueCall;

beforeAll(async () => {
  test = await freshDatabase();
  await seedDemo({ ...test, demo, now });
  look = catalogueOf(test.database, clock);
});
afterAll(() => test.drop());

const display = (path: string, who = {}) => look(`/client/v1/display/${path}`, who);
const later = (days: number) => {
  const moved = simulatedClock(now);
  moved.advance(days * DAY_MS);
  return catalogueOf(test.database, moved);
};

describe('notices and questions asked often', () => {
  const titlesOf = (body: { items: readonly { title: string }[] }) => body.items.map(({ title }) => title);

  it('are shown from their day on, and run nothing of what they were written with [GAP-29]', async () => {
    const insert = (board: 'NOTICE' | 'FAQ', title: string, days: number) =>
      sql`insert into article (board, category, title, content, registered_at) values (${board}, '서비스', ${title},
        '<p onclick="x()">새 글</p><script>x()</script><form><input></form><a href="javascript:x()">x</a>',
        ${new Date(now + days * DAY_MS)})`.execute(test.database);
    await insert('NOTICE', '오늘 올린 공지', -0.1);
    await insert('NOTICE', '내일 올릴 공지', 1);
    await insert('FAQ', '오늘 올린 질문', -0.1);
    await sql`update catalogue_version set version = version + 1`.execute(test.database);
    const { body } = await display('notices');
    expect(titlesOf(body)).toContain('오늘 올린 공지');
    expect(titlesOf(body)).not.toContain('내일 올릴 공지');
    const tomorrow = (await later(2)('/client/v1/display/notices')).body.items.find(
      (item: { notice: boolean }) => !item.notice,
    );
    expect(tomorrow).toMatchObject({
      title: '내일 올릴 공지',
      content: expect.stringMatching(/^<p>새 글<\/p><a [^>]*>x<\/a>$/),
    });
    expect(tomorrow.content).not.toMatch(/script|href/);
    const { items } = (await display(`faqs?keyword=${encodeURIComponent('오늘 올린')}`)).body;
    expect(items.map((item: { content: string }) => item.content)).toEqual([tomorrow.content]);
  });

  it.each(['ko', 'en'] as const)(
    'of the demo are real in %s: eight notices and twenty answers at least',
    async (language) => {
      expect((await display('notices', { language })).body.totalCount).toBeGreaterThanOrEqual(8);
      const { items, categories } = (await display('faqs', { language })).body;
      expect(categories.length).toBeGreaterThanOrEqual(5);
      const own = items.slice(0, 20).map((item: { content: string }) => /\p{Script=Hangul}/u.test(item.content));
      expect(own).toEqual(Array.from({ length: 20 }, () => language === 'ko'));
    },
  );

  it('are narrowed by a category whose key is the same in every language', async () => {
    const { categories } = (await display('faqs')).body;
    const key = encodeURIComponent(categories[1].category);
    const { items } = (await display(`faqs?category=${key}`, { language: 'en' })).body;
    expect(new Set(items.map((item: { categoryLabel: string }) => item.categoryLabel))).toEqual(new Set(['Delivery']));
  });
});
