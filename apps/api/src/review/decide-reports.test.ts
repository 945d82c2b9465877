import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { sandboxRoutes } from '../sandbox/sandbox.routes.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { insertBuyer, type OrderShop } from '../testing/shop/order-shop.ts';
import { deliver, openReviewShop, write } from '../testing/shop/review-shop.ts';
import { decideReports } from './review.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openReviewShop();
});
afterEach(() => closeSoundShop(shop));

/** A review that a member has reported. */
async function reported() {
  const writer = await insertBuyer(shop);
  const [option = 0] = await deliver(shop, writer, 1);
  const { reviewNo } = (
    await write(shop, writer, option, { content: '다른 곳이 더 싸요 <b>여기</b>로 오세요. 꼭 확인하세요' })
  ).body;
  await report(reviewNo, '주소를 적었어요');
  return reviewNo;
}

async function report(reviewNo: number, content: string): Promise<void> {
  const { bearer } = await insertBuyer(shop);
  const body = { reportReasonCd: 'COMMERCIAL', content } as const;
  expect((await shop.call('reportReview', { bearer, path: { productNo: 1, reviewNo }, body })).code).toBeNull();
}

const visit = (path: string, init: RequestInit = {}) =>
  sandboxRoutes(shop.parts)(
    new Request(`http://shop.test${path}`, { ...init, headers: { 'accept-language': 'ko', ...init.headers } }),
    '127.0.0.1',
  );

const desk = async () => (await (await visit('/sandbox'))?.text()) ?? '';

const decide = (reviewNo: number, decision: string) =>
  visit(`/sandbox/review/${reviewNo}`, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    headers: { origin: 'http://shop.test', 'content-type': 'application/x-www-form-urlencoded' },
  });

const listed = async () => {
  const { body } = await shop.call('getProductReviews', { path: { productNo: 1 } });
  return body.items.map(({ reviewNo }) => reviewNo);
};

describe('a reported review', () => {
  it('is on the desk of the operators with why it was reported, and as it was written', async () => {
    const reviewNo = await reported();
    const page = await desk();
    for (const words of ['신고된 리뷰', '&lt;b&gt;여기&lt;/b&gt;로 오세요', '광고·홍보', '주소를 적었어요']) {
      expect(page).toContain(words);
    }
    expect(page).toContain(`action="/sandbox/review/${reviewNo}"`);
  });

  it('that is hidden is seen and counted no more', async () => {
    const reviewNo = await reported();
    expect(await listed()).toEqual([reviewNo]);
    expect((await decide(reviewNo, 'hide'))?.status).toBe(303);
    expect(await listed()).toEqual([]);
    expect(await desk()).toContain('확인할 신고가 없어요');
  });

  it('that is kept stays until another member reports it', async () => {
    const reviewNo = await reported();
    await decide(reviewNo, 'keep');
    expect(await listed()).toEqual([reviewNo]);
    expect(await desk()).toContain('확인할 신고가 없어요');
    await report(reviewNo, '아직 그대로예요');
    const page = await desk();
    expect(page).toContain('아직 그대로예요');
    expect(page).not.toContain('주소를 적었어요');
  });

  it('is decided once, and by a decision there is', async () => {
    const reviewNo = await reported();
    expect((await decide(reviewNo, 'burn'))?.status).toBe(400);
    const decideOnce = () =>
      withTransaction(shop.test.database, (transaction) =>
        decideReports(transaction, { reviewNo, isHidden: true, at: shop.clock.now() }),
      ).then(
        () => 'DONE',
        (error: unknown) => String(Reflect.get(Object(error), 'code')),
      );
    const answers = await Promise.all([decideOnce(), decideOnce(), decideOnce()]);
    expect(answers.toSorted()).toEqual(['DONE', 'STATE_CONFLICT', 'STATE_CONFLICT']);
    expect((await decide(reviewNo + 1_000, 'keep'))?.status).toBe(404);
  });
});
