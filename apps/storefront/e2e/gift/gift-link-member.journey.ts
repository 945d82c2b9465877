import { expect } from '@playwright/test';
import { fillAddress, giveGift, readLink, strangersPage } from '../support/gift.ts';
import { giftWordsOf } from '../support/gift-words.ts';
import { test } from '../support/journey.ts';
import { enter, wordsOf } from '../support/shop.ts';

test('asks for no code when a member with the gift’s phone number opens its link', async ({
  page,
  browser,
  locale,
}) => {
  const words = giftWordsOf(locale);
  const shop = wordsOf(locale);
  await enter(page, shop);
  await giveGift(page, locale, { keyword: '커피', phone: '01000001004' });
  const link = await readLink(page, words);
  const receiver = await strangersPage(browser, locale);
  await enter(receiver, shop, shop.saebom);
  await receiver.goto(link);
  await receiver.getByRole('button', { name: words.accept }).click();
  await expect(receiver.getByRole('heading', { name: words.where })).toBeFocused();
  await fillAddress(receiver, words, '3층');
  await receiver.getByRole('button', { name: words.submit }).click();
  await expect(receiver.getByRole('heading', { name: words.accepted })).toBeVisible();
  await receiver.context().close();
});
