import { expect } from '@playwright/test';
import { routeNames } from '../../src/routes/paths.ts';
import { ONCE, test, untilQuiet } from '../support/journey.ts';
import { FITS, fitOf, sizable, zoomIn } from '../support/overflow.ts';
import { filledAddresses, statusOf } from '../support/route-addresses.ts';
import { enter, watchComplaints, WORDS } from '../support/shop.ts';

test('every route answers without errors or accessibility violations, needs no sideways scrolling at 400 %, and breaks no word at 200 %', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await enter(page, WORDS.ko);
  const addresses = await filledAddresses(page);
  const complaints = watchComplaints(page);
  for (const name of routeNames()) {
    await test.step(name, async () => {
      const before = complaints.length;
      await zoomIn(sizable(page));
      const status = (await page.goto(addresses[name]))?.status();
      await untilQuiet(page);
      const fit = await fitOf(sizable(page));
      expect.soft({ status, ...fit, complaints: complaints.slice(before) }, name).toEqual({
        status: statusOf(name),
        ...FITS,
        complaints: [],
      });
    });
  }
});

test(
  'shows the whole of a name in lists, cart and orders where text is large or the phone is small',
  ONCE,
  async ({ page, baseURL }) => {
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
      expect
        .soft({ path, cards, small, large, largeOnPc })
        .toEqual({ path, cards, small: [], large: [], largeOnPc: [] });
    }
  },
);

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
