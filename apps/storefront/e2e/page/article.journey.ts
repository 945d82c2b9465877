import { expect, test } from '@playwright/test';
import { enter, expectNoComplaint, languageOf, watchComplaints, wordsOf } from '../support/shop.ts';

const WORDS = {
  ko: {
    delivery: '배송',
    search: '자주 묻는 질문 검색',
    keyword: '쿠폰',
    result: /'쿠폰' 검색 결과 \d+개/,
    none: /맞는 질문이 없어요/,
  },
  en: {
    delivery: 'Delivery',
    search: 'Search the questions',
    keyword: 'coupon',
    result: /\d+ results for “coupon”/,
    none: /No questions match/,
  },
} as const;

test('a guest reads the notices and finds an answer, and a member also on my page [ROUTE-57, ROUTE-58, ROUTE-59, ROUTE-60]', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  const own = WORDS[languageOf(locale)];
  const complaints = watchComplaints(page);

  await page.goto('/notice');
  const notices = page.locator('main details');
  expect(await notices.count()).toBeGreaterThanOrEqual(8);
  await notices.first().locator('summary').click();
  await expect(notices.first().locator('p').first()).toBeVisible();

  await page.goto('/faq');
  const all = await notices.count();
  expect(all).toBeGreaterThanOrEqual(20);
  await page.locator('main nav').getByRole('link', { name: own.delivery, exact: true }).click();
  await expect(page).toHaveURL(/category=/);
  await expect.poll(() => notices.count()).toBeLessThan(all);
  await page.locator('main nav a').first().click();
  await page.getByRole('searchbox', { name: own.search }).fill(own.keyword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: own.result })).toBeVisible();
  await page.getByRole('searchbox', { name: own.search }).fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: own.none })).toBeVisible();

  await page.goto('/myPage/faq');
  await expect(page).toHaveURL(/\/$/);
  await enter(page, words);
  for (const path of ['/myPage/notice', '/myPage/faq']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(await notices.count()).toBeGreaterThanOrEqual(8);
  }
  expectNoComplaint(complaints);
});
