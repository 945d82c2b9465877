import { describe, expect, it } from 'vitest';
import { claimed, claimEstimateRequest, RETURN_ADDRESS } from './suite-claim.ts';
import { confirmedOrder } from './suite-order.ts';
import { PNG } from './suite-picture.ts';
import { type OpenSuiteShop, refusalOf, type SuiteShop, codeAndDetailsOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

const WORDS = '소리가 또렷하고 배터리도 오래 가요. 출근길에 잘 쓰고 있어요.';
const SHORT = `${' '.repeat(20)}좋아요`;
const TOO_SHORT = { code: 'INVALID_REQUEST', details: { place: 'body', rule: 'short' } };
const FIRST_PAGE = { pageNumber: 1, pageSize: 10 };

/** What every ReviewApi does. */
export function reviewApiSuite(open: OpenSuiteShop): void {
  describe('ReviewApi', () => {
    const shop = withShop(open);

    const picture = async ({ member }: SuiteShop) => (await member.fileApi.upload(PNG)).fileName;
    const pointsOf = async ({ member }: SuiteShop) => (await member.pointApi.get()).totalAvailableAmt;
    const listed = ({ member }: SuiteShop, over = {}) =>
      member.productApi.reviews(shop().goods.other.productNo, {
        ...FIRST_PAGE,
        order: 'REGISTER_YMDT',
        hasAttachmentFile: false,
        ...over,
      });

    it('lets nothing be reviewed that has not come, and all that has [GAP-08, ROUTE-41]', async () => {
      const { member } = shop();
      expect(await member.reviewApi.writable()).toEqual([]);
      const { orderOptionNo, productNo, optionNo, orderNo } = await confirmedOrder(shop(), { upTo: 'DELIVERY_ING' });
      expect(await member.reviewApi.writable()).toEqual([]);
      const early = { orderOptionNo, rate: 5, content: WORDS, fileNames: [] };
      const refused = { code: 'NOT_REVIEWABLE', details: { reason: 'NOT_DELIVERED' } };
      expect(await codeAndDetailsOf(member.reviewApi.write(early, 'early-review'))).toEqual(refused);
      expect(await codeAndDetailsOf(member.reviewApi.write({ ...early, content: SHORT }, 'early-short'))).toEqual(
        TOO_SHORT,
      );
      expect(await codeAndDetailsOf(member.reviewApi.form({ productNo, optionNo, orderNo }))).toEqual(refused);
      await shop().fulfill(orderOptionNo, 'DELIVERY_DONE');
      expect(await member.reviewApi.writable()).toMatchObject([
        { bought: { orderOptionNo, productNo, optionNo, orderNo }, photoReviewAccumulationAmt: 500 },
      ]);
    });

    it('shows a review with its option in every list, once it is written [GAP-08, ROUTE-19]', async () => {
      const { member, goods } = shop();
      const { orderOptionNo, productNo, optionNo, orderNo } = await confirmedOrder(shop());
      const form = await member.reviewApi.form({ productNo, optionNo, orderNo });
      expect(form).toMatchObject({ bought: { orderOptionNo }, review: null });
      const content = `  ${WORDS}\n`;
      const { reviewNo } = await member.reviewApi.write({ orderOptionNo, rate: 4, content, fileNames: [] }, 'a-review');
      expect(await member.reviewApi.writable()).toEqual([]);
      expect(await member.reviewApi.written(FIRST_PAGE)).toMatchObject({
        totalCount: 1,
        items: [{ reviewNo, rate: 4, content: WORDS, fileUrls: [], bought: { orderOptionNo, productNo } }],
      });
      const list = await listed(shop());
      expect(list).toMatchObject({ rate: 4, totalCount: 1, photoTotalCount: 0, items: [{ reviewNo, myReview: true }] });
      expect(list.reviewRatingResponses.map(({ countOfRating }) => countOfRating)).toEqual([0, 1, 0, 0, 0]);
      expect((await listed(shop(), { optionNo: goods.other.optionNo })).totalCount).toBe(1);
      expect(await listed(shop(), { optionNo: goods.otherOption.optionNo })).toMatchObject({
        totalCount: 0,
        items: [],
      });
      expect(await member.reviewApi.get(productNo, reviewNo)).toMatchObject({ reviewNo, rate: 4, content: WORDS });
    });

    it('takes one review of a bought option, and no words that are too short [GAP-08]', async () => {
      const { member } = shop();
      const { orderOptionNo } = await confirmedOrder(shop());
      const review = { orderOptionNo, rate: 5, content: WORDS, fileNames: [] };
      const short = { ...review, content: SHORT };
      expect(await codeAndDetailsOf(member.reviewApi.write(short, 'short-review'))).toEqual(TOO_SHORT);
      const first = await member.reviewApi.write(review, 'first-review');
      const reviewed = { code: 'NOT_REVIEWABLE', details: { reason: 'REVIEWED' } };
      expect(await codeAndDetailsOf(member.reviewApi.write(review, 'second-review'))).toEqual(reviewed);
      await member.reviewApi.remove(first.reviewNo);
      expect(await codeAndDetailsOf(member.reviewApi.write(review, 'third-review'))).toEqual(reviewed);
      expect((await listed(shop())).totalCount).toBe(0);
    });

    it('takes a review once, however often it is sent', async () => {
      const { member } = shop();
      const { orderOptionNo } = await confirmedOrder(shop());
      const review = { orderOptionNo, rate: 5, content: WORDS, fileNames: [await picture(shop())] };
      const first = await member.reviewApi.write(review, 'review-once');
      expect(await member.reviewApi.write(review, 'review-once')).toEqual(first);
      expect((await member.reviewApi.written(FIRST_PAGE)).totalCount).toBe(1);
      expect(await refusalOf(member.reviewApi.write({ ...review, rate: 1 }, 'review-once'))).toMatchObject({
        code: 'IDEMPOTENCY_MISMATCH',
      });
    });

    it('rejects a review 90 days after delivery', async () => {
      const { member, passDays } = shop();
      const { orderOptionNo } = await confirmedOrder(shop());
      await passDays(91);
      expect(await member.reviewApi.writable()).toEqual([]);
      const late = { orderOptionNo, rate: 5, content: WORDS, fileNames: [] };
      expect(await codeAndDetailsOf(member.reviewApi.write(late, 'late-review'))).toEqual({
        code: 'NOT_REVIEWABLE',
        details: { reason: 'TOO_LATE' },
      });
    });

    it('gives 500 points for the first photo of a product, and takes them back with it [GAP-08]', async () => {
      const { member } = shop();
      const [one, two] = [await confirmedOrder(shop()), await confirmedOrder(shop())];
      const before = await pointsOf(shop());
      const write = async ({ orderOptionNo }: typeof one, key: string) =>
        member.reviewApi.write({ orderOptionNo, rate: 5, content: WORDS, fileNames: [await picture(shop())] }, key);
      const first = await write(one, 'photo-review-1');
      expect(first.givenAccumulationAmt).toBe(500);
      expect((await member.reviewApi.writable())[0]?.photoReviewAccumulationAmt).toBe(0);
      expect((await write(two, 'photo-review-2')).givenAccumulationAmt).toBe(0);
      expect(await pointsOf(shop())).toBe(before + 500);
      expect((await listed(shop(), { hasAttachmentFile: true })).totalCount).toBe(2);
      const bare = { rate: 5, content: WORDS, keptFileUrls: [], fileNames: [] };
      const foreign = { ...bare, keptFileUrls: ['/files/00000000000000000000000000000000.webp'] };
      for (const [changed, expected] of [
        [{ ...foreign, content: SHORT }, TOO_SHORT],
        [{ ...bare, content: SHORT }, TOO_SHORT],
        [bare, { code: 'REVIEW_PHOTO_NEEDED', details: null }],
        [foreign, { code: 'INVALID_REQUEST', details: { place: 'body/keptFileUrls', rule: 'known' } }],
      ] as const)
        expect(await codeAndDetailsOf(member.reviewApi.change(first.reviewNo, changed))).toEqual(expected);
      await member.reviewApi.remove(first.reviewNo);
      expect(await pointsOf(shop())).toBe(before);
      expect(await refusalOf(member.reviewApi.remove(first.reviewNo))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('takes the points back once when the reviewed goods go back, and gives none for them again [GAP-08]', async () => {
      const { member, moveClaim } = shop();
      const before = await pointsOf(shop());
      const bought = await confirmedOrder(shop());
      const fileNames = [await picture(shop())];
      const review = { orderOptionNo: bought.orderOptionNo, rate: 5, content: WORDS, fileNames };
      const { reviewNo } = await member.reviewApi.write(review, 'gone-review');
      expect(await pointsOf(shop())).toBe(before + 650);
      const fault = { claimType: 'RETURN', claimReasonType: 'WRONG_PRODUCT_DETAIL' } as const;
      const question = claimEstimateRequest(bought, { ...fault, returnWayType: 'SELLER_COLLECT' });
      const { claimNo } = await claimed(shop(), question, { returnAddress: RETURN_ADDRESS });
      for (const event of ['approve', 'receive', 'refund'] as const) await moveClaim(claimNo, event);
      expect(await pointsOf(shop())).toBe(before);
      const changed = { rate: 4, content: WORDS, keptFileUrls: [], fileNames: [await picture(shop())] };
      expect((await member.reviewApi.change(reviewNo, changed)).givenAccumulationAmt).toBe(0);
      await member.reviewApi.remove(reviewNo);
      expect(await pointsOf(shop())).toBe(before);
    });

    it('gives the points to a photo that is added later, and keeps the pictures that stay [GAP-08]', async () => {
      const { member } = shop();
      const { orderOptionNo } = await confirmedOrder(shop());
      const review = { orderOptionNo, rate: 3, content: WORDS, fileNames: [] };
      const { reviewNo } = await member.reviewApi.write(review, 'bare-review');
      const added = { rate: 5, content: WORDS, keptFileUrls: [], fileNames: [await picture(shop())] };
      expect(await member.reviewApi.change(reviewNo, added)).toEqual({ reviewNo, givenAccumulationAmt: 500 });
      const [before] = (await member.reviewApi.written(FIRST_PAGE)).items;
      const keptFileUrls = before?.fileUrls ?? [];
      expect(keptFileUrls).toHaveLength(1);
      const more = { rate: 2, content: WORDS, keptFileUrls, fileNames: [await picture(shop())] };
      expect(await member.reviewApi.change(reviewNo, more)).toEqual({ reviewNo, givenAccumulationAmt: 0 });
      const [after] = (await member.reviewApi.written(FIRST_PAGE)).items;
      expect(after?.fileUrls).toHaveLength(2);
      expect(after?.fileUrls[0]).toBe(keptFileUrls[0]);
      expect(await listed(shop())).toMatchObject({ rate: 2, photoTotalCount: 1, totalCount: 1 });
    });

    it('takes no praise, report or block of one’s own review [GAP-09]', async () => {
      const { member } = shop();
      const { orderOptionNo, productNo } = await confirmedOrder(shop());
      const review = { orderOptionNo, rate: 5, content: WORDS, fileNames: [] };
      const { reviewNo } = await member.reviewApi.write(review, 'own-review');
      const report = { reportReasonCd: 'ETC', content: '' } as const;
      const attempts = [
        member.reviewApi.recommend(productNo, reviewNo, true),
        member.reviewApi.report(productNo, reviewNo, report),
        member.reviewApi.block(productNo, reviewNo),
      ];
      for (const outcome of await Promise.all(attempts.map(codeAndDetailsOf)))
        expect(outcome).toEqual({ code: 'STATE_CONFLICT', details: null });
    });

    it('finds a review of another helpful once, reports and hides it, and shows its writer again [GAP-09, ROUTE-20]', async () => {
      const { member, goods, reviewNo } = shop();
      const { productNo } = goods.plain;
      const seen = () => member.reviewApi.get(productNo, reviewNo);
      const { recommendCnt, memberId } = await seen();
      await member.reviewApi.recommend(productNo, reviewNo, true);
      await member.reviewApi.recommend(productNo, reviewNo, true);
      expect(await seen()).toMatchObject({ recommended: true, recommendCnt: recommendCnt + 1 });
      await member.reviewApi.recommend(productNo, reviewNo, false);
      expect(await seen()).toMatchObject({ recommended: false, recommendCnt, reportable: true });
      await member.reviewApi.report(productNo, reviewNo, { reportReasonCd: 'ABUSE', content: '욕설이 있어요' });
      await member.reviewApi.report(productNo, reviewNo, { reportReasonCd: 'ETC', content: '' });
      expect(await seen()).toMatchObject({ reportable: false });
      await member.reviewApi.block(productNo, reviewNo);
      await member.reviewApi.block(productNo, reviewNo);
      expect(await seen()).toMatchObject({ blocked: true, content: '', fileUrls: [] });
      const [writer] = await member.reviewApi.blockedWriters();
      expect(writer?.memberId).toBe(memberId);
      await member.reviewApi.unblock(writer?.blockNo ?? 0);
      expect(await seen()).toMatchObject({ blocked: false });
      expect((await seen()).content).not.toBe('');
      expect(await member.reviewApi.blockedWriters()).toEqual([]);
      expect(await refusalOf(member.reviewApi.get(productNo, 987_654))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('knows no reviews of a guest', async () => {
      const { reviewApi } = shop().guest;
      for (const refusal of await Promise.all(
        [reviewApi.writable(), reviewApi.written(FIRST_PAGE), reviewApi.blockedWriters()].map(refusalOf),
      )) {
        expect(refusal).toMatchObject({ code: 'AU99' });
      }
    });
  });
}
