import { expect } from '@playwright/test';
import { fillAddress, giveGift, readGift, strangersPage } from '../support/gift.ts';
import { giftWordsOf } from '../support/gift-words.ts';
import { test } from '../support/journey.ts';
import { overflow } from '../support/overflow.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { deliver, enter, wordsOf } from '../support/shop.ts';

test.beforeEach(async ({ page, locale }) => {
  test.setTimeout(120_000);
  await enter(page, wordsOf(locale));
});

test('a receiver returns a delivered gift, and its sender sees neither the request nor the reason', async ({
  page,
  browser,
  locale,
}) => {
  const words = giftWordsOf(locale);
  const { giftId } = await giveGift(page, locale, { keyword: '홍삼', phone: '01000001004' });
  const receiver = await strangersPage(browser, locale);
  await enter(receiver, wordsOf(locale), wordsOf(locale).saebom);
  await receiver.goto(`/myPage/gift/enterAddress?giftId=${giftId}`);
  await fillAddress(receiver, words, '8층');
  await receiver.getByRole('button', { name: words.submit }).click();
  await receiver.waitForURL('**/receiveGift/detail**');
  const { orderNo } = await readGift(page, giftId);
  await deliver(page, orderNo);
  await receiver.reload();
  await receiver.getByRole('button', { name: words.claim }).click();
  const sheet = receiver.getByRole('dialog');
  await sheet.getByRole('radio', { name: words.return, exact: true }).check();
  await sheet.getByRole('radio', { name: words.mind }).check();
  await sheet.getByRole('textbox').first().fill('저에게 작아요');
  await expectAccessible(receiver);
  expect(await overflow(receiver)).toBe(0);
  await sheet.getByRole('button', { name: words.claim }).click();
  await expect(receiver.getByText(words.returnRequested)).toBeVisible();
  await page.goto(`/myPage/gift/sendGift/detail?giftId=${giftId}`);
  await expect(page.getByText(words.delivered).first()).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/8층|저에게 작아요/);
  await receiver.getByRole('button', { name: words.withdraw }).click();
  await expect(receiver.getByText(words.claimWithdrawn, { exact: true })).toBeVisible();
  await expect(receiver.getByRole('button', { name: words.claim })).toBeVisible();
  await receiver.context().close();
});
