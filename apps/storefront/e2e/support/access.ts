import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { untilQuiet } from './journey.ts';
import { expectAccessible } from './accessibility.ts';
import { chooseFirstOptions, languageOf, type ListedProduct, type Words } from './shop.ts';

/** Words of the drawers, by the language of the browser. */
const ACCESS = {
  ko: {
    login: '로그인이 필요해요',
    adult: '본인인증이 필요한 상품이에요',
    telecom: '딜텔레콤 고객 전용 상품이에요',
    close: '닫기',
    logIn: '로그인',
    prove: '본인인증하기',
    proveByPhone: '휴대폰 본인인증하기',
    tooYoung: /19세 이상만 볼 수 있는 상품이에요/,
    confirm: '확인',
    addToCart: /^장바구니$/,
    buyNow: '바로구매',
    haneul: /김하늘 · /,
    dareun: /이다른 · /,
    myTab: '마이',
  },
  en: {
    login: 'Please log in',
    adult: 'Age verification required',
    telecom: /^Only for .* customers$/,
    close: 'Close',
    logIn: 'Log in',
    prove: 'Verify my age',
    proveByPhone: 'Verify by phone',
    tooYoung: /for adults 19\+ only/,
    confirm: 'OK',
    addToCart: /^Add to cart$/,
    buyNow: 'Buy now',
    haneul: /Kim Haneul/,
    dareun: /Lee Dareun/,
    myTab: 'My',
  },
} as const;

/** The words of the drawers for a browser's locale. */
export function accessWordsOf(locale: string | undefined): (typeof ACCESS)['ko'] | (typeof ACCESS)['en'] {
  return ACCESS[languageOf(locale)];
}

/** Goods for adults as a list gives them to anybody: a number and why they are withheld. */
export async function adultProduct(get: APIRequestContext): Promise<number> {
  const answer = await get.get('/api/client/v1/display/products/search', {
    params: { categoryNo: 405, pageSize: 100 },
  });
  const { items }: { readonly items: readonly ListedProduct[] } = await answer.json();
  const found = items.find((item) => item.withheld === 'ADULT' && item.saleStatusType === 'ONSALE' && !item.isSoldOut);
  if (found === undefined) throw new Error('the demo has no goods for adults');
  return found.productNo;
}

/** Goods for customers of the telecom that could be bought now. */
export async function telecomProduct(get: APIRequestContext): Promise<number> {
  const answer = await get.get('/api/client/v1/display/products/search', {
    params: { telecomOnly: true, pageSize: 100 },
  });
  const { items }: { readonly items: readonly ListedProduct[] } = await answer.json();
  const found = items.find((item) => !item.isSoldOut && item.saleStatusType === 'ONSALE');
  if (found === undefined) throw new Error('the demo has no goods for customers of the telecom');
  return found.productNo;
}

/** Fails unless a drawer is as a drawer must be: modal, focused, holding the page still, and sound to every reader. */
export async function expectDrawer(page: Page, drawer: Locator): Promise<void> {
  await expect(drawer).toBeVisible();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const inPage = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(inPage).toBe(false);
  }
  for (const control of await drawer.locator('button, a').all()) {
    expect((await control.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  // The drawer rises; what is half-way is not yet what one reads.
  await drawer.evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
  await expectAccessible(page);
}

/** Chooses the first option of every level, up to the buttons that buy. */
export async function chooseOptions(page: Page, words: Words): Promise<void> {
  await untilQuiet(page);
  const bar = page.getByRole('button', { name: words.buy });
  if (await bar.isVisible()) await bar.click();
  await chooseFirstOptions(page);
}

/** How many lines the member's cart has. */
export const cartCount = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/client/v1/customer/cart/count')).json()).count;
