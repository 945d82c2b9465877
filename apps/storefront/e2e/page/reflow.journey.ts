import { expect } from '@playwright/test';
import { routeNames } from '../../src/routes/paths.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { overflow } from '../support/keys.ts';
import { brokenWords } from '../support/look.ts';
import { filledAddresses } from '../support/route-addresses.ts';
import { enter, WORDS } from '../support/shop.ts';

/** Words that are longer than a line of a small phone can be: addresses of mail, and several words joined by a sign. */
const MAY_BREAK = /[@/·]/;

test('no route needs sideways scrolling at 400 %, nor breaks a word at 200 %', async ({ page }) => {
  test.setTimeout(600_000);
  await enter(page, WORDS.ko);
  const addresses = await filledAddresses(page);
  for (const name of routeNames()) {
    await test.step(name, async () => {
      // 1280 × 1024 at 400 %. WCAG 1.4.10.
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(addresses[name]);
      await untilQuiet(page);
      const at400 = await overflow(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const at200 = await overflow(page);
      const broken = (await brokenWords(page)).filter((word) => !MAY_BREAK.test(word));
      expect.soft({ name, at400, at200, broken }).toEqual({ name, at400: 0, at200: 0, broken: [] });
    });
  }
});

test('shows the whole of a name in lists, cart and orders where text is large or the phone is small', async ({
  page,
  baseURL,
}) => {
  await enter(page, WORDS.ko);
  const { categoryList, cart, orders, cancelOrder, giftBox, wishList } = await filledAddresses(page);
  for (const [path, cards] of [
    [categoryList, 'grid'],
    [categoryList, 'rows'],
    ...[cart, orders, cancelOrder, giftBox, wishList].map((one) => [one, 'grid']),
  ] as const) {
    await page.context().addCookies([{ name: 'cards', value: cards, url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    await untilQuiet(page);
    const small = await page.evaluate(cutShort);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const large = await page.evaluate(cutShort);
    await page.setViewportSize({ width: 1280, height: 800 });
    const largeOnPc = await page.evaluate(cutShort);
    expect.soft({ path, cards, small, large, largeOnPc }).toEqual({ path, cards, small: [], large: [], largeOnPc: [] });
  }
});

/** Runs in the page: words of which some lines are out of sight. */
function cutShort(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((element) => {
      const { overflowY, clipPath } = getComputedStyle(element);
      const isCut = overflowY === 'hidden' && clipPath === 'none' && element.scrollHeight > element.clientHeight + 1;
      return isCut && element.textContent !== '' && element.checkVisibility();
    })
    .map((element) => `${element.scrollHeight - element.clientHeight} px of ${element.tagName} ${element.textContent}`);
}
