import { expect } from '@playwright/test';
import { routeNames } from '../../src/routes/paths.ts';
import { FITS, fitOf, zoomIn } from '../support/overflow.ts';
import { filledAddresses, statusOf } from '../support/route-addresses.ts';
import { enter, WORDS } from '../support/shop.ts';
import { complaintsOf, COMPLAINTS, test, untilQuiet } from '../support/webkit.ts';

/** What a page says that is not there. */
const WRONG_PAGE = '페이지를 찾을 수 없어요';

test(
  'WebKit shows a member every route without errors or accessibility violations, without sideways scrolling at 400 %, or a broken word at 200 %',
  { tag: '@soak' },
  async ({ baseURL: shop = '', page: chromium, open }) => {
    test.setTimeout(900_000);
    await enter(chromium, WORDS.ko);
    const addresses = await filledAddresses(chromium);
    const page = await open(COMPLAINTS);
    await page.driver.get(`${shop}/error`);
    for (const { name, value, httpOnly } of await chromium.context().cookies())
      await page.driver.manage().addCookie({ name, value, httpOnly, path: '/' });

    for (const name of routeNames()) {
      await test.step(name, async () => {
        await zoomIn(page);
        // What the page before asks for at this size has come before it is left.
        await untilQuiet(page);
        await page.driver.get(shop + addresses[name]);
        await untilQuiet(page);
        const fit = await fitOf(page);
        // What the sizes asked for has come before the page is left.
        await untilQuiet(page);
        const isThere = !(await page.evaluate(() => document.querySelector('main')?.innerText ?? '')).includes(
          WRONG_PAGE,
        );
        expect.soft({ isThere, ...fit, complaints: await complaintsOf(page) }, name).toEqual({
          isThere: statusOf(name) === 200,
          ...FITS,
          complaints: [],
        });
      });
    }
  },
);
