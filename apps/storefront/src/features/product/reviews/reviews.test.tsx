import type { Review, ReviewList } from '@dealstore/commerce-core/domain';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../page/query-client.ts';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { detailsText } from '../details/details.text.ts';
import { ALL_REVIEWS, reviewsQuery } from '../product.queries.ts';
import { Reviews } from './reviews.tsx';

it('says that reviews are in another language, where they are, and which', () => {
  const show = (language: 'ko' | 'en', content: string) => {
    const client = createQueryClient();
    const review = { reviewNo: 1, content, fileUrls: [], orderedOption: { optionValue: '' }, sellerReply: null };
    const list = { items: [review as unknown as Review], totalCount: 1, photoTotalCount: 0, reviewRatingResponses: [] };
    const key = reviewsQuery(() => Promise.reject(new Error('asks nothing')), 1, ALL_REVIEWS).queryKey;
    client.setQueryData(key, { pages: [{ ...list, rate: 5 } as unknown as ReviewList], pageParams: [1] });
    return renderOnServer(<Reviews productNo={1} />, { client, facts: { language } });
  };
  const notice = detailsText.en.untranslated;
  expect(show('en', '맛있어요')).toContain(notice);
  expect(show('en', '맛있어요')).toContain('lang="ko">맛있어요');
  expect(show('en', 'Tasty')).toContain('Tasty');
  expect(show('en', 'Tasty')).not.toContain(notice);
  expect(show('ko', '맛있어요')).not.toContain(detailsText.ko.untranslated);
});
