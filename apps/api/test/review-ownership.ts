import type { OperationId } from '../src/contract/operation.ts';
import type { Ownership } from './ownership-entry.ts';

const headers = { 'idempotency-key': '00000000-0000-4000-8000-00000000b01a' };
const REVIEW = '스무 글자가 넘는 리뷰여야 해서 이만큼 길게 써요.';

/** Operations of reviews, inquiries and their pictures. */
export const REVIEW_OWNERSHIP = {
  uploadFile: 'nothing',
  getProductReviews: 'nothing',
  getProductInquiries: 'nothing',
  getProductReview: 'nothing',
  recommendReview: 'nothing',
  withdrawRecommendation: 'nothing',
  reportReview: 'nothing',
  blockReviewWriter: 'nothing',
  getWritableReviews: 'own',
  getReviewForm: {
    calls: ({ paidOrderNo, orderNo }) => [
      { query: { productNo: '1', optionNo: '10', orderNo: paidOrderNo } },
      { query: { productNo: '1', optionNo: '10', orderNo } },
    ],
  },
  getMyReviews: 'own',
  writeReview: {
    calls: ({ orderOptionNo }) => [{ headers, body: { orderOptionNo, rate: 5, content: REVIEW, fileNames: [] } }],
  },
  editReview: {
    calls: ({ reviewNo }) => [
      { path: { reviewNo }, body: { rate: 1, content: REVIEW, keptFileUrls: [], fileNames: [] } },
    ],
  },
  deleteReview: { calls: ({ reviewNo }) => [{ path: { reviewNo } }] },
  getBlockedWriters: 'own',
  unblockWriter: { calls: ({ blockNo }) => [{ path: { blockNo } }] },
  askProduct: 'nothing',
  getMyInquiries: {
    calls: () => [{ query: { kind: 'SERVICE' } }],
    unlike404: 'the list is one’s own, whatever is asked for',
  },
  getMyInquiry: { calls: ({ inquiryNo }) => [{ path: { inquiryNo } }] },
  askShop: {
    calls: ({ orderNo }) => [
      {
        headers,
        body: { type: 'DELIVERY', title: '배송', content: REVIEW, orderNo, fileNames: [], answerAlarm: false },
      },
    ],
  },
  deleteInquiry: { calls: ({ inquiryNo }) => [{ path: { inquiryNo } }] },
} as const satisfies Partial<Record<OperationId, Ownership>>;
