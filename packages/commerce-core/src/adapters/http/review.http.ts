import type { Review } from '../../product/product-review.ts';
import type { ReviewApi } from '../../review/review.port.ts';
import type { BlockedWriter, MyReview, ReviewForm, WritableReview, WrittenReview } from '../../review/review.ts';
import { fromWire } from '../../value/brand.ts';
import type { Page } from '../../value/page.ts';
import { dataAs, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const OWN = '/client/v1/customer/reviews';
const BLOCKED = '/client/v1/customer/blocked-writers';
const SHOWN = '/client/v1/display/products/{productNo}/reviews/{reviewNo}';

/** Calls of reviews over HTTP. */
export function createHttpReviewApi(http: HttpClient): ReviewApi {
  return {
    writable: async (signal) => {
      const { items } = await dataOf(http.GET(`${OWN}/writable`, { signal: signal ?? null }));
      return fromWire<readonly WritableReview[]>(items);
    },
    written: (query, signal) =>
      dataAs<Page<MyReview>>(http.GET(OWN, { params: { query: { ...query } }, signal: signal ?? null })),
    form: (query, signal) =>
      dataAs<ReviewForm>(http.GET(`${OWN}/form`, { params: { query: { ...query } }, signal: signal ?? null })),
    write: ({ fileNames, ...review }, idempotencyKey) =>
      dataAs<WrittenReview>(
        http.POST(OWN, {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { ...review, fileNames: [...fileNames] },
        }),
      ),
    change: (reviewNo, { rate, content, keptFileUrls, fileNames }) =>
      dataAs<WrittenReview>(
        http.PUT(`${OWN}/{reviewNo}`, {
          params: { path: { reviewNo } },
          body: { rate, content, keptFileUrls: [...keptFileUrls], fileNames: [...fileNames] },
        }),
      ),
    remove: async (reviewNo) => {
      await dataOf(http.DELETE(`${OWN}/{reviewNo}`, { params: { path: { reviewNo } } }));
    },
    ...opinions(http),
  };
}

/** What others say of a review. */
function opinions(
  http: HttpClient,
): Pick<ReviewApi, 'get' | 'recommend' | 'report' | 'block' | 'blockedWriters' | 'unblock'> {
  return {
    get: (productNo, reviewNo, signal) =>
      dataAs<Review>(http.GET(SHOWN, { params: { path: { productNo, reviewNo } }, signal: signal ?? null })),
    recommend: async (productNo, reviewNo, isHelpful) => {
      const params = { path: { productNo, reviewNo } };
      await dataOf(
        isHelpful ? http.PUT(`${SHOWN}/recommend`, { params }) : http.DELETE(`${SHOWN}/recommend`, { params }),
      );
    },
    report: async (productNo, reviewNo, body) => {
      const params = { path: { productNo, reviewNo } };
      await dataOf(http.POST(`${SHOWN}/report`, { params, body }));
    },
    block: async (productNo, reviewNo) => {
      const params = { path: { productNo, reviewNo } };
      await dataOf(http.PUT(`${SHOWN}/block`, { params }));
    },
    blockedWriters: async (signal) => {
      const { items } = await dataOf(http.GET(BLOCKED, { signal: signal ?? null }));
      return fromWire<readonly BlockedWriter[]>(items);
    },
    unblock: async (blockNo) => {
      await dataOf(http.DELETE(`${BLOCKED}/{blockNo}`, { params: { path: { blockNo } } }));
    },
  };
}
