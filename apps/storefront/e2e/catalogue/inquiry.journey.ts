import { expect } from '@playwright/test';
import { strangersPage } from '../support/gift.ts';
import { test } from '../support/journey.ts';
import { overflow } from '../support/overflow.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { buyableProducts, enter, expectNoComplaint, languageOf, watchComplaints, wordsOf } from '../support/shop.ts';

const WORDS = {
  ko: {
    submit: '등록하기',
    missingType: '문의 유형을 골라 주세요',
    type: '문의 유형',
    delivery: '배송',
    content: '문의 내용',
    secret: /^비밀글로 문의하기/,
    answer: '답변하기',
    alarm: '문의에 답변이 달렸어요',
    remove: /^삭제/,
    confirm: '삭제',
    removed: '문의를 삭제했어요',
  },
  en: {
    submit: 'Submit',
    missingType: 'Please choose a topic',
    type: 'Topic',
    delivery: 'Delivery',
    content: 'Your question',
    secret: /^Ask privately/,
    answer: 'Answer',
    alarm: 'Your question has been answered',
    remove: /^Delete/,
    confirm: 'Delete',
    removed: 'Question deleted',
  },
} as const;

test('asks the seller in private, reads the answer an alarm tells of, and deletes it [ROUTE-21, ROUTE-50, GAP-10]', async ({
  page,
  browser,
  locale,
}) => {
  test.setTimeout(120_000);
  const words = WORDS[languageOf(locale)];
  const question = `현관이 잠겨 있어요 ${locale}`;
  const complaints = watchComplaints(page);
  await enter(page, wordsOf(locale));
  const [product] = await buyableProducts(page, '커피');
  const productNo = product?.productNo ?? 0;
  await page.goto(`/product/${productNo}/counseling/create`);
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText(words.missingType)).toBeVisible();
  await page.getByLabel(words.type).selectOption({ label: words.delivery });
  await page.getByLabel(words.content).fill(question);
  await page.getByRole('switch', { name: words.secret }).click();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: words.submit }).click();
  await page.waitForURL(`**/product/${productNo}`);
  await page.locator('#inquiries').scrollIntoViewIfNeeded();
  await page.locator('#inquiries').scrollIntoViewIfNeeded();
  await expect(page.locator('#inquiries').getByText(question)).toBeVisible();

  const stranger = await strangersPage(browser, locale);
  await stranger.goto(`/product/${productNo}`);
  await stranger.locator('#inquiries').scrollIntoViewIfNeeded();
  await expect(stranger.locator('#inquiries li').first()).toBeVisible();
  expect(await stranger.content()).not.toContain(question);
  await stranger.context().close();

  const desk = await page.context().newPage();
  await desk.goto('/sandbox');
  const waiting = desk.getByRole('listitem').filter({ hasText: question });
  await waiting.locator('input[name="content"]').fill('경비실에 맡겨 드릴게요');
  await waiting.getByRole('button', { name: words.answer }).click();
  await expect(waiting).toHaveCount(0);
  await desk.close();

  await page.goto('/mypage/alert');
  await page.getByRole('main').getByRole('link').filter({ hasText: words.alarm }).first().click();
  await page.waitForURL('**/myPage/qna**');
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: question });
  await expect(mine.getByText('경비실에 맡겨 드릴게요')).toBeVisible();
  await expectAccessible(page);
  await mine.getByRole('button', { name: words.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(page.getByText(words.removed)).toBeVisible();
  await expect(mine).toHaveCount(0);
  expectNoComplaint(complaints);
});

test('asks once though the answer is lost and the button is pressed again', async ({ page, locale }) => {
  const words = WORDS[languageOf(locale)];
  const question = `답이 사라진 문의 ${locale}`;
  await enter(page, wordsOf(locale));
  const [product] = await buyableProducts(page, '커피');
  const productNo = product?.productNo ?? 0;
  await page.goto(`/product/${productNo}/counseling/create`);
  await page.getByLabel(words.type).selectOption({ label: words.delivery });
  await page.getByLabel(words.content).fill(question);
  let isLost = false;
  await page.route('**/display/products/*/inquiries', async (route) => {
    await route.fetch();
    isLost = true;
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: words.submit }).click();
  await expect.poll(() => isLost).toBe(true);
  await expect(page.getByRole('button', { name: words.submit })).toBeEnabled();
  await page.unroute('**/display/products/*/inquiries');
  await page.getByRole('button', { name: words.submit }).click();
  await page.waitForURL(`**/product/${productNo}`);
  await page.locator('#inquiries').scrollIntoViewIfNeeded();
  await expect(page.locator('#inquiries').getByText(question)).toHaveCount(1);
});
