import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  buyableProducts,
  enter,
  expectNoComplaint,
  languageOf,
  payInWindow,
  watchComplaints,
  wordsOf,
} from '../support/shop.ts';

/** Each form has a member of its own: a code brings one coupon. */
const COUPON = {
  ko: {
    member: /박새봄 · /,
    code: 'THANKS2026',
    codeCoupon: '연말 감사 20% 쿠폰',
    codeLabel: '쿠폰코드',
    register: '등록',
    strip: /^쿠폰 받기 \d+장/,
    get: '받기',
    got: '쿠폰을 받았어요',
    coupons: '쿠폰',
    change: '변경',
    best: '쓸 수 있는 쿠폰 중 가장 많이 할인돼요',
    apply: '적용하기',
  },
  en: {
    member: /Lee Dareun/,
    code: 'THANKS2026',
    codeCoupon: 'Year-end thanks 20% off',
    codeLabel: 'Coupon code',
    register: 'Add',
    strip: /^Get \d+ coupons?/,
    get: 'Get',
    got: 'Coupon added',
    coupons: 'Coupons',
    change: 'Change',
    best: 'Saves you the most',
    apply: 'Apply',
  },
} as const;

/** What both coupons take something off: from 50,000 won. */
const LEAST_GOODS_AMT = 70_000;

interface Found {
  readonly productNo: number;
  readonly orderCnt: number;
  readonly couponName: string;
}

/** A product with a coupon that this member can still get and use anywhere, and how many of it are dear enough. */
async function productWithCoupon(page: Page, language: 'ko' | 'en'): Promise<Found> {
  for (const keyword of ['크림', '세럼', '이어폰', '충전기', '운동화']) {
    for (const { productNo, discountedPrice } of await buyableProducts(page, keyword)) {
      const { coupons, limitations } = await (
        await page.request.get(`/api/client/v1/display/products/${productNo}`, {
          headers: { 'accept-language': language },
        })
      ).json();
      const orderCnt = Math.ceil(LEAST_GOODS_AMT / discountedPrice);
      const { maxBuyTimeCnt, maxBuyPersonCnt, maxBuyPeriodCnt } = limitations;
      const isAllowed = maxBuyTimeCnt + maxBuyPersonCnt + maxBuyPeriodCnt === 0 && orderCnt <= 3;
      const coupon = coupons.find(
        (one: { couponType: string; downloadable: boolean; usablePlatforms: string[]; minSalePrice: number }) =>
          one.couponType === 'PRODUCT' && one.downloadable && one.usablePlatforms.length === 0,
      );
      if (isAllowed && coupon !== undefined) return { productNo, orderCnt, couponName: coupon.couponName };
    }
  }
  throw new Error('no product has a coupon to get');
}

/** Gives the member somewhere to send goods to; the journey is about something else. */
async function addAddress(page: Page, origin: string): Promise<void> {
  const answer = await page.request.post('/api/client/v1/customer/shipping-addresses', {
    data: {
      addressName: '집',
      defaultYn: 'Y',
      receiverName: '이다른',
      receiverZipCd: '06236',
      receiverAddress: '서울특별시 강남구 테헤란로 1',
      receiverJibunAddress: '',
      receiverDetailAddress: '101호',
      receiverContact1: '01000001003',
      receiverContact2: null,
      countryCd: 'KR',
      customsIdNumber: null,
    },
    headers: { origin },
  });
  expect(answer.ok()).toBe(true);
}

/** Opens the sheet of a product bought at once. */
async function openSheetOf(page: Page, { productNo, orderCnt }: Found, origin: string): Promise<void> {
  const read = await page.request.get(`/api/client/v1/display/products/${productNo}/options`);
  const { flatOptions }: { readonly flatOptions: readonly { optionNo: number; saleType: string }[] } =
    await read.json();
  const optionNo = flatOptions.find(({ saleType }) => saleType === 'AVAILABLE')?.optionNo;
  const answer = await page.request.post('/api/client/v1/customer/order/direct', {
    data: { products: [{ productNo, optionNo, orderCnt }] },
    headers: { origin },
  });
  await page.goto(`/order/sheet/${(await answer.json()).orderSheetNo}`);
}

test('gets coupons by a code and from a product, uses them for an order and finds them used [ROUTE-42]', async ({
  page,
  locale,
}) => {
  const complaints = watchComplaints(page);
  const { baseURL = '' } = test.info().project.use;
  const words = wordsOf(locale);
  const language = languageOf(locale);
  const labels = COUPON[language];
  await page.goto('/cart');
  await enter(page, words, labels.member);
  await addAddress(page, baseURL);

  await page.goto('/myPage/coupon');
  await page.getByRole('textbox', { name: labels.codeLabel }).fill(labels.code.toLowerCase());
  await page.getByRole('button', { name: labels.register, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: labels.codeCoupon })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: labels.codeCoupon })).toBeVisible();
  await expectAccessible(page);

  const found = await productWithCoupon(page, language);
  await page.goto(`/product/${found.productNo}`);
  await page.getByRole('button', { name: labels.strip }).click();
  await page.getByRole('button', { name: `${found.couponName} ${labels.get}`, exact: true }).click();
  await expect(page.getByText(labels.got).first()).toBeVisible();
  await expectAccessible(page);

  await openSheetOf(page, found, baseURL);
  const coupons = page.getByRole('region', { name: labels.coupons, exact: true });
  await expect(coupons).toContainText(words.bestCoupon);
  await coupons.getByRole('button', { name: labels.change }).click();
  for (const name of [labels.codeCoupon, found.couponName]) {
    const radio = page.getByRole('radio', { name, exact: true }).first();
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription(new RegExp(labels.best));
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: labels.apply, exact: true }).click();

  await page.getByText(words.card, { exact: true }).click();
  await page.getByRole('checkbox', { name: words.consent }).check();
  await page.getByRole('button', { name: words.pay }).click();
  await payInWindow(page, words.approved);
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();

  await page.goto('/myPage/coupon?tab=used');
  for (const name of [labels.codeCoupon, found.couponName]) {
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  }
  await expectAccessible(page);
  expectNoComplaint(complaints);
});
