import { devices, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoComplaint, watchComplaints } from '../support/shop.ts';

/** The demo's popup comes after the offer and is not what this is about. */
const POPUP_PUT_OFF = {
  name: 'popup_1',
  value: 'off',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

const ANDROID = devices['Pixel 7'].userAgent;
const IPHONE = devices['iPhone 15'].userAgent;
/** How long an offer that should stay away is waited for, in ms: twice as long as one takes to come. */
const COMES_WITHIN_MS = 4_000;
const DAY_S = 24 * 60 * 60;

test.use({ storageState: { cookies: [POPUP_PUT_OFF], origins: [] } });

const offerOf = (page: Page) => page.getByRole('dialog', { name: '딜스토어 앱으로 볼까요?' });

test.describe('on the web of an Android phone', () => {
  test.use({ userAgent: ANDROID });

  test('the app is offered after two seconds, with its coupon and two ways on [OVERLAY-11, OVERLAY-12, OVERLAY-13, OVERLAY-14, STATE-48, CONST-12, CONST-14, CONST-30]', async ({
    page,
  }) => {
    const complaints = watchComplaints(page);
    await page.goto('/product/1?color=1');
    const opened = Date.now();
    const offer = offerOf(page);
    await expect(offer).toBeVisible();
    expect(Date.now() - opened).toBeGreaterThan(1_500);
    await expect(offer.getByText('10% 쿠폰', { exact: true })).toBeVisible();
    await expectAccessible(page);
    // Beside the page and not over it: what is there is still used, and nothing of it is inert.
    expect(await offer.evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
    await page.getByRole('link', { name: '본문 바로가기' }).focus();
    const open = offer.getByRole('link', { name: '앱에서 10% 쿠폰 받기' });
    await expect(open).toHaveAttribute(
      'href',
      /^intent:\/\/localhost:\d+\/product\/1\?color=1#Intent;scheme=dealstore;package=com\.example\.dealstore;S\.browser_fallback_url=https%3A%2F%2Fplay\.google\.com%2F[^;]+;end$/,
    );
    await offer.getByRole('button', { name: '모바일 웹으로 볼게요' }).click();
    await expect(offer).toBeHidden();
    await expect(page).toHaveURL(/\/product\/1\?color=1$/);
    expect((await page.context().cookies()).some(({ name }) => name === 'app_offer')).toBe(false);
    expectNoComplaint(complaints);
  });

  test('it stays away for thirty days when asked to, and does not come over a log-in [STATE-48, CONST-13]', async ({
    page,
  }) => {
    const offer = offerOf(page);
    await page.goto('/auth/login');
    await page.waitForTimeout(COMES_WITHIN_MS);
    await expect(offer).toBeHidden();
    await page.goto('/cart');
    await offer.getByText('한 달간 보지 않기').click();
    await offer.getByRole('button', { name: '모바일 웹으로 볼게요' }).click();
    await expect(offer).toBeHidden();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'app_offer');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / DAY_S;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.waitForTimeout(COMES_WITHIN_MS);
    await expect(offer).toBeHidden();
  });

  test('it comes once a visit, and nothing else with it [HAND-02]', async ({ page }) => {
    await page.context().clearCookies({ name: 'popup_1' });
    await page.goto('/');
    await expect(offerOf(page)).toBeVisible();
    // The page beside it goes on, and takes it away.
    await page.getByRole('link', { name: '검색', exact: true }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(offerOf(page)).toBeHidden();
    await page.keyboard.press('Shift');
    await page.waitForTimeout(COMES_WITHIN_MS);
    await page.goto('/cart');
    await page.waitForTimeout(COMES_WITHIN_MS);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('on the web of an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('a page still seen half a second later says where to get the app [OVERLAY-10, OVERLAY-12, CONST-15]', async ({
    page,
  }) => {
    await page.goto('/cart');
    await offerOf(page).getByRole('button', { name: '앱에서 10% 쿠폰 받기' }).click();
    const notice = page.getByRole('dialog', { name: '앱이 설치되어 있지 않아요' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await expect(notice.getByRole('link', { name: 'App Store에서 설치하기' })).toHaveAttribute(
      'href',
      /^https:\/\/apps\.apple\.com\//,
    );
    // Chromium lets no finger through once it was asked for a scheme it does not know.
    await notice.getByRole('button', { name: '닫기' }).dispatchEvent('click');
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(/\/cart$/);
  });
});

test('nothing of it comes on a PC or in the app [STATE-48]', async ({ browser, baseURL }) => {
  for (const userAgent of [devices['Desktop Chrome'].userAgent, `${ANDROID} DealstoreApp/1.0.0 (AOS)`]) {
    const context = await browser.newContext({ userAgent, storageState: { cookies: [POPUP_PUT_OFF], origins: [] } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/cart`);
    await page.waitForTimeout(COMES_WITHIN_MS);
    await expect(offerOf(page)).toBeHidden();
    await context.close();
  }
});
