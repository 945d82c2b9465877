import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './look.ts';
import { test, untilQuiet } from './journey.ts';
import { enter, expectNoComplaint, watchComplaints, wordsOf } from './shop.ts';

const eventsOf = (page: Page) => page.getByRole('list').getByRole('heading', { level: 2 });

test('a journey in another tab is watched event by event, and nothing of it names a person [TRACK-03, TRACK-23]', async ({
  page,
  context,
  locale,
}) => {
  const inspector = await context.newPage();
  const complaints = watchComplaints(inspector);
  await inspector.goto('/dev/tracking');
  await expectAccessible(inspector);

  await page.goto('/');
  await untilQuiet(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL('**/product/*');
  await expect(eventsOf(inspector)).toHaveText(['page_view', 'page_view']);
  await expect(inspector.getByRole('listitem').first()).toContainText('"previousPageCode": "HOME"');
  await expect(inspector.getByRole('listitem').first()).toContainText('"previous_page_code": "HOME"');

  await enter(page, wordsOf(locale));
  await untilQuiet(page);
  const words = (await inspector.getByRole('list').textContent()) ?? '';
  expect(words).not.toMatch(/홍길동|010\d{8}|@/);
  await inspector.getByRole('button', { name: '지우기' }).click();
  await expect(eventsOf(inspector)).toHaveCount(0);
  expectNoComplaint(complaints);

  await inspector.close({ runBeforeUnload: true });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tracking-inspector'))).toBeNull();
});
