import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { test } from '../support/journey.ts';

const MANIFEST: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
  readFileSync(new URL('../../dist/client/manifest.json', import.meta.url), 'utf8'),
);

/** A tunnel that cuts the script off which a source file has become, until it ends. */
async function cutOff(page: Page, source: string): Promise<{ readonly cuts: () => number; readonly end: () => void }> {
  let isAway = true;
  let cuts = 0;
  await page.context().route(`**/${MANIFEST[source]?.file}`, (route) => {
    if (!isAway) return route.continue();
    cuts += 1;
    return route.abort('internetdisconnected');
  });
  return { cuts: () => cuts, end: () => (isAway = false) };
}

test('a list whose services were cut off in a tunnel goes on after it', async ({ page }) => {
  const tunnel = await cutOff(page, 'src/app/after-paint.ts');
  await page.goto('/search/result?keyword=세트');
  await expect.poll(tunnel.cuts).toBeGreaterThan(0);
  const cards = page.getByRole('main').getByRole('article');
  const before = await cards.count();
  expect(before).toBeGreaterThan(0);
  tunnel.end();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
});

test('a page whose screen was cut off in a tunnel says so, and comes by itself after it', async ({ page }) => {
  const tunnel = await cutOff(page, 'src/features/search/search.screen.tsx');
  await page.goto('/search');
  await expect(page.getByText('화면을 불러오지 못했어요')).toBeVisible();
  tunnel.end();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('searchbox').fill('사과');
  await expect(page.getByRole('list', { name: '추천' })).toBeVisible();
});
