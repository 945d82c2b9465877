import { expect } from '@playwright/test';
import { NAME, openSender } from '../support/gift.ts';
import { giftWordsOf } from '../support/gift-words.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { buyableProducts, enter, openSheet, WORDS } from '../support/shop.ts';

const words = WORDS.ko;
const gift = giftWordsOf('ko-KR');

test('a question that was typed is there after a reload, until it is asked', async ({ page }) => {
  await enter(page, words);
  const [product] = await buyableProducts(page, '커피');
  const form = `/product/${product?.productNo}/counseling/create`;
  await page.goto(form);
  await untilQuiet(page);
  await page.getByLabel('문의 유형').selectOption({ label: '배송' });
  await page.getByLabel('문의 내용').fill('새로고침해도 남아 있나요');
  await page.getByRole('switch').first().click();
  await page.reload();
  await untilQuiet(page);
  await expect(page.getByLabel('문의 유형').locator('option:checked')).toHaveText('배송');
  await expect(page.getByLabel('문의 내용')).toHaveValue('새로고침해도 남아 있나요');
  await expect(page.getByRole('switch').first()).toBeChecked();
  await page.getByRole('button', { name: '등록하기' }).click();
  await page.waitForURL(`**/product/${product?.productNo}`);
  await page.goto(form);
  await untilQuiet(page);
  await expect(page.getByLabel('문의 내용')).toHaveValue('');
});

test('an inquiry that was typed is there after a reload, until it is sent', async ({ page }) => {
  await enter(page, words);
  await page.goto('/mallUserSoundDetail');
  await untilQuiet(page);
  await page.getByLabel('문의 유형').selectOption({ index: 1 });
  await page.getByLabel('제목').fill('제목이에요');
  await page.getByLabel('문의 내용').fill('내용이에요');
  await page.reload();
  await untilQuiet(page);
  await expect(page.getByLabel('문의 유형')).not.toHaveValue('');
  await expect(page.getByLabel('제목')).toHaveValue('제목이에요');
  await expect(page.getByLabel('문의 내용')).toHaveValue('내용이에요');
  await page.getByRole('button', { name: '등록하기' }).click();
  await page.waitForURL('**/myPage/qna**');
  await page.goto('/mallUserSoundDetail');
  await untilQuiet(page);
  await expect(page.getByLabel('제목')).toHaveValue('');
});

test('a new address says after a reload that it has to be typed again', async ({ page }) => {
  await enter(page, words);
  await page.goto('/myPage/myInfo/addDelivery');
  await untilQuiet(page);
  const hint = page.getByText('입력하던 주소는 저장하지 않아요. 다시 입력해 주세요.');
  await page.reload();
  await untilQuiet(page);
  await expect(hint).toBeHidden();
  await page.getByLabel('받는 분').fill(NAME);
  await expect(hint).toBeHidden();
  await page.reload();
  await expect(hint).toBeVisible();
  await expect(page.getByLabel('받는 분')).toHaveValue('');
  await page.getByLabel('받는 분').fill(NAME);
  await expect(hint).toBeHidden();
});

test('an address typed into an order sheet says after a reload that it has to be typed again, until one is chosen', async ({
  page,
}) => {
  await enter(page, words);
  await openSheet(page, ['이어폰']);
  await untilQuiet(page);
  const hint = page.getByText('입력하던 주소는 저장하지 않아요. 다시 입력해 주세요.');
  const picker = page.getByRole('dialog', { name: '배송지' });
  const enterNew = async () => {
    await page.getByRole('button', { name: '변경' }).first().click();
    await picker.getByRole('button', { name: '새 배송지 입력' }).click();
    await page.locator('input[autocomplete="address-line2"]').fill('902호');
  };
  await enterNew();
  await expect(hint).toBeHidden();
  await page.reload();
  await expect(hint).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('902호');
  await enterNew();
  await expect(hint).toBeHidden();
  await page.getByRole('button', { name: '변경' }).first().click();
  await picker.getByRole('radio').first().click();
  await expect(hint).toBeHidden();
});

test('an address typed into an order sheet and left for a known one is not asked for again after a reload', async ({
  page,
}) => {
  await enter(page, words);
  await openSheet(page, ['이어폰']);
  await untilQuiet(page);
  const picker = page.getByRole('dialog', { name: '배송지' });
  const change = page.getByRole('button', { name: '변경' }).first();
  await change.click();
  await picker.getByRole('button', { name: '새 배송지 입력' }).click();
  await page.locator('input[autocomplete="address-line2"]').fill('902호');
  await change.click();
  await picker.getByRole('radio').first().click();
  await page.reload();
  await expect(page.getByRole('button', { name: words.pay })).toBeVisible();
  await untilQuiet(page);
  await expect(page.getByText('입력하던 주소는 저장하지 않아요. 다시 입력해 주세요.')).toBeHidden();
});

test('the form of a gift’s receiver says after a reload, and at a press, that the phone has to be typed again', async ({
  page,
}) => {
  await enter(page, words);
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await openSender(page, gift);
  const phone = page.getByLabel(gift.receiverPhone);
  const hint = page.getByText('받는 분 번호는 저장하지 않아요. 다시 입력해 주세요.');
  await page.getByLabel(gift.receiverName).fill(NAME);
  await phone.fill('01077770091');
  await page.getByLabel(gift.message).fill('늘 고마워요');
  await page.reload();
  await expect(hint).toBeVisible();
  await expect(page.getByLabel(gift.receiverName)).toHaveValue(NAME);
  await expect(page.getByLabel(gift.message)).toHaveValue('늘 고마워요');
  await expect(phone).toHaveValue('');
  await page.getByRole('button', { name: gift.toPay }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(hint).toBeVisible();
  await phone.fill('01077770091');
  await expect(hint).toBeHidden();
});
