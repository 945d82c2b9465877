import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { raiseCatalogueVersion } from '../catalogue/catalogue-version.ts';
import { consume } from '../http/rate-limit.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { numbers, retryWhileBusy, tally } from '../testing/race/race.ts';
import type { TestMember } from '../testing/rows/member-rows.ts';
import { insertBuyer, type OrderShop } from '../testing/shop/order-shop.ts';
import { claim, SELLER_COLLECTS, moveClaim } from '../testing/shop/claim-shop.ts';
import { deliver, openReviewShop, picture, REVIEW_WORDS, write } from '../testing/shop/review-shop.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openReviewShop();
});
afterEach(() => closeSoundShop(shop));

const pointsOf = async ({ memberNo }: TestMember) => {
  const { rows } = await sql<{ readonly amount: number; readonly entries: number }>`
    select coalesce(sum(point_amt), 0)::integer as amount, count(*)::integer as entries from point_ledger
    where member_no = ${memberNo} and review_no is not null`.execute(shop.test.database);
  return rows[0];
};

describe('a photo review', () => {
  it('brings its points once, however many reviews of a product come at once [GAP-08]', async () => {
    const buyer = await insertBuyer(shop);
    const options = await deliver(shop, buyer, 6);
    const tries = await Promise.all(
      options
        .flatMap((option) => [option, option])
        .map(async (option) => ({ option, file: await picture(shop, buyer) })),
    );
    const answers = await Promise.all(
      tries.map(({ option, file }) => {
        const key = randomUUID();
        return retryWhileBusy(() => write(shop, buyer, option, { fileNames: [file] }, key));
      }),
    );
    expect(tally(answers)).toEqual({ ok: 6, NOT_REVIEWABLE: 6 });
    const given = answers.flatMap(({ code, body }) => (code === null ? [body.givenAccumulationAmt] : []));
    expect(given.toSorted()).toEqual([0, 0, 0, 0, 0, 500]);
    expect(await pointsOf(buyer)).toEqual({ amount: 500, entries: 1 });
  });

  it('takes its points back once when deleted many times at once, owes the spent ones, and brings none again', async () => {
    const buyer = await insertBuyer(shop);
    const [one = 0, two = 0] = await deliver(shop, buyer, 2);
    const { body } = await write(shop, buyer, one, { fileNames: [await picture(shop, buyer)] });
    await sql`update point_lot set rest_amt = 200 where member_no = ${buyer.memberNo}`.execute(shop.test.database);
    await sql`update point_balance set balance_amt = 200 where member_no = ${buyer.memberNo}`.execute(
      shop.test.database,
    );
    await sql`insert into point_ledger (member_no, effect_key, status, reason, point_amt, balance_amt, registered_at)
      values (${buyer.memberNo}, 'spent', 'SUBTRACTION', 'SUB_MANUAL', -300, 200, now())`.execute(shop.test.database);
    const path = { reviewNo: body.reviewNo };
    const { bearer } = buyer;
    const remove = () => retryWhileBusy(() => shop.call('deleteReview', { bearer, path }));
    const removals = await Promise.all(numbers(4).map(remove));
    expect(tally(removals)).toEqual({ ok: 1, NOT_FOUND: 3 });
    expect(await pointsOf(buyer)).toEqual({ amount: 300, entries: 2 });
    const { owedAmt } = await shop.test.database
      .selectFrom('pointBalance')
      .select('owedAmt')
      .where('memberNo', '=', buyer.memberNo)
      .executeTakeFirstOrThrow();
    expect(owedAmt).toBe(300);
    const again = await write(shop, buyer, two, { fileNames: [await picture(shop, buyer)] });
    expect(again.body.givenAccumulationAmt).toBe(0);
    expect(await pointsOf(buyer)).toEqual({ amount: 300, entries: 2 });
  });

  it('gives its points back with goods that are returned', async () => {
    const buyer = await insertBuyer(shop);
    const [orderOptionNo = 0] = await deliver(shop, buyer, 1);
    await write(shop, buyer, orderOptionNo, { fileNames: [await picture(shop, buyer)] });
    expect(await pointsOf(buyer)).toEqual({ amount: 500, entries: 1 });
    const { orderNo } = await shop.test.database
      .selectFrom('orderOption')
      .select('orderNo')
      .where('orderOptionNo', '=', orderOptionNo)
      .executeTakeFirstOrThrow();
    const reason = { claimReasonType: 'DEFECTIVE_PRODUCT', claimReasonDetail: '소리가 나지 않아요' };
    const over = { claimType: 'RETURN', ...reason, ...SELLER_COLLECTS, fileNames: [await picture(shop, buyer)] };
    const { claimNo } = await claim(shop, buyer, { orderNo, options: [{ orderOptionNo, productCnt: 1 }], over });
    for (const event of ['approve', 'receive'] as const) await moveClaim(shop, claimNo, event);
    expect(await pointsOf(buyer)).toEqual({ amount: 0, entries: 2 });
  });

  it('shows pictures of its writer alone, each once, and lets go of those that are taken out', async () => {
    const [buyer, other] = [await insertBuyer(shop), await insertBuyer(shop)];
    const [option = 0] = await deliver(shop, buyer, 1);
    const foreign = await picture(shop, other);
    const own = await picture(shop, buyer);
    for (const fileNames of [[foreign], ['0'.repeat(32) + '.webp'], ['../../etc/passwd'], ['x.svg']]) {
      expect((await write(shop, buyer, option, { fileNames })).code).toBe('INVALID_REQUEST');
    }
    const { body } = await write(shop, buyer, option, { fileNames: [own, await picture(shop, buyer)] });
    const path = { reviewNo: body.reviewNo };
    for (const keptFileUrls of [['javascript:alert(1)'], ['/files/x.svg'], [`/files/${foreign}`]]) {
      const changed = { rate: 5, content: REVIEW_WORDS, keptFileUrls, fileNames: [] };
      expect((await shop.call('editReview', { bearer: buyer.bearer, path, body: changed })).code).toBe(
        'INVALID_REQUEST',
      );
    }
    const edited = { rate: 5, content: REVIEW_WORDS, keptFileUrls: [`/files/${own}`], fileNames: [] };
    expect((await shop.call('editReview', { bearer: buyer.bearer, path, body: edited })).code).toBeNull();
    const used = await shop.test.database
      .selectFrom('uploadedFile')
      .select('fileName')
      .where('usedAt', 'is not', null)
      .execute();
    expect(used).toEqual([{ fileName: own }]);
  });
});

describe('the words of a review', () => {
  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)> javascript:alert(document.cookie)',
    '{{constructor.constructor("alert(1)")()}} ${alert(1)} %3Cscript%3E',
  ])('are stored unchanged and shown as plain text: %s', async (content) => {
    const buyer = await insertBuyer(shop);
    const [option = 0] = await deliver(shop, buyer, 1);
    const { body } = await write(shop, buyer, option, { content });
    const answer = await shop.call('getProductReview', { path: { productNo: 1, reviewNo: body.reviewNo } });
    expect(answer.body.content).toBe(content);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('are refused with a NUL, too short or too long', async () => {
    const buyer = await insertBuyer(shop);
    const [option = 0] = await deliver(shop, buyer, 1);
    for (const content of [`${REVIEW_WORDS}\0`, '좋아요', '가'.repeat(1_001), ' '.repeat(40)]) {
      expect((await write(shop, buyer, option, { content })).code).toBe('INVALID_REQUEST');
    }
  });

  it('have no writer once their writer has left, and cannot be blocked then', async () => {
    const [buyer, reader] = [await insertBuyer(shop), await insertBuyer(shop)];
    const [option = 0] = await deliver(shop, buyer, 1);
    const { body } = await write(shop, buyer, option);
    const path = { productNo: 1, reviewNo: body.reviewNo };
    const seen = async () => (await shop.call('getProductReview', { bearer: reader.bearer, path })).body;
    expect(await seen()).toMatchObject({ blocked: false, blockable: true });
    await shop.call('blockReviewWriter', { bearer: reader.bearer, path });
    expect(await seen()).toMatchObject({ blocked: true, blockable: false });
    expect((await shop.call('getProductReview', { path })).body).toMatchObject({
      blocked: false,
      content: REVIEW_WORDS,
    });
    await sql`update review set member_no = null, writer_name = ''`.execute(shop.test.database);
    expect(await seen()).toMatchObject({ blocked: false, blockable: false });
    expect((await shop.call('blockReviewWriter', { bearer: reader.bearer, path })).code).toBe('STATE_CONFLICT');
  });
});

describe('what others say of a review', () => {
  it('is refused where the goods are withheld or not shown', async () => {
    const { database } = shop.test;
    const [buyer, reader] = [await insertBuyer(shop), await insertBuyer(shop)];
    const [option = 0] = await deliver(shop, buyer, 1);
    const { reviewNo } = (await write(shop, buyer, option)).body;
    const of = { bearer: reader.bearer, path: { productNo: 1, reviewNo } };
    const report = { reportReasonCd: 'ETC', content: '' } as const;
    const sayAll = async () => [
      (await shop.call('recommendReview', of)).code,
      (await shop.call('withdrawRecommendation', of)).code,
      (await shop.call('reportReview', { ...of, body: report })).code,
      (await shop.call('blockReviewWriter', of)).code,
    ];
    const change = async (to: { readonly adult: boolean; readonly displayable: boolean }) => {
      await database.updateTable('product').set(to).where('productNo', '=', 1).execute();
      await raiseCatalogueVersion(database, shop.clock.now());
    };
    await change({ adult: true, displayable: true });
    expect(await sayAll()).toEqual(numbers(4).map(() => 'ADULT_ONLY'));
    await change({ adult: false, displayable: false });
    expect(await sayAll()).toEqual(numbers(4).map(() => 'NOT_FOUND'));
    await change({ adult: false, displayable: true });
    expect(await sayAll()).toEqual([null, null, null, null]);
  });

  it('blocks no more writers than a member may, however many at once', async () => {
    const { database } = shop.test;
    const [buyer, other, reader] = [await insertBuyer(shop), await insertBuyer(shop), await insertBuyer(shop)];
    const [one = 0, two = 0] = [...(await deliver(shop, buyer, 1)), ...(await deliver(shop, other, 1))];
    const paths = [await write(shop, buyer, one), await write(shop, other, two)].map(({ body: { reviewNo } }) => ({
      productNo: 1,
      reviewNo,
    }));
    await sql`insert into review_block (member_no, writer_name, blocked_at)
      select ${reader.memberNo}, 'writer' || n, now() from generate_series(1, 499) n`.execute(database);
    const block = () =>
      Promise.all(
        paths.map((path) => retryWhileBusy(() => shop.call('blockReviewWriter', { bearer: reader.bearer, path }))),
      );
    expect(tally(await block())).toEqual({ ok: 1, STATE_CONFLICT: 1 });
    expect(tally(await block())).toEqual({ ok: 1, STATE_CONFLICT: 1 });
    const refused = (await block()).find(({ code }) => code !== null);
    expect(refused?.details).toEqual({ reason: 'full', limit: 500 });
    expect(refused?.body).toMatchObject({ message: expect.stringContaining('500명까지 차단') });
  });

  it.each([
    ['reportReview', 30, { reportReasonCd: 'ETC', content: '' }],
    ['recommendReview', 300, undefined],
  ] as const)('is taken a bounded number of times a day: %s', async (operation, most, body) => {
    const { database } = shop.test;
    const [buyer, reader] = [await insertBuyer(shop), await insertBuyer(shop)];
    const [one = 0, two = 0] = await deliver(shop, buyer, 2);
    const reviews = [await write(shop, buyer, one), await write(shop, buyer, two)].map(({ body }) => body.reviewNo);
    const counted = {
      name: operation === 'reportReview' ? 'review-report' : 'review-vote',
      max: most,
      windowMs: DAY_MS,
    };
    const say = async ({ bearer }: TestMember, reviewNo = 0) =>
      (await shop.call(operation, { bearer, path: { productNo: 1, reviewNo }, ...(body && { body }) })).code;
    for (const _ of numbers(most - 1)) await consume({ database, clock: shop.clock }, counted, String(reader.memberNo));
    // Saying it again changes nothing, so it counts for nothing.
    expect([await say(reader, reviews[0]), await say(reader, reviews[0])]).toEqual([null, null]);
    expect(await say(reader, reviews[1])).toBe('TOO_MANY_REQUESTS');
    expect(await say(await insertBuyer(shop), reviews[1])).toBeNull();
  });
});

describe('the list of a member’s reviews', () => {
  it('has its pages newest first, without gap or repeat [ROUTE-41]', async () => {
    const buyer = await insertBuyer(shop);
    for (const option of await deliver(shop, buyer, 5)) {
      await write(shop, buyer, option);
      shop.clock.advance(1_000);
    }
    const found: number[] = [];
    for (const pageNumber of ['1', '2', '3']) {
      const { body } = await shop.call('getMyReviews', { bearer: buyer.bearer, query: { pageSize: '2', pageNumber } });
      expect(body.totalCount).toBe(5);
      found.push(...body.items.map(({ reviewNo }) => reviewNo));
    }
    expect(found).toHaveLength(5);
    expect(found).toEqual(found.toSorted((left, right) => right - left));
  });
});
