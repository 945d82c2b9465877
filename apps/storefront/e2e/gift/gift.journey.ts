import { expect } from '@playwright/test';
import { codeSentTo } from '../support/account.ts';
import { runSql } from '../support/database.ts';
import {
  expectTakenBack,
  fillAddress,
  fillSender,
  findBanner,
  giftableOf,
  giftIdOf,
  giveGift,
  NAME,
  payGift,
  provePhone,
  readGift,
  readLink,
  strangersPage,
  watchPrices,
} from '../support/gift.ts';
import { giftWordsOf } from '../support/gift-words.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { overflow } from '../support/overflow.ts';
import { pressByKeys } from '../support/keyboard.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { stockOf } from '../support/stock.ts';
import { cartLines } from '../support/cart.ts';
import { enter, expectNoComplaint, putIntoCart, buyableProducts, watchComplaints, wordsOf } from '../support/shop.ts';

test.beforeEach(async ({ page, locale }) => {
  test.setTimeout(120_000);
  await enter(page, wordsOf(locale));
});

test('leads from the gift banner to a gift that a guest accepts and corrects [ROUTE-39, ROUTE-40, ROUTE-46, ROUTE-47, ROUTE-49, STATE-09, STATE-51]', async ({
  page,
  browser,
  locale,
}) => {
  const words = giftWordsOf(locale);
  const complaints = watchComplaints(page);
  await page.goto('/');
  await untilQuiet(page);
  await findBanner(page, words.banner);
  await page.getByRole('link', { name: words.banner }).first().click();
  await page.waitForURL('**/exhibition/**');
  const [product] = await giftableOf(page);
  await page.locator(`main a[href$="/product/${product}"]`).first().click();
  await page.waitForURL(`**/product/${product}`);
  await fillSender(page, words, '01077770001');
  await payGift(page, locale);
  const giftId = giftIdOf(page);
  const link = await readLink(page, words);
  const sms = await page.getByRole('link', { name: words.sms }).getAttribute('href');
  expect(decodeURIComponent(sms ?? '')).toMatch(/^sms:.*recipientInfoInput\//);

  const receiver = await strangersPage(browser, locale);
  const prices = watchPrices(receiver);
  await receiver.goto(link);
  await expect(receiver.getByRole('heading', { name: words.arrived })).toBeVisible();
  await expectAccessible(receiver);
  await receiver.getByRole('button', { name: words.accept }).click();
  await provePhone(receiver, words, '010-7777-0001');
  // What is missing is said at its field; the address comes from the search.
  await receiver.getByRole('button', { name: words.submit }).click();
  await expect(receiver.getByRole('button', { name: words.find })).toBeFocused();
  await fillAddress(receiver, words, '12층');
  await expectAccessible(receiver);
  await receiver.getByRole('button', { name: words.submit }).click();
  await expect(receiver.getByRole('heading', { name: words.accepted })).toBeFocused();
  expect(await readGift(page, giftId)).toMatchObject({ status: 'CONFIRMED' });

  // A receiver who has just proven the phone corrects the address at once; opening the link again asks for proof again.
  await receiver.getByRole('button', { name: words.change }).click();
  await receiver.locator('input[autocomplete="address-line2"]').fill('13층');
  await receiver.getByRole('button', { name: words.submitChange }).click();
  await expect(receiver.getByText(words.changed)).toBeVisible();
  await receiver.reload();
  await receiver.getByRole('button', { name: words.change }).click();
  await expect(receiver.getByRole('button', { name: words.sendCode })).toBeVisible();
  expect(await prices()).toEqual([]);

  await page.goto(`/myPage/gift/sendGift/detail?giftId=${giftId}`);
  await expect(page.getByText(words.entered).first()).toBeVisible();
  await expect(page.getByRole('button', { name: words.cancel })).toHaveCount(0);
  await page.goto(`/myPage/order/payment/beforeEntering?giftId=${giftId}`);
  await page.waitForURL('**/afterEntering**');
  await expectAccessible(page);
  await receiver.context().close();
  expectNoComplaint(complaints);
});

test('opens the card with a moment of joy, and lets its receiver pick the option by keys alone [ROUTE-49, STATE-51]', async ({
  page,
  browser,
  browserName,
  locale,
}) => {
  const words = giftWordsOf(locale);
  const given = await giveGift(page, locale, { keyword: '티셔츠', phone: '01077770002', optionOpen: true });
  const link = await readLink(page, words);
  const receiver = await strangersPage(browser, locale);
  await receiver.goto(link);
  const card = receiver.locator('main [data-card]').first();
  await expect(card).toBeVisible();
  const animation = () => card.evaluate((element) => getComputedStyle(element).animationName);
  expect(await animation()).not.toBe('none');
  // WebDriver BiDi cannot set user preferences in Firefox.
  if (browserName === 'chromium') {
    await receiver.emulateMedia({ reducedMotion: 'reduce' });
    expect(await animation()).toBe('none');
  }
  // Text twice as large still fits a small phone.
  await receiver.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow(receiver)).toBe(0);

  await pressByKeys(receiver, receiver.getByRole('button', { name: words.accept }));
  await expect(receiver.getByRole('heading', { name: words.pick })).toBeFocused();
  expect(await overflow(receiver)).toBe(0);
  await receiver.keyboard.press('Tab');
  await receiver.keyboard.press('ArrowDown');
  await expectAccessible(receiver);
  await pressByKeys(receiver, receiver.getByRole('button', { name: words.next, exact: true }));
  await pressByKeys(receiver, receiver.getByRole('button', { name: words.sendCode }));
  await expect(receiver.getByLabel(words.code)).toBeFocused();
  expect(await overflow(receiver)).toBe(0);
  await receiver.keyboard.type(await codeSentTo(receiver, '010-7777-0002'));
  await receiver.keyboard.press('Enter');
  await expect(receiver.getByRole('heading', { name: words.where })).toBeFocused();
  expect(await overflow(receiver)).toBe(0);
  await fillAddress(receiver, words, '7층');
  await pressByKeys(receiver, receiver.getByRole('button', { name: words.submit }));
  await expect(receiver.getByRole('heading', { name: words.accepted })).toBeVisible();

  const gift = await readGift(page, given.giftId);
  expect(gift.optionNo).not.toBe(given.optionNo);
  const stock = await stockOf([given.optionNo, given.otherOptionNo]);
  expect([stock.get(given.optionNo), stock.get(given.otherOptionNo)]).toEqual([
    given.stock.get(given.optionNo),
    Number(given.stock.get(given.otherOptionNo)) - 1,
  ]);
  await receiver.context().close();
});

test('gives the money back for a gift that is declined, and its link tells nothing any more [ROUTE-49, STATE-49]', async ({
  page,
  browser,
  locale,
}) => {
  const words = giftWordsOf(locale);
  const given = await giveGift(page, locale, { keyword: '홍삼', phone: '01077770003' });
  const link = await readLink(page, words);
  const receiver = await strangersPage(browser, locale);
  await receiver.goto(link);
  await receiver.getByRole('button', { name: words.refuse }).click();
  await receiver.getByLabel(words.thanks).fill('마음만 받을게요');
  await receiver.getByRole('dialog').getByRole('button', { name: words.refuse }).click();
  await expect(receiver.getByRole('heading', { name: words.refused })).toBeFocused();
  await expect(receiver.getByRole('heading', { name: words.refused })).toBeInViewport();
  await receiver.goto(link);
  await expect(receiver.getByText(words.over)).toBeVisible();
  await expectAccessible(receiver);
  expect(await receiver.locator('main').innerText()).not.toContain(NAME);
  // A page that sends no referrer still lets its language be chosen.
  const other = locale?.startsWith('en') ? 'ko' : 'en';
  await receiver.locator(`footer button[value="${other}"]`).click();
  await expect(receiver.locator('html')).toHaveAttribute('lang', other);
  expect(await readGift(page, given.giftId)).toMatchObject({ status: 'REFUSED', refuseMessage: '마음만 받을게요' });
  await expectTakenBack(page, given);
  await receiver.context().close();
});

test('gives a line of the cart away, and the money back when its sender cancels [ROUTE-44, STATE-50]', async ({
  page,
  locale,
}) => {
  const words = giftWordsOf(locale);
  await runSql('delete from cart_line where member_no = 1', []);
  for (const keyword of ['홍삼', '이어폰']) {
    const [product] = await buyableProducts(page, keyword);
    await page.goto(`/product/${product?.productNo}`);
    await putIntoCart(page, wordsOf(locale));
  }
  await page.goto('/cart');
  const give = page.getByRole('button', { name: words.give, exact: true });
  await expect(give).toBeDisabled();
  await expect(page.getByText(words.giveOne)).toBeVisible();
  await expectAccessible(page);
  const lines = cartLines(page);
  await lines.last().getByRole('checkbox').uncheck();
  const href = await lines.first().locator('a[href*="/product/"]').first().getAttribute('href');
  await give.click();
  await page.waitForURL('**/myPage/gift/giftSender**');
  const sheetNo = new URL(page.url()).searchParams.get('sheet');
  const [row] = await runSql('select products from order_sheet where order_sheet_no = $1', [sheetNo]);
  const [line] = Object(row)['products'];
  const stock = await stockOf([Number(line.optionNo)]);
  await page.getByLabel(words.receiverName).fill(NAME);
  await page.getByLabel(words.receiverPhone).fill('01077770004');
  await page.getByRole('button', { name: words.toPay }).click();
  await page.waitForURL('**/order/sheet/**');
  const { pathname: sheet } = new URL(page.url());
  await payGift(page, locale);
  // gone back to, its sheet leads to the gift as well
  await page.goto(sheet);
  await page.waitForURL('**/beforeEntering**');
  const giftId = giftIdOf(page);
  await page.goto('/cart');
  await expect(lines).toHaveCount(1);
  await expect(lines.locator(`a[href="${href}"]`)).toHaveCount(0);

  await page.goto('/myPage/gift?tab=gift-send');
  await page.locator(`a[href$="giftId=${giftId}"]`).click();
  await page.getByRole('button', { name: words.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.cancel }).click();
  await expect(page.getByText(words.refunded)).toBeVisible();
  await expectAccessible(page);
  expect(await readGift(page, giftId)).toMatchObject({ status: 'CANCELED_BY_SENDER' });
  await expectTakenBack(page, { giftId, stock });
});

test('is in the gift box of a member with its phone, who enters the address without a code [ROUTE-44, ROUTE-45, ROUTE-48, ENTITY-30, ENTITY-31]', async ({
  page,
  browser,
  locale,
}) => {
  const words = giftWordsOf(locale);
  const { giftId } = await giveGift(page, locale, { keyword: '홍삼', phone: '01000001003' });
  const receiver = await strangersPage(browser, locale);
  await enter(receiver, wordsOf(locale), words.receiver);
  await receiver.goto('/myPage/gift?button=complete');
  // Nothing has ended yet: the box invites to give.
  await receiver.getByRole('link', { name: words.empty }).click();
  await receiver.waitForURL('**/search/result**');
  await expect(receiver.locator('main li a[href*="/product/"]').first()).toBeVisible();
  // Firefox gives up a navigation while another is on its way.
  await untilQuiet(receiver);
  await receiver.goto('/myPage/gift');
  await expectAccessible(receiver);
  await receiver.getByRole('listitem').getByRole('link', { name: words.open }).click();
  await receiver.waitForURL(`**/receiveGift/detail?giftId=${giftId}`);
  await expectAccessible(receiver);
  await receiver.getByRole('link', { name: words.accept }).click();
  await fillAddress(receiver, words, '5층');
  await receiver.getByRole('button', { name: words.submit }).click();
  await receiver.waitForURL('**/receiveGift/detail**');
  await expect(receiver.getByText('5층')).toBeVisible();
  await receiver.getByRole('link', { name: words.change }).click();
  await receiver.locator('input[autocomplete="address-line2"]').fill('6층');
  await receiver.getByRole('button', { name: words.submitChange }).click();
  await expect(receiver.getByText('6층')).toBeVisible();
  expect(await readGift(page, giftId)).toMatchObject({ status: 'CONFIRMED' });
  await receiver.context().close();
});

test('tells its receiver again three times at most, an hour apart, and refunds a gift that is never accepted [STATE-49, STATE-52]', async ({
  page,
  browser,
  locale,
}) => {
  const words = giftWordsOf(locale);
  const given = await giveGift(page, locale, { keyword: '홍삼', phone: '01077770005' });
  const { giftId } = given;
  const link = await readLink(page, words);
  const detail = `/myPage/gift/sendGift/detail?giftId=${giftId}`;
  await page.goto(detail);
  await expect(page.getByText(words.left(3))).toBeVisible();
  await expect(page.getByRole('button', { name: words.resend })).toHaveCount(0);
  for (const left of [2, 1, 0]) {
    await runSql(`update gift set last_sent_at = last_sent_at - interval '61 minutes' where gift_no = $1`, [giftId]);
    await page.goto(detail);
    await page.getByRole('button', { name: words.resend }).click();
    await expect(page.getByText(words.resent)).toBeVisible();
    await expect(page.getByText(words.left(left))).toBeVisible();
  }
  await runSql(`update gift set last_sent_at = last_sent_at - interval '61 minutes' where gift_no = $1`, [giftId]);
  await page.goto(detail);
  await expect(page.getByText(words.left(0))).toBeVisible();
  await expect(page.getByRole('button', { name: words.resend })).toHaveCount(0);

  // The seventh day passes.
  await runSql(`update gift set expires_at = now() - interval '1 second' where gift_no = $1`, [giftId]);
  await runSql(`update job set due_at = now() where kind = 'expire-gift' and unique_key = $1`, [String(giftId)]);
  await expect.poll(async () => (await readGift(page, giftId)).status).toBe('EXPIRED');
  await page.goto(detail);
  await expect(page.getByText(words.expired).first()).toBeVisible();
  await expect(page.getByText(words.refunded)).toBeVisible();
  await expectTakenBack(page, given);
  const receiver = await strangersPage(browser, locale);
  await receiver.goto(link);
  await expect(receiver.getByText(words.over)).toBeVisible();
  await receiver.context().close();
});
