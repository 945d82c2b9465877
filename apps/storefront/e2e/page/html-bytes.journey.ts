import { type IncomingMessage, request } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';

const LIST = '/category/list/1/101/-';

/** What a first flight of ten packets carries. */
const FIRST_FLIGHT = 14_600;

/** Most bytes of what a visit begins with: headers, HTML, style and data, packed as the host packs them. */
const LIMITS: readonly (readonly [path: string, limit: number, cookie?: string])[] = [
  ['/', FIRST_FLIGHT],
  // NOTE: a product with many options, reviews and coupons passes the first flight: 16,200 bytes in a shop just seeded. The style
  // of all that its route has shown adds up to 500: a deal, fields to fill in, a product that is not there.
  ['/product/10023', 16_800],
  ['/category', FIRST_FLIGHT],
  [LIST, FIRST_FLIGHT],
  [LIST, FIRST_FLIGHT, 'cards=rows'],
  ['/search/result?keyword=%EC%BB%A4%ED%94%BC', FIRST_FLIGHT],
  ['/?tab=best', FIRST_FLIGHT],
  ['/section/1', FIRST_FLIGHT],
];

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const PC = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** Asks for a document as a browser does, by its name for itself. */
async function documentOf(address: URL, browser: string, cookie?: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const baseHeaders = { 'accept-encoding': 'br', accept: 'text/html', 'user-agent': browser };
    const headers = { ...baseHeaders, ...(cookie === undefined ? {} : { cookie }) };
    request(address, { headers }, resolve).on('error', reject).end();
  });
  const parts: readonly Buffer[] = await answer.toArray();
  return { answer, parts };
}

for (const [path, limit, cookie] of LIMITS) {
  test(`sends no more than ${limit} bytes for ${path} ${cookie ?? ''}`, async ({ baseURL }) => {
    const address = new URL(path, baseURL);
    // What a PC alone has been shown is not among it.
    await documentOf(address, PC, cookie);
    const { answer, parts } = await documentOf(address, PHONE, cookie);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
    // A colon and a space, or the end of a line, follows each name and value.
    const headBytes = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 'HTTP/1.1 200 OK\r\n\r\n'.length);
    expect(headBytes + Buffer.concat(parts).length).toBeLessThanOrEqual(limit);
  });
}

/** Where everything of a page lies, whatever is transformed. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header, header *, main, main *')]
      .filter((element) => element instanceof HTMLElement)
      .map(({ nodeName, className, offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
        [nodeName, className, offsetLeft, offsetTop, offsetWidth, offsetHeight].join(' '),
      ),
  );

for (const { name, ...screen } of [
  { name: 'phone', viewport: { width: 360, height: 740 }, userAgent: PHONE, isMobile: true },
  { name: 'PC', viewport: { width: 1280, height: 800 }, userAgent: PC, isMobile: false },
])
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    for (const [path, , cookie] of LIMITS)
      test(`the whole style moves nothing of ${path} ${cookie ?? ''}`, async ({ page, context, baseURL }) => {
        const [key = '', value = ''] = cookie?.split('=') ?? [];
        if (key !== '') await context.addCookies([{ name: key, value, url: baseURL ?? '' }]);
        let send = (): void => undefined;
        const held = new Promise<void>((resolve) => (send = resolve));
        await page.route('**/static/*.css', async (route) => held.then(() => route.continue()));
        // The app would change more than the style does.
        await page.route('**/static/*.js', () => undefined);
        await page.goto(path);
        await page.waitForFunction(() => document.querySelector('link[rel="stylesheet"]:not([disabled])') !== null);
        const first = await boxesOf(page);
        send();
        await page.waitForFunction(() => document.querySelector('link[rel="stylesheet"][media="all"]') !== null);
        expect(first.length).toBeGreaterThan(50);
        expect(await boxesOf(page)).toEqual(first);
      });
  });
