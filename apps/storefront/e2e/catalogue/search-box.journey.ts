import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';

/** Opens the search screen with a clock that stands still; the keywords that suggestions are asked for from then on. */
async function openBox(page: Page): Promise<readonly string[]> {
  await page.clock.install();
  await page.goto('/search');
  await untilQuiet(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('searchbox').click();
  const keywords: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search-suggestions')) keywords.push(searchParams.get('keyword') ?? '');
  });
  return keywords;
}

test('requests suggestions when typing pauses, not for every letter, and cancels the request before', async ({
  page,
}) => {
  const keywords = await openBox(page);
  let isSlow = true;
  await page.route('**/search-suggestions*', (route) => (isSlow ? undefined : route.continue()));
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('search-suggestions'));
  for (const letter of '이어폰') {
    await page.keyboard.insertText(letter);
    await page.clock.runFor(140);
  }
  expect(keywords).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => keywords).toEqual(['이어폰']);
  isSlow = false;
  await page.keyboard.press('Backspace');
  await page.clock.runFor(160);
  await expect.poll(() => keywords).toEqual(['이어폰', '이어']);
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.clock.resume();
  await expect(page.getByRole('list', { name: '추천' }).getByRole('link').first()).toBeVisible();
});

test('requests suggestions once a syllable is composed, not for each of its letters', async ({ page }) => {
  const keywords = await openBox(page);
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  for (const text of ['ㅌ', '터', '텀']) {
    await compose(text);
    await page.clock.runFor(250);
  }
  expect(keywords).toEqual([]);
  await page.clock.runFor(60);
  await expect.poll(() => keywords).toEqual(['텀']);
  await keyboard.send('Input.insertText', { text: '텀' });
  for (const text of ['ㅂ', '브', '블']) {
    await compose(text);
    await page.clock.runFor(250);
  }
  await keyboard.send('Input.insertText', { text: '블' });
  await page.clock.runFor(160);
  await expect.poll(() => keywords).toEqual(['텀', '텀블']);
});
