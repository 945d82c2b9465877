import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** Code that no request runs: the audit of the books, the demo's data, and what tests are made of. */
const ASIDE = /^(audit|demo|testing)\/|\.test\.ts$/;

/** What makes a statement dearer the longer a list is. */
const WORDS: Readonly<Record<string, RegExp>> = {
  OFFSET: /\.offset\(|\boffset \$|\boffset \d/i,
  'a live count': /countAll|fn\.count\(|\bcount\(\*\)/,
  'a LIKE': /'i?like'|\bi?like \$|\bi?like '/,
};

/** Where a word is used all the same, and why what it costs is bounded. */
const BOUNDED: Readonly<Record<string, string>> = {
  'a live count in alarm/alarm.store.ts': 'counts 1,000 alarms of 30 days at most',
  'a live count in coupon/wallet.store.ts': 'counts 1,000 coupons at most',
  'a live count in product/list/list.store.ts': 'counts a list by brand and category, once a minute',
  'a live count in product/search/search.store.ts': 'counts 100 withheld goods at most',
  'a live count in order/history/find-orders.ts':
    'three months of one member, by an index alone: 10,000 orders cost under 400 buffers',
  'a live count in point/point-history.store.ts': 'counts 100 entries at most',
  'a live count in gift/gift-row.ts': 'counts 1,000 gifts at most',
  'a live count in metrics/shop-metrics.ts': 'no request: a scrape, which counts 10,000 jobs at most',
  'a live count in inquiry/my-inquiries.ts': 'counts 1,000 inquiries of one member at most',
  'a live count in review/my-reviews.ts': 'counts 1,000 reviews of one member at most',
  'a live count in account/keep-benefits.ts': 'what one member was ever given, once, as they leave',
  'a live count in product/page/recommend-products.job.ts': 'no request: a job, a bounded number of viewers a product',
  'a live count in point/warn-expiring-points.job.ts': 'no request: a job, whose batch it counts',
  'a LIKE in account/keep-benefits.ts': 'what one member was ever given, once, as they leave',
  'a LIKE in account/forget-member.ts': 'no request: a job, once per member',
};

async function wordsIn(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    const name = file.replaceAll('\\', '/');
    if (ASIDE.test(name)) continue;
    const text = await readFile(`${folder}/${name}`, 'utf8');
    for (const [word, pattern] of Object.entries(WORDS)) if (pattern.test(text)) found.push(`${word} in ${name}`);
  }
  return found.toSorted();
}

describe('statements of requests', () => {
  it('never skip, count a whole list or look for letters in it', async () => {
    expect(await wordsIn(SOURCE)).toEqual(Object.keys(BOUNDED).toSorted());
  });

  it.each([
    ['OFFSET', `query.limit(10).offset(page.offset)`],
    ['OFFSET', 'order by n limit ${page.limit} offset ${page.offset}'],
    ['OFFSET', 'select 1 LIMIT $1 OFFSET $2'],
    ['a live count', `query.select((row) => row.fn.countAll<number>().as('count'))`],
    ['a live count', 'select count(*) from inquiry'],
    ['a LIKE', `where('name', 'like', word)`],
    ['a LIKE', 'where name ilike ${word}'],
  ])('are known by %s: %s', (word, statement) => {
    expect(WORDS[word]?.test(statement)).toBe(true);
  });
});
