import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  buyableProducts,
  enter,
  expectNoComplaint,
  languageOf,
  putIntoCart,
  watchComplaints,
  wordsOf,
} from '../support/shop.ts';

const WORDS = {
  ko: {
    seller: '판매자 정보',
    facts: ['상호', '대표', '사업자등록번호', '통신판매업신고', '사업장 주소', '연락처', '이메일'],
  },
  en: {
    seller: 'Seller info',
    facts: [
      'Registered name',
      'Representative',
      'Business registration no.',
      'Mail-order registration',
      'Registered address',
      'Phone',
      'Email',
    ],
  },
} as const;

type SellerWords = (typeof WORDS)['ko'] | (typeof WORDS)['en'];

/** Opens what there is to know of a seller, reads it whole, and closes it. */
async function expectSeller(page: Page, button: Locator, { seller, facts }: SellerWords): Promise<void> {
  await button.click();
  const sheet = page.getByRole('dialog', { name: seller });
  for (const name of facts) {
    const term = sheet.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(/\S/);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
}

test('names the seller in cart, order sheet and order, one tap away', async ({ page, locale }) => {
  const words = wordsOf(locale);
  const labels = WORDS[languageOf(locale)];
  const complaints = watchComplaints(page);
  await enter(page, words);
  const [product] = await buyableProducts(page, '커피');
  await page.goto(`/product/${product?.productNo}`);
  await putIntoCart(page, words);
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expectSeller(page, main.getByRole('button', { name: labels.seller }).first(), labels);
  await page.getByRole('button', { name: words.order }).click();
  await page.waitForURL('**/order/sheet/**');
  await expectSeller(page, main.getByRole('button', { name: labels.seller }).first(), labels);
  await page.goto('/myPage/order');
  await expectSeller(page, main.getByRole('button', { name: labels.seller }).first(), labels);
  expectNoComplaint(complaints);
});
