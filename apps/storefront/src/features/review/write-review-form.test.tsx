import {
  PICTURES_PER_FORM,
  REVIEW_LENGTH,
  type ReviewForm,
  reviewProblems,
  won,
} from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { reviewText } from './review.text.ts';
import { WriteReviewForm, wrongInReview } from './write-review-form.tsx';

const t = reviewText.ko;
const FINE = { rate: 5, content: '가'.repeat(REVIEW_LENGTH.least), photoCnt: PICTURES_PER_FORM };
const NOTHING = { rate: null, content: null, photos: null };

const bought = {
  orderOptionNo: 1,
  orderNo: '2026112000000001',
  productNo: 2,
  optionNo: 3,
  productName: '이어폰',
  imageUrl: '/picture.webp',
  optionName: '색상',
  optionValue: '검정',
  orderCnt: 1,
  withheld: null,
};

function show(fileUrls: readonly string[] | null): string {
  const review = fileUrls === null ? null : { reviewNo: 4, rate: 4, content: FINE.content, fileUrls };
  const form = { bought, review, photoReviewAccumulationAmt: won(500) } as ReviewForm;
  return renderOnServer(<WriteReviewForm form={form} />);
}

describe('the problems of a submitted review', () => {
  it.each([
    ['nothing', {}, false, {}],
    ['no stars', { rate: 0 }, false, { rate: t.missingRate }],
    ['few words', { content: '짧아요' }, false, { content: t.short(REVIEW_LENGTH.least) }],
    ['many words', { content: '가'.repeat(REVIEW_LENGTH.most + 1) }, false, { content: t.long('1,000') }],
    ['many photos', { photoCnt: PICTURES_PER_FORM + 1 }, false, { photos: t.photosLimit }],
    ['a photo on its way', {}, true, { photos: t.sending }],
    ['many photos, one on its way', { photoCnt: PICTURES_PER_FORM + 1 }, true, { photos: t.photosLimit }],
  ])('%s: is said where it is', (_, part, isSending, expected) => {
    const problems = reviewProblems({ ...FINE, ...part });
    expect(wrongInReview(problems, isSending, t)).toEqual({ ...NOTHING, ...expected });
  });
});

describe('the form of a review', () => {
  it('says nothing is wrong before it was sent', () => {
    const html = show(null);
    for (const message of [t.missingRate, t.short(REVIEW_LENGTH.least)]) expect(html).not.toContain(message);
    expect(html).toContain(t.submit);
    expect(html).not.toContain(t.kept);
  });

  it('shows of a written one its words and its photos, each to be taken out', () => {
    const html = show(['/files/a.webp', '/files/b.webp']);
    expect(html).toContain(FINE.content);
    expect([...html.matchAll(/<img[^>]*src="([^"?]+)/g)].map(([, src]) => src)).toEqual([
      '/files/a.webp',
      '/files/b.webp',
    ]);
    for (const at of [1, 2]) expect(html).toContain(`aria-label="${t.dropPhoto(at)}"`);
    expect(html).toContain(t.change);
  });
});
