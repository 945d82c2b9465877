import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raiseCatalogueVersion } from '../../catalogue/catalogue-version.ts';
import { toTimestamp } from '../../database/instant.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { catalogueOf, type CatalogueCall } from '../../testing/http/catalogue-call.ts';
import { insertCoupon, insertIssue } from '../../testing/rows/coupon-rows.ts';
import { insertGrades, insertMember, logInAs } from '../../testing/rows/member-rows.ts';
import { insertCatalogue } from '../../testing/rows/product-rows.ts';

const clock = simulatedClock();
const now = clock.now();

let test: TestDatabase;
let look: CatalogueCall;

beforeAll(async () => {
  test = await freshDatabase();
  await insertGrades(test.database);
  await insertCatalogue(
    test.database,
    [1, 2, 3, 4, 5, 6].map((productNo) => ({ productNo, salePrice: 40_000, accumulationRate: 1 })),
  );
  look = catalogueOf(test.database, clock);
});
afterAll(() => test.drop());

/** A coupon of 3,000 won for one product. */
async function couponFor(productNo: number, over: Parameters<typeof insertCoupon>[1] = {}) {
  const target = { couponType: 'PRODUCT', couponTargetType: 'PRODUCT', targetNos: [productNo] } as const;
  const couponNo = await insertCoupon(test.database, { ...target, ...over });
  await raiseCatalogueVersion(test.database, now);
  return couponNo;
}

async function promised(productNo: number, bearer?: string): Promise<number> {
  const { body } = await look(`/client/v1/display/products/${productNo}`, bearer === undefined ? {} : { bearer });
  expect(body.price.couponPrice).toBe(40_000 - body.price.couponDiscountAmt);
  return body.price.couponDiscountAmt;
}

const join = async (over: Parameters<typeof insertMember>[1] = {}) =>
  logInAs(test.database, await insertMember(test.database, over));

describe('the coupon price of a product page', () => {
  it('counts available and owned coupons, but no used or expired one', async () => {
    const couponNo = await couponFor(1);
    const [newcomer, holder, user, late] = [await join(), await join(), await join(), await join()];
    await insertIssue(test.database, couponNo, holder.memberNo);
    await insertIssue(test.database, couponNo, user.memberNo, { usedAt: toTimestamp(now), usedOrderNo: '1' });
    await insertIssue(test.database, couponNo, late.memberNo, {
      useStartAt: new Date(now - 9_000),
      useEndAt: new Date(now - 5_000),
    });
    expect(await promised(1)).toBe(3_000);
    expect(await promised(1, newcomer.bearer)).toBe(3_000);
    expect(await promised(1, holder.bearer)).toBe(3_000);
    expect(await promised(1, user.bearer)).toBe(0);
    expect(await promised(1, late.bearer)).toBe(0);
  });

  it('counts a used coupon again where a second one may be had', async () => {
    const couponNo = await couponFor(2, { issuePerPersonCnt: 2 });
    const user = await join();
    await insertIssue(test.database, couponNo, user.memberNo, { usedAt: toTimestamp(now), usedOrderNo: '1' });
    expect(await promised(2, user.bearer)).toBe(3_000);
  });

  it('counts no coupon that has run out, except where it is owned', async () => {
    const couponNo = await couponFor(3, { totalIssueCnt: 1, issuedCnt: 1 });
    const [newcomer, holder] = [await join(), await join()];
    await insertIssue(test.database, couponNo, holder.memberNo);
    expect(await promised(3)).toBe(0);
    expect(await promised(3, newcomer.bearer)).toBe(0);
    expect(await promised(3, holder.bearer)).toBe(3_000);
  });

  it('counts a coupon of a grade or of customers for those alone', async () => {
    await couponFor(4, { gradeCodes: ['GOLD'] });
    await couponFor(4, { telecomOnly: true, discountAmt: 2_000 });
    const gold = await join({ gradeNo: 2, carrier: 'KT' });
    const customer = await join({ carrier: 'DEALTEL' });
    expect(await promised(4)).toBe(0);
    expect(await promised(4, gold.bearer)).toBe(3_000);
    expect(await promised(4, customer.bearer)).toBe(2_000);
  });

  it('counts a coupon of a code once it is owned, and none above its highest price', async () => {
    const couponNo = await couponFor(5, { issueType: 'CODE', promotionCode: 'PAGE' });
    await couponFor(5, { maxSalePrice: 39_999, discountAmt: 9_000 });
    const holder = await join();
    await insertIssue(test.database, couponNo, holder.memberNo);
    expect(await promised(5)).toBe(0);
    expect(await promised(5, holder.bearer)).toBe(3_000);
  });
});

describe('the points of a product page', () => {
  it('are those of the product for a guest, and of product and grade together for a member', async () => {
    await test.database.updateTable('memberGrade').set({ reserveRate: 0.5 }).where('gradeNo', '=', 2).execute();
    const pointsOf = async (bearer?: string) =>
      (await look('/client/v1/display/products/6', bearer === undefined ? {} : { bearer })).body.price
        .accumulationAmtWhenBuyConfirm;
    const gold = await join({ gradeNo: 2 });
    expect(await pointsOf()).toBe(400);
    expect(await pointsOf(gold.bearer)).toBe(600);
    expect(await pointsOf((await join()).bearer)).toBe(400);
  });
});
