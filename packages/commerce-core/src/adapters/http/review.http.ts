import type { Review } from '../../product/review.ts';
import type { ReviewApi } from '../../review/review.port.ts';
import type { BlockedWriter, MyReview, ReviewForm, WritableReview, WrittenReview } from '../../review/review.ts';
import { fromWire } from '../../value/brand.ts';
import type { Page } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const OWN = '/client/v1/customer/reviews';
const BLOCKED = '/client/v1/customer/blocked-writers';
const SHOWN = '/client/v1/display/products/{productNo}/reviews/{reviewNo}';

/** Calls of reviews over HTTP. */
export function createHttpReviewApi(http: HttpCaller): ReviewApi {
  return {
    writable: async (signal) => {
      const { items } = await http.call((client, abort) => client.GET(`${OWN}/writable`, { signal: abort }), {
        signal,
      });
      return fromWire<readonly WritableReview[]>(items);
    },
    written: async (query, signal) =>
      fromWire<Page<MyReview>>(
        await http.call((client, abort) => client.GET(OWN, { params: { query: { ...query } }, signal: abort }), {
          signal,
        }),
      ),
    form: async (query, signal) =>
      fromWire<ReviewForm>(
        await http.call(
          (client, abort) => client.GET(`${OWN}/form`, { params: { query: { ...query } }, signal: abort }),
          { signal },
        ),
      ),
    write: async ({ fileNames, ...review }, idempotencyKey) =>
      fromWire<WrittenReview>(
        await http.call((client, abort) =>
          client.POST(OWN, {
            params: { header: { 'Idempotency-Key': idempotencyKey } },
            body: { ...review, fileNames: [...fileNames] },
            signal: abort,
          }),
        ),
      ),
    change: async (reviewNo, { rate, content, keptFileUrls, fileNames }) =>
      fromWire<WrittenReview>(
        await http.call((client, abort) =>
          client.PUT(`${OWN}/{reviewNo}`, {
            params: { path: { reviewNo } },
            body: { rate, content, keptFileUrls: [...keptFileUrls], fileNames: [...fileNames] },
            signal: abort,
          }),
        ),
      ),
    remove: async (reviewNo) => {
      await http.call((client, abort) =>
        client.DELETE(`${OWN}/{reviewNo}`, { params: { path: { reviewNo } }, signal: abort }),
      );
    },
    ...opinions(http),
  };
}

/** What others say of a review. */
function opinions(
  http: HttpCaller,
): Pick<ReviewApi, 'get' | 'recommend' | 'report' | 'block' | 'blockedWriters' | 'unblock'> {
  return {
    get: async (productNo, reviewNo, signal) =>
      fromWire<Review>(
        await http.call(
          (client, abort) => client.GET(SHOWN, { params: { path: { productNo, reviewNo } }, signal: abort }),
          { signal },
        ),
      ),
    recommend: async (productNo, reviewNo, isHelpful) => {
      const params = { path: { productNo, reviewNo } };
      await http.call((client, signal) =>
        isHelpful
          ? client.PUT(`${SHOWN}/recommend`, { params, signal })
          : client.DELETE(`${SHOWN}/recommend`, { params, signal }),
      );
    },
    report: async (productNo, reviewNo, body) => {
      const params = { path: { productNo, reviewNo } };
      await http.call((client, signal) => client.POST(`${SHOWN}/report`, { params, body, signal }));
    },
    block: async (productNo, reviewNo) => {
      const params = { path: { productNo, reviewNo } };
      await http.call((client, signal) => client.PUT(`${SHOWN}/block`, { params, signal }));
    },
    blockedWriters: async (signal) => {
      const { items } = await http.call((client, abort) => client.GET(BLOCKED, { signal: abort }), { signal });
      return fromWire<readonly BlockedWriter[]>(items);
    },
    unblock: async (blockNo) => {
      await http.call((client, signal) =>
        client.DELETE(`${BLOCKED}/{blockNo}`, { params: { path: { blockNo } }, signal }),
      );
    },
  };
}
