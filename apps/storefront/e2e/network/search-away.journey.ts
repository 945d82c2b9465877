import { expect } from '@playwright/test';
import { untilQuiet } from '../support/journey.ts';
import { test } from '../support/network.ts';

test('the search offline says in a line that suggestions are missing, offers recent searches, and gets suggestions by itself back online', async ({
  page,
  network,
}) => {
  await page.goto('/search/result?keyword=양말');
  await untilQuiet(page);
  await page.goto('/search');
  await untilQuiet(page);
  const main = page.getByRole('main');
  await network.setOffline(true);
  await page.getByRole('searchbox').fill('이어');
  const missing = main.getByText('추천어를 아직 불러오지 못했어요');
  await expect(missing).toBeVisible();
  const recent = main.getByRole('link', { name: '양말', exact: true });
  await expect(recent).toBeVisible();
  // A line above them, and no more.
  const [line, word] = [await missing.boundingBox(), await recent.boundingBox()];
  expect((word?.y ?? Infinity) - (line?.y ?? 0)).toBeLessThan(160);
  await network.setOffline(false);
  await expect(main.getByRole('list', { name: '추천' }).getByRole('link').first()).toBeVisible();
  await expect(missing).toBeHidden();
});
