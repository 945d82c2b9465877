import { expect, type Page } from '@playwright/test';
import { injectShell, shellAgent } from '../support/fake-shell.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { enter, wordsOf } from '../support/shop.ts';

const HEADERS = ['rid', 'cid', 'x-referer', 'utm-source', 'utm-medium', 'utm-campaign', 'utm-content', 'utm-term'];
const REFERER = 'https://search.example/result';

/** A query with all seven values of one link, and the headers of the calls after it. */
const linkOf = (name: string) => {
  const values = ['r', 'c', 's', 'm', 'n', 'o', 't'].map((letter) => encodeURIComponent(`${letter}-${name}`));
  const names = ['rid', 'cid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
  return { query: names.map((key, index) => `${key}=${values[index]}`).join('&'), values };
};
const FIRST = linkOf('겨울');
const SECOND = linkOf('spring');
const THIRD = linkOf('여름');
const headersOf = ({ values: [rid, cid, ...utm] }: ReturnType<typeof linkOf>, referer: string | null) =>
  JSON.stringify([rid, cid, referer, ...utm]);

/** Notes the campaign headers of every call; answers what all calls since the last look had. */
function watchCampaigns(page: Page) {
  const seen = new Set<string>();
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    const headers = request.headers();
    seen.add(JSON.stringify(HEADERS.map((name) => headers[name] ?? null)));
  });
  return () => {
    const all = [...seen];
    seen.clear();
    return all;
  };
}

const storedIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('campaign'));

/** Follows a link of the page, as the router does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), href);
  await untilQuiet(page);
}

test.use({ userAgent: shellAgent('webmessage') });

test('three links in a row: the last one counts, in a document, in the page and from the app [TRACK-19, TRACK-20, TRACK-21, CALL-07, CALL-08, CALL-09, CALL-10, CALL-11, CALL-12, CALL-13, CALL-14, ENTITY-77, ENTITY-78, ENTITY-79, ENTITY-80, ENTITY-81, ENTITY-82, ENTITY-83, ENTITY-84]', async ({
  page,
  locale,
}) => {
  await injectShell(page, 'webmessage');
  const campaigns = watchCampaigns(page);
  const referer = encodeURIComponent(REFERER);
  await page.goto(`/?${FIRST.query}`, { referer: REFERER });
  await untilQuiet(page);
  expect(campaigns()).toEqual([headersOf(FIRST, referer)]);

  await follow(page, `/category?${SECOND.query}`);
  expect(campaigns()).toEqual([headersOf(SECOND, referer)]);
  await follow(page, '/search');
  expect(campaigns()).toEqual([headersOf(SECOND, referer)]);
  expect(await storedIn(page)).toBeNull();

  // The app opens a link in a document of its own, whose memory begins with it.
  const openInApp = async (url: string) => {
    await page.evaluate((to) => Reflect.get(window, 'sendShellEvent')('deeplink.opened', { url: to }), url);
    await page.waitForURL(({ pathname, search }) => pathname + search === url);
    await untilQuiet(page);
  };
  await openInApp(`/category?${THIRD.query}`);
  expect(campaigns()).toContain(headersOf(THIRD, null));
  await follow(page, '/search');
  expect(campaigns()).toEqual([headersOf(THIRD, null)]);
  expect(await storedIn(page)).toBeNull();

  // With a member's consent the tab keeps the last one, and a document without values has it, too.
  await enter(page, wordsOf(locale));
  await page.goto(`/category?${FIRST.query}`);
  await untilQuiet(page);
  const agree = (agreed: boolean) =>
    page.evaluate(
      (isAgreed) =>
        fetch('/api/oauth/v1/auth/account/service', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify([{ type: 'PI_COLLECTION_AND_USE_OPTIONAL', agreed: isAgreed }]),
        }).then(({ status }) => status),
      agreed,
    );
  expect(await agree(true)).toBeLessThan(300);
  await page.reload();
  await untilQuiet(page);
  await expect.poll(() => storedIn(page)).not.toBeNull();
  campaigns();
  await openInApp('/category');
  expect(campaigns()).toEqual([headersOf(FIRST, null)]);
  await openInApp(`/search?${THIRD.query}`);
  await openInApp('/category');
  expect(campaigns().at(-1)).toBe(headersOf(THIRD, null));
  expect(await agree(false)).toBeLessThan(300);
  await page.reload();
  await untilQuiet(page);
  await expect.poll(() => storedIn(page)).toBeNull();
});
