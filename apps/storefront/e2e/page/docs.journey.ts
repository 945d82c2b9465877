import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/journey.ts';
import { openAndSave } from '../support/offline.ts';
import { expectNoComplaint, watchComplaints } from '../support/shop.ts';

const WORDS = {
  en: { home: '/docs/', heading: 'Start', search: 'Search', asked: 'createHttpCommerce', found: 'createHttpCommerce' },
  ko: { home: '/docs/ko/', heading: '시작하기', search: '검색', asked: '결제사', found: '결제 바꾸기' },
} as const;

for (const [language, words] of Object.entries(WORDS)) {
  test(`the documentation in ${language} is read and searched, and nothing complains [DOC-06]`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const complaints = watchComplaints(page);
    await page.goto(words.home);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.heading);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.search }).first().click();
    await page.locator('#localsearch-input').fill(words.asked);
    const result = page.locator('#localsearch-list').getByRole('option').filter({ hasText: words.found }).first();
    await result.click();
    await expect(page.getByRole('main')).toContainText(words.found);
    await page.goto(`${words.home}machines`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expectNoComplaint(complaints);
  });
}

test('the documentation changes its language in place and its look, on a phone [DOC-06]', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto('/docs/guides/re-skin');
  await page.getByRole('button', { name: 'mobile navigation' }).click();
  await page.getByRole('switch').filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: '한국어' }).filter({ visible: true }).click();
  await page.waitForURL('**/docs/ko/guides/re-skin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('디자인 바꾸기');
  await expectAccessible(page);
  expectNoComplaint(complaints);
});

test.describe('with the service worker of the shop', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the documentation has no shell of the shop in its place without a network [DOC-08]', async ({
    page,
    context,
  }) => {
    await openAndSave(page, '/search/result?keyword=이어폰', '이어폰');
    await page.goto('/docs/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Start');
    await context.setOffline(true);
    await expect(page.goto('/docs/glossary')).rejects.toThrow('net::ERR_FAILED');
  });
});
