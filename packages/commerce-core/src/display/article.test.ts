import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type Article, findFaqs, inNoticeOrder } from './article.ts';

const article = (articleNo: number, over: Partial<Article> = {}): Article => ({
  articleNo,
  category: '배송',
  categoryLabel: '배송',
  title: '제목',
  content: '<p>본문</p>',
  notice: false,
  registerYmdt: '2026-11-20 09:00:00',
  ...over,
});

describe('findFaqs', () => {
  const all = [
    article(1, { title: '배송비는 얼마인가요?', content: '<p>판매자마다 <b>다릅니다</b> &amp; 무료도 있습니다.</p>' }),
    article(2, { category: '회원', categoryLabel: 'Members', title: 'How do I LEAVE?' }),
  ];
  const found = (keyword: string) => findFaqs(all, { keyword }).items.map((item) => item.articleNo);

  it('wants every word, in the question, the answer or the category, whatever the letter case', () => {
    expect(found('배송비 다릅니다')).toEqual([1]);
    expect(found('배송비 leave')).toEqual([]);
    expect(found('MEMBERS leave')).toEqual([2]);
    expect(found('  ')).toEqual([1, 2]);
  });

  it('searches the text, not its markup and entities', () => {
    expect(found('<b>')).toEqual([]);
    expect(found('amp')).toEqual([]);
    expect(found('&')).toEqual([1]);
  });

  it('answers every category once for any filter', () => {
    const { categories, items } = findFaqs([...all, article(3)], { category: '회원', keyword: '없음' });
    expect(items).toEqual([]);
    expect(categories).toEqual([
      { category: '배송', categoryLabel: '배송' },
      { category: '회원', categoryLabel: 'Members' },
    ]);
  });
});

describe('inNoticeOrder', () => {
  const notices = fc.array(
    fc.record({
      articleNo: fc.nat(50),
      notice: fc.boolean(),
      registerYmdt: fc.constantFrom('2026-11-19 09:00:00', '2026-11-20 09:00:00', '2026-11-20 10:00:00'),
    }),
  );

  it.prop([notices])('puts important notices first, and newer before older ones', (some) => {
    const ordered = inNoticeOrder(some);
    expect(ordered).toHaveLength(some.length);
    for (const [index, later] of ordered.slice(1).entries()) {
      const sooner = ordered[index];
      if (sooner?.notice === later.notice) expect(sooner.registerYmdt >= later.registerYmdt).toBe(true);
      else expect(sooner?.notice).toBe(true);
    }
  });
});
