import { fc, it as property } from '@fast-check/vitest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../testing/race/invariants.ts';
import { insertCoupon, insertIssue } from '../../testing/rows/coupon-rows.ts';
import { insertOption } from '../../testing/rows/shop-rows.ts';
import {
  boughtUpTo,
  claim,
  SELLER_COLLECTS,
  estimate,
  moveClaim,
  optionsOf,
  request,
} from '../../testing/shop/claim-shop.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../../testing/shop/order-shop.ts';

let shop: OrderShop;
let otherOptionNo: number;

beforeAll(async () => {
  shop = await openOrderShop([
    { productNo: 1, accumulationRate: 1 },
    { productNo: 2, partnerNo: 2, deliveryTemplateNo: 2 },
    { productNo: 3 },
  ]);
  const { database } = shop.test;
  await database.updateTable('productOption').set({ openingCnt: 9_999, stockCnt: 9_999 }).execute();
  otherOptionNo = await insertOption(database, 1);
});
afterEach(async () => {
  expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
});
afterAll(() => shop.test.drop());

async function providerGaveBack(orderNo: string): Promise<number> {
  const payment = shop.test.database.selectFrom('sandboxPayment').select('canceledAmt').where('orderNo', '=', orderNo);
  return (await payment.executeTakeFirst())?.canceledAmt ?? 0;
}

/** Buys three pieces and one of another seller with a coupon of 3,000 won and 1,500 points. */
async function buyWithEverything() {
  const buyer = await insertBuyer(shop, 2_000);
  const couponNo = await insertCoupon(shop.test.database);
  const cartCouponIssueNo = await insertIssue(shop.test.database, couponNo, buyer.memberNo);
  const coupons = { cartCouponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
  const sheetNo = await openSheet(shop, buyer, [{ productNo: 1, orderCnt: 3 }, { productNo: 2 }]);
  const held = await reserve(shop, buyer, sheetNo, reserveBody(38_500, { coupons, subPayAmt: 1_500 }));
  await decide(shop, held.body.key, 'APPROVE');
  const { body } = await approve(shop, buyer, held.body);
  if (body.order === null) throw new Error(`not paid: ${held.code}`);
  const [three, one] = optionsOf(body.order);
  if (three === undefined || one === undefined) throw new Error('no options');
  return { buyer, orderNo: body.orderNo, three: three.orderOptionNo, one: one.orderOptionNo, cartCouponIssueNo };
}

describe('requestClaim', () => {
  it('refunds piece by piece what was paid, coupons and points as such, through the provider once [GAP-17]', async () => {
    const { buyer, orderNo, three, one, cartCouponIssueNo } = await buyWithEverything();
    const optionLists = [
      [{ orderOptionNo: three, productCnt: 1 }],
      [{ orderOptionNo: one, productCnt: 1 }],
      [{ orderOptionNo: three, productCnt: 2 }],
    ];
    const coupon = shop.test.database.selectFrom('couponIssue').select('usedAt');
    let [main, sub] = [0, 0];
    for (const options of optionLists) {
      const used = await coupon.where('couponIssueNo', '=', cartCouponIssueNo).executeTakeFirstOrThrow();
      expect(used.usedAt).not.toBeNull();
      const { estimate: shown } = await claim(shop, buyer, { orderNo, options });
      expect(shown.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.refundPayAmt);
      main += shown.refundMainPayAmt;
      sub += shown.refundSubPayAmt;
      await shop.jobs.runDue();
      await shop.jobs.runDue();
      expect(await providerGaveBack(orderNo)).toBe(main);
      expect(await brokenInvariants(shop.test.database)).toEqual([]);
    }
    expect([main, sub]).toEqual([38_500, 1_500]);
    const back = await coupon.where('couponIssueNo', '=', cartCouponIssueNo).executeTakeFirstOrThrow();
    expect(back.usedAt).toBeNull();
    const points = await shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo } });
    expect(points.body).toMatchObject({ defaultOrderStatusType: 'CANCEL_DONE', accumulationAmtWhenBuyConfirm: 0 });
  });

  it('leaves the rest of a line to be shipped and confirmed, with the points of the rest [GAP-17]', async () => {
    const buyer = await insertBuyer(shop);
    const order = await boughtUpTo(shop, buyer, 'PAY_DONE', [{ productNo: 1, orderCnt: 3 }]);
    const [line] = order.options;
    const orderOptionNo = line?.orderOptionNo ?? 0;
    await claim(shop, buyer, { orderNo: order.orderNo, options: [{ orderOptionNo, productCnt: 1 }] });
    await shop.jobs.runDue();
    const { body } = await shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo: order.orderNo } });
    const [option] = optionsOf(body);
    expect(option).toMatchObject({ orderStatusType: 'PAY_DONE', orderCnt: 3, claimedCnt: 1, accumulationAmt: 200 });
    expect(option?.nextActions.map(({ nextActionType }) => nextActionType)).toContain('VIEW_CLAIM');
    const tooMany = await estimate(shop, buyer, {
      orderNo: order.orderNo,
      options: [{ orderOptionNo, productCnt: 3 }],
    });
    expect(tooMany).toMatchObject({ code: 'STATE_CONFLICT', details: { orderOptionNo, reason: 'COUNT' } });
  });

  it('takes back the points of a confirmed purchase [GAP-17]', async () => {
    const buyer = await insertBuyer(shop);
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'BUY_CONFIRM', [{ productNo: 1, orderCnt: 2 }]);
    const balance = async () =>
      (
        await shop.test.database
          .selectFrom('pointBalance')
          .select('balanceAmt')
          .where('memberNo', '=', buyer.memberNo)
          .executeTakeFirstOrThrow()
      ).balanceAmt;
    expect(await balance()).toBe(200);
    const over = { claimType: 'RETURN', claimReasonType: 'WRONG_PRODUCT_DETAIL', ...SELLER_COLLECTS };
    const pieces = [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }];
    const { claimNo } = await claim(shop, buyer, { orderNo, options: pieces, over });
    await moveClaim(shop, claimNo, 'approve');
    await moveClaim(shop, claimNo, 'receive');
    await shop.jobs.runDue();
    expect(await balance()).toBe(100);
  });

  it.each([
    [{ claimType: 'RETURN', claimReasonType: 'DEFECTIVE_PRODUCT', ...SELLER_COLLECTS }, 'fileNames'],
    [{ claimType: 'RETURN' }, 'returnWayType'],
    [{ claimType: 'RETURN', returnWayType: 'SELLER_COLLECT' }, 'returnAddress'],
    [{ claimType: 'RETURN', returnWayType: 'BUYER_DIRECT_RETURN', invoiceNo: '123412341234' }, 'deliveryCompanyType'],
    [{ claimType: 'RETURN', returnWayType: 'BUYER_DIRECT_RETURN', deliveryCompanyType: 'CJ' }, 'invoiceNo'],
    [{ claimType: 'RETURN', claimReasonType: 'OTHERS_BUYER', ...SELLER_COLLECTS }, 'claimReasonDetail'],
    [
      { claimType: 'RETURN', claimReasonType: 'OTHERS_SELLER', claimReasonDetail: ' ', ...SELLER_COLLECTS },
      'claimReasonDetail',
    ],
    [{ claimType: 'EXCHANGE', ...SELLER_COLLECTS }, 'exchangeOptionNo'],
    [{ claimType: 'EXCHANGE', exchangeOptionNo: 20, ...SELLER_COLLECTS }, 'exchangeOptionNo'],
    [{ claimType: 'RETURN', claimReasonType: 'OUT_OF_STOCK', ...SELLER_COLLECTS }, 'claimReasonType'],
  ])('refuses %j and names the wrong field [GAP-17]', async (over, place) => {
    const buyer = await insertBuyer(shop);
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'DELIVERY_DONE');
    const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }], over };
    const shown = await estimate(shop, buyer, claimInput);
    const answer = await request(shop, buyer, claimInput, shown.code === null ? shown.body.refundPayAmt : 0);
    expect(answer).toMatchObject({ code: 'INVALID_REQUEST', details: { place: `body/${place}` } });
  });

  it('exchanges for an option of the same price, and for no other [GAP-17]', async () => {
    const { database } = shop.test;
    const dearer = await insertOption(database, 1, { addPrice: 1 });
    const cheaper = await insertOption(database, 1, { addPrice: -1 });
    const buyer = await insertBuyer(shop);
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'DELIVERY_DONE');
    const { body } = await shop.call('getClaimable', { bearer: buyer.bearer, path: { orderNo } });
    const offered = body.lines[0]?.exchangeOptions.map(({ optionNo }) => optionNo);
    expect(new Set(offered)).toEqual(new Set([10, otherOptionNo]));
    for (const exchangeOptionNo of [dearer, cheaper]) {
      const over = { claimType: 'EXCHANGE', exchangeOptionNo, ...SELLER_COLLECTS };
      const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }], over };
      expect(await request(shop, buyer, claimInput, 0)).toMatchObject({
        code: 'INVALID_REQUEST',
        details: { place: 'body/exchangeOptionNo' },
      });
    }
  });

  it('lists claims page by page, newest first, each once [GAP-17]', async () => {
    const buyer = await insertBuyer(shop);
    const claimNos: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { orderNo, options } = await boughtUpTo(shop, buyer, 'PAY_DONE');
      const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }] };
      claimNos.unshift((await claim(shop, buyer, claimInput)).claimNo);
      await shop.jobs.runDue();
    }
    const read = (query: { readonly pageSize: string; readonly cursor?: string }) =>
      shop.call('getClaims', { bearer: buyer.bearer, query });
    const first = (await read({ pageSize: '2' })).body;
    const second = (await read({ pageSize: '2', cursor: first.nextCursor ?? '' })).body;
    expect([first.totalCount, second.totalCount, second.nextCursor]).toEqual([3, 3, null]);
    const seen = [...first.items, ...second.items].map(({ claimNo }) => claimNo);
    expect(seen).toEqual(claimNos);
  });

  it('takes only pictures of the member, each once [GAP-17, GAP-32]', async () => {
    const buyer = await insertBuyer(shop);
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'DELIVERY_DONE');
    const over = {
      claimType: 'RETURN',
      claimReasonType: 'DEFECTIVE_PRODUCT',
      ...SELLER_COLLECTS,
      fileNames: [`${'0'.repeat(32)}.webp`],
    };
    const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }], over };
    expect((await request(shop, buyer, claimInput, 10_000)).code).toBe('INVALID_REQUEST');
  });

  it('holds the units of an exchange and gives them back when the seller refuses [GAP-17]', async () => {
    const buyer = await insertBuyer(shop);
    const stockOf = async (optionNo: number) =>
      (
        await shop.test.database
          .selectFrom('productOption')
          .select('stockCnt')
          .where('optionNo', '=', optionNo)
          .executeTakeFirstOrThrow()
      ).stockCnt;
    const before = [await stockOf(10), await stockOf(otherOptionNo)] as const;
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'DELIVERY_DONE');
    const over = { claimType: 'EXCHANGE', exchangeOptionNo: otherOptionNo, ...SELLER_COLLECTS };
    const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }], over };
    const { claimNo } = await claim(shop, buyer, claimInput);
    expect(await stockOf(otherOptionNo)).toBe(before[1] - 1);
    expect(await brokenInvariants(shop.test.database)).toEqual([]);
    await moveClaim(shop, claimNo, 'reject');
    expect(await stockOf(otherOptionNo)).toBe(before[1]);
    const again = await claim(shop, buyer, claimInput);
    for (const event of ['approve', 'receive', 'send'] as const) await moveClaim(shop, again.claimNo, event);
    expect([await stockOf(10), await stockOf(otherOptionNo)]).toEqual([before[0], before[1] - 1]);
  });
});

const turns = fc.array(fc.record({ pick: fc.nat(99), count: fc.integer({ min: 1, max: 3 }), isSeller: fc.boolean() }), {
  minLength: 3,
  maxLength: 8,
});

describe('any claims of an order', () => {
  property.prop([turns], { numRuns: 8 })(
    'never bring back more than was paid, and all of it in the end [GAP-17]',
    async (claims) => {
      const { buyer, orderNo, three, one } = await buyWithEverything();
      const left = new Map([
        [three, 3],
        [one, 1],
      ]);
      for (const { pick, count, isSeller } of [...claims, ...claims]) {
        const orderOptionNo = pick % 2 === 0 ? three : one;
        const productCnt = Math.min(count, left.get(orderOptionNo) ?? 0);
        if (productCnt === 0) continue;
        left.set(orderOptionNo, (left.get(orderOptionNo) ?? 0) - productCnt);
        const over = { claimReasonType: isSeller ? 'DELAY_DELIVERY' : 'CHANGE_MIND' };
        const { claimNo, claimStatusType } = await claim(shop, buyer, {
          orderNo,
          options: [{ orderOptionNo, productCnt }],
          over,
        });
        if (claimStatusType === 'CANCEL_REQUEST') await moveClaim(shop, claimNo, 'approve');
        await shop.jobs.runDue();
        expect(await brokenInvariants(shop.test.database)).toEqual([]);
      }
      const order = await shop.test.database
        .selectFrom('shopOrder')
        .selectAll()
        .where('orderNo', '=', orderNo)
        .executeTakeFirstOrThrow();
      const isAllBack = [...left.values()].every((count) => count === 0);
      if (isAllBack) expect([order.refundedChargeAmt, order.refundedSubPayAmt]).toEqual([38_500, 1_500]);
      expect(await providerGaveBack(orderNo)).toBe(order.refundedChargeAmt);
    },
  );
});
