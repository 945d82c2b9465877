import { expect } from '@playwright/test';
import {
  accessWordsOf,
  adultProduct,
  cartCount,
  chooseOptions,
  expectDrawer,
  telecomProduct,
} from '../support/access.ts';
import { runSql } from '../support/database.ts';
import { NOTHING_MORE_MS, test, untilQuiet } from '../support/journey.ts';
import {
  afterOverlay,
  buyableProducts,
  enter,
  expectNoComplaint,
  logIn,
  verifyAs,
  watchComplaints,
  wordsOf,
} from '../support/shop.ts';

test.beforeEach(async () => {
  await runSql(
    `update member set adult_verified_at = null, adult_method = null, adult_expires_at = null where member_no <> 1`,
    [],
  );
  await runSql(
    `update member set adult_verified_at = now() - interval '1 day', adult_expires_at = now() + interval '300 days',
       adult_method = 'PHONE' where member_no = 1`,
    [],
  );
  await runSql('delete from cart_line where member_no in (1, 3)', []);
});

test('keeps goods for adults from a guest, over a page that tells nothing, and shows them after the log-in [OVERLAY-04, OVERLAY-05, OVERLAY-06, ROLE-04, ROLE-05, ROLE-06, STATE-03, STATE-21]', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  const t = accessWordsOf(locale);
  const complaints = watchComplaints(page);
  const productNo = await adultProduct(page.request);
  const withheld = await (await page.request.get(`/product/${productNo}`)).text();

  await page.goto('/category/list/4/405/-');
  await untilQuiet(page);
  const list = await page.content();
  await page.locator(`main a[href="/product/${productNo}"]`).first().click();
  const drawer = page.getByRole('dialog', { name: t.adult });
  await expectDrawer(page, drawer);
  await drawer.getByRole('button', { name: t.close }).click();
  await expect(page).toHaveURL('/category/list/4/405/-');
  await expect(drawer).toBeHidden();

  await page.locator(`main a[href="/product/${productNo}"]`).first().click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/category/list/4/405/-');

  await afterOverlay(page);
  await page.goto(`/product/${productNo}`);
  await drawer.getByRole('link', { name: t.logIn }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('button', { name: words.start }).click();
  await verifyAs(page, words.hong);
  await expect(page).toHaveURL(`/product/${productNo}`);
  await expect(page.locator('main h2').first()).toBeVisible();
  await expect(drawer).toBeHidden();

  // What the guest was sent holds no word of it: neither the page with its head, state and data, nor the list.
  const answered = await (await page.request.get(`/api/client/v1/display/products/${productNo}`)).json();
  const secrets = [
    answered.baseInfo.productName,
    answered.baseInfo.imageUrls[0],
    String(answered.price.discountedPrice),
  ];
  for (const secret of secrets) {
    expect(String(secret).length).toBeGreaterThan(3);
    expect(withheld).not.toContain(String(secret));
  }
  expect(list).not.toContain(String(secrets[0]));
  expect(withheld).toContain('noindex');
  expect(withheld).not.toContain('application/ld+json');
  expect(withheld).not.toContain('og:image');
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/product/');
  expect(sitemap).not.toContain(`/product/${productNo}<`);

  // The proof runs out: the same session is shown nothing any more.
  await runSql(`update member set adult_expires_at = now() - interval '1 hour' where member_no = 1`, []);
  await page.reload();
  await expect(page.getByRole('dialog', { name: t.adult }).getByRole('link', { name: t.prove })).toBeVisible();
  expect(await page.content()).not.toContain(String(secrets[0]));
  expectNoComplaint(complaints);
});

// Firefox runs scripts whatever WebDriver BiDi is asked for.
test(
  'leads from goods for adults to the log-in without scripts',
  { tag: '@chromium' },
  async ({ browser, baseURL }) => {
    const stranger = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const plain = await stranger.newPage();
    await plain.goto(`/product/${await adultProduct(plain.request)}`);
    await plain.locator('main').getByRole('link').first().click();
    await expect(plain).toHaveURL('/auth/login');
    await stranger.close();
  },
);

test('lets a member prove their age and come back, and tells a minor why not [OVERLAY-06, ROLE-05]', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  const t = accessWordsOf(locale);
  const productNo = await adultProduct(page.request);
  const drawer = page.getByRole('dialog', { name: t.adult });

  await enter(page, words, t.haneul);
  await page.goto(`/product/${productNo}`);
  await expectDrawer(page, drawer);
  await drawer.getByRole('link', { name: t.prove }).click();
  await expect(page).toHaveURL('/auth/login?purpose=adult');
  await page.getByRole('button', { name: t.proveByPhone }).click();
  await verifyAs(page, t.haneul);
  await expect(page.getByRole('alert')).toContainText(t.tooYoung);

  await page.context().clearCookies();
  await enter(page, words, t.dareun);
  await page.goto(`/product/${productNo}`);
  await drawer.getByRole('link', { name: t.prove }).click();
  await page.getByRole('button', { name: t.proveByPhone }).click();
  await verifyAs(page, t.dareun);
  await expect(page).toHaveURL(`/product/${productNo}`);
  await expect(page.locator('main h2').first()).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('asks before goods for customers of the telecom go into a cart, and does it once after the log-in [OVERLAY-07, OVERLAY-08, OVERLAY-09, ROLE-07, ROLE-08, STATE-04, STATE-21]', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  const t = accessWordsOf(locale);
  const productNo = await telecomProduct(page.request);
  const drawer = page.getByRole('dialog', { name: t.telecom });
  await page.goto(`/product/${productNo}`);
  await chooseOptions(page, words);
  await page.getByRole('button', { name: t.addToCart }).filter({ visible: true }).click();
  await expectDrawer(page, drawer);
  await drawer.getByRole('button', { name: t.close }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`/product/${productNo}`);

  await chooseOptions(page, words);
  await page.getByRole('button', { name: t.addToCart }).filter({ visible: true }).click();
  await drawer.getByRole('link', { name: t.logIn }).click();
  await page.getByRole('button', { name: words.start }).click();
  await verifyAs(page, words.hong);
  await expect(page).toHaveURL(`/product/${productNo}`);
  await expect.poll(() => cartCount(page)).toBe(1);
  await page.reload();
  await untilQuiet(page, NOTHING_MORE_MS);
  expect(await cartCount(page)).toBe(1);

  // A member of another telecom only sees the reason.
  await page.context().clearCookies();
  await enter(page, words, t.dareun);
  await page.goto(`/product/${productNo}`);
  await chooseOptions(page, words);
  await page.getByRole('button', { name: t.addToCart }).filter({ visible: true }).click();
  await expectDrawer(page, drawer);
  await expect(drawer.getByRole('link')).toHaveCount(0);
  await drawer.getByRole('button', { name: t.confirm }).click();
  await expect(drawer).toBeHidden();
  expect(await cartCount(page)).toBe(0);
});

test('carries out what a guest wanted once after the log-in, and not what was declined [OVERLAY-01, OVERLAY-02, OVERLAY-03, STATE-02, STATE-05, STATE-21]', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  const t = accessWordsOf(locale);
  const complaints = watchComplaints(page);
  const [product] = await buyableProducts(page, '이어폰');
  if (product === undefined) throw new Error('the demo has nothing to buy');
  const path = `/product/${product.productNo}`;
  const drawer = page.getByRole('dialog', { name: t.login });
  const buy = async () => {
    await chooseOptions(page, words);
    await page.getByRole('button', { name: t.buyNow }).filter({ visible: true }).click();
    await expect(drawer).toBeVisible();
  };

  await page.goto(path);
  await buy();
  await expectDrawer(page, drawer);
  await drawer.getByRole('button', { name: t.close }).click();
  await expect(drawer).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  await untilQuiet(page);
  await logIn(page, words);
  await untilQuiet(page, NOTHING_MORE_MS);
  await expect(page).toHaveURL(path);

  await page.context().clearCookies();
  await page.goto(path);
  await buy();
  await drawer.getByRole('link', { name: t.logIn }).click();
  await page.getByRole('button', { name: words.start }).click();
  await verifyAs(page, words.hong);
  await page.waitForURL('**/order/sheet/**');
  await page.goto(path);
  await untilQuiet(page, NOTHING_MORE_MS);
  await expect(page).toHaveURL(path);
  expectNoComplaint(complaints);
});

test('guards my page however it is written, and leaves the recipient of a gift alone [STATE-06, STATE-07, STATE-08, STATE-09, ROLE-03]', async ({
  page,
  locale,
}) => {
  const t = accessWordsOf(locale);
  for (const path of ['/MYPAGE/order/', '/mypage', '/%6dyPage/point', '/myPage//order', '/myPage/order?page=2']) {
    const first = await page.request.get(path, { maxRedirects: 0 });
    // Another letter case moves to the canonical one first, for everybody.
    const moved = first.status() === 308 ? (first.headers()['location'] ?? '') : path;
    const answer = moved === path ? first : await page.request.get(moved, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 303, '/']);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
  const recipient = await page.request.get('/MYPAGE/giftBox/recipientInfoInput/abc', { maxRedirects: 0 });
  expect(recipient.headers()['location'] ?? '').not.toBe('/');
  // A visitor who is sent home is asked there; here the link itself is to ask.
  await page.context().clearCookies();
  await page.goto('/category');
  await untilQuiet(page);
  const tab = page.locator('a[href="/myPage"]').filter({ visible: true }).first();
  await tab.focus();
  await expect(tab).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: t.login });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(tab).toBeFocused();

  await afterOverlay(page);
  await page.goto('/myPage/point');
  await expect(page).toHaveURL('/');
  await expectDrawer(page, page.getByRole('dialog', { name: t.login }));
});
