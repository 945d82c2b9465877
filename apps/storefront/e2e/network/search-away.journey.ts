import { expect } from '@playwright/test';
import { untilQuiet } from '../support/journey.ts';
import { test } from '../support/network.ts';

test('the search offline announces suggestions for later, offers recent searches, and gets suggestions by itself back online', async ({
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
  await expect(main.getByText('추천 검색어를 불러오지 못했어요')).toBeVisible();
  await expect(main.getByText('인터넷에 연결되면 바로 불러올게요.')).toBeVisible();
  await expect(main.getByRole('link', { name: '양말', exact: true })).toBeVisible();
  await network.setOffline(false);
  await expect(main.getByRole('list', { name: '추천' }).getByRole('link').first()).toBeVisible();
  await expect(main.getByText('추천 검색어를 불러오지 못했어요')).toBeHidden();
});
