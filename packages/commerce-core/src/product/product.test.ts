import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount, instant } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { kst } from '../value/calendar.ts';
import { after } from '../value/time.ts';
import { ZERO_WON, won } from '../value/won.ts';
import { addRow, clampQuantity, piecesLeft, totalOfRows } from './option-row.ts';
import { discountRate, immediateDiscountOf, displayPrice } from './product-price.ts';
import { averageRate } from './product-review.ts';
import { saleNotice, saleStatusAt } from './sale-status.ts';
import { withheldProduct, withholdSummary } from './withheld-product.ts';

const runs = { numRuns: testSizes.moneyRuns };
const always = { startAt: null, endAt: null };

describe('prices', () => {
  it('rounds the discount rate down', () => {
    expect(discountRate(won(20_900), won(12_900))).toBe(38);
    expect(discountRate(won(10_000), won(9_901))).toBe(0);
    expect(discountRate(won(10_000), ZERO_WON)).toBe(100);
    expect([discountRate(ZERO_WON, ZERO_WON), discountRate(won(1), won(2))]).toEqual([0, 0]);
  });

  it.prop([amount(), amount()], runs)('never promises more than is taken off', (salePrice, discountedPrice) => {
    fc.pre(salePrice > 0);
    const rate = discountRate(salePrice, discountedPrice);
    expect(rate).toBeGreaterThanOrEqual(0);
    expect(rate).toBeLessThanOrEqual(100);
    expect(BigInt(rate) * BigInt(salePrice)).toBeLessThanOrEqual(
      100n * BigInt(Math.max(0, salePrice - discountedPrice)),
    );
  });

  it.prop(
    [
      amount(1e7),
      fc.record({ unitType: fc.constantFrom('WON', 'RATE'), value: fc.integer({ min: 0, max: 100 }) }),
      amount(1e7),
      instant(),
    ],
    runs,
  )('shows a price from 0 to the list price', (salePrice, discount, addition, now) => {
    const shown = displayPrice(salePrice, { ...discount, window: always }, addition, now);
    expect(shown.discountedPrice).toBeGreaterThanOrEqual(0);
    expect(shown.discountedPrice).toBeLessThanOrEqual(salePrice);
    expect(shown.immediateDiscountAmt).toBeLessThanOrEqual(salePrice);
  });

  it('discounts inside the window only', () => {
    const startAt = kst('2026-11-20 00:00:00');
    const discount = { unitType: 'RATE', value: 10, window: { startAt, endAt: after(startAt, 1_000) } } as const;
    const at = (ms: number) => immediateDiscountOf(won(12_999), discount, after(startAt, ms));
    expect([at(-1), at(0), at(999), at(1_000)]).toEqual([0, 1_299, 1_299, 0]);
    expect(immediateDiscountOf(won(1_000), null, startAt)).toBe(0);
    expect(immediateDiscountOf(won(1_000), { unitType: 'WON', value: 3_000, window: always }, startAt)).toBe(1_000);
  });
});

describe('sale status', () => {
  const startAt = kst('2026-11-20 09:00:00');
  const window = { startAt, endAt: after(startAt, 1_000) };

  it('follows the window unless someone ended the sale by hand', () => {
    const at = (ms: number) => saleStatusAt({ saleStatusType: 'ONSALE', window }, after(startAt, ms));
    expect([at(-1), at(0), at(999), at(1_000)]).toEqual(['READY', 'ONSALE', 'ONSALE', 'FINISHED']);
    expect(saleStatusAt({ saleStatusType: 'STOP', window }, startAt)).toBe('STOP');
    expect(saleStatusAt({ saleStatusType: 'PROHIBITION', window: always }, startAt)).toBe('PROHIBITION');
    expect(saleStatusAt({ saleStatusType: 'READY', window: always }, startAt)).toBe('ONSALE');
  });

  it('differs from being sold out', () => {
    expect(saleNotice('ONSALE', false)).toBe(null);
    expect(saleNotice('ONSALE', true)).toBe('sold-out');
    expect(saleNotice('READY', true)).toBe('upcoming');
    expect((['FINISHED', 'STOP', 'PROHIBITION'] as const).map((status) => saleNotice(status, false))).toEqual([
      'ended',
      'ended',
      'ended',
    ]);
  });
});

describe('quantities', () => {
  const limits = { minBuyCnt: 2, maxBuyCnt: 5, stockCnt: 10 };

  it.each([
    [1, limits, 2, 'MIN_BUY'],
    [2, limits, 2, null],
    [5.9, limits, 5, null],
    [6, limits, 5, 'MAX_BUY'],
    [6, { ...limits, stockCnt: 3 }, 3, 'STOCK_SHORT'],
    [6, { ...limits, stockCnt: -999 }, 5, 'MAX_BUY'],
    [9_999, { minBuyCnt: 1, maxBuyCnt: null, stockCnt: -999 }, 9_999, null],
    [1, { ...limits, stockCnt: 1 }, 0, 'STOCK_SHORT'],
    [1, { ...limits, maxBuyCnt: 1 }, 0, 'MAX_BUY'],
    [Number.NaN, limits, 2, null],
    [-5, limits, 2, 'MIN_BUY'],
  ] as const)('brings %s within %j to %s', (quantity, given, count, problem) => {
    expect(clampQuantity(quantity, given)).toEqual({ count, problem });
  });

  it.prop([
    fc.double(),
    fc.record({ minBuyCnt: fc.integer({ min: 1, max: 9 }), maxBuyCnt: fc.option(fc.nat(20)), stockCnt: fc.nat(30) }),
  ])('clamps any quantity within the limits', (quantity, given) => {
    const { count } = clampQuantity(quantity, given);
    if (count === 0) return;
    expect(count).toBeGreaterThanOrEqual(given.minBuyCnt);
    expect(count).toBeLessThanOrEqual(Math.min(given.stockCnt, given.maxBuyCnt ?? Infinity));
    expect(Number.isInteger(count)).toBe(true);
  });

  it('tells of the last pieces', () => {
    expect([6, 5, 1, 0, -999].map(piecesLeft)).toEqual([null, 5, 1, null, null]);
  });

  it('keeps one row per option and adds the rows up', () => {
    const row = { optionNo: 1, value: '블랙', buyPrice: won(12_900), orderCnt: 2 };
    const rows = addRow([row], { ...row, optionNo: 2, orderCnt: 1 }) ?? [];
    expect(totalOfRows(rows)).toEqual({ count: 3, amount: 38_700 });
    expect(addRow(rows, row)).toBe(null);
    expect(totalOfRows([])).toEqual({ count: 0, amount: 0 });
  });
});

describe('withheld goods', () => {
  it('tell neither name, nor picture, nor price [ROLE-05]', () => {
    const page = withheldProduct({ productNo: 7, adult: true, telecomOnly: false }, 'ADULT');
    expect(page).toMatchObject({ withheld: 'ADULT', baseInfo: { productNo: 7, minorPurchaseYn: 'N' } });
    const texts = JSON.stringify(page).match(/[가-힣]|\/assets/g);
    expect(texts).toBe(null);
    expect(Object.values(page.price).every((value) => value === 0)).toBe(true);
  });

  it('keep only the mark on a card [ROLE-05]', () => {
    const card = {
      productNo: 7,
      productName: '와인',
      brandName: '브랜드',
      partnerName: '판매자',
      imageUrls: ['/assets/art/x.svg'],
      salePrice: won(1),
      immediateDiscountAmt: won(1),
      discountedPrice: won(1),
      discountRate: 1,
      couponDiscountAmt: won(1),
      promotionText: '향',
      stickerLabels: ['새'],
      isSoldOut: false,
      adult: true,
      telecomOnly: false,
      withheld: null,
      saleStatusType: 'ONSALE',
      saleStartYmdt: null,
      saleEndYmdt: null,
      reviewRating: 5,
      totalReviewCount: 1,
      likeCount: 1,
      saleCnt: 1,
      freeDelivery: true,
      hasCoupon: true,
      todayDeparture: false,
      arrivalYmd: '2026-11-24',
      displayCategoryNo: 3,
    } as const;
    const shown = withholdSummary(card, 'ADULT');
    expect(shown).toMatchObject({
      productNo: 7,
      withheld: 'ADULT',
      displayCategoryNo: 3,
      arrivalYmd: null,
    });
    expect(shown).not.toHaveProperty('adult');
    expect(JSON.stringify(shown)).not.toMatch(/[가-힣]|assets/);
  });
});

describe('the average of reviews', () => {
  it('has one decimal, rounded half up, and is 0 without any', () => {
    expect([averageRate(0, 0), averageRate(20, 85), averageRate(3, 14), averageRate(1, 5)]).toEqual([0, 4.3, 4.7, 5]);
  });

  it.prop([fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 })])('lies among them', (rates) => {
    const average = averageRate(
      rates.length,
      rates.reduce((sum, rate) => sum + rate, 0),
    );
    expect(average).toBeGreaterThanOrEqual(Math.min(...rates));
    expect(average).toBeLessThanOrEqual(Math.max(...rates));
  });
});
