import { expect, type Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { injectShell, shellAgent, type ShellCall, TRANSPORTS } from '../support/fake-shell.ts';
import { openSender } from '../support/gift.ts';
import { giftWordsOf } from '../support/gift-words.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { buyableProducts, enter, wordsOf } from '../support/shop.ts';

const methodsOf = (calls: readonly ShellCall[]) => new Set(calls.map(({ method }) => method));
const paramsOf = (calls: readonly ShellCall[], method: string) =>
  calls.filter((call) => call.method === method).map(({ params }) => params);

for (const transport of TRANSPORTS) {
  test.describe(`in a shell that speaks by ${transport}`, () => {
    test.use({ userAgent: shellAgent(transport) });

    test('home, product, an overlay and back, log-in: the shell gets every message it needs [BRIDGE-05, BRIDGE-06, BRIDGE-07, BRIDGE-08, CALL-79]', async ({
      page,
      locale,
    }) => {
      const calls = await injectShell(page, transport);
      await page.goto('/');
      await untilQuiet(page);
      await expect.poll(() => methodsOf(calls)).toContain('user.setId');
      expect(calls[0]?.method).toBe('bridge.hello');
      expect(paramsOf(calls, 'user.setId')).toEqual([{ userId: null }]);

      await page.getByRole('main').getByRole('article').first().getByRole('link').click();
      await page.waitForURL('**/product/*');
      await untilQuiet(page);
      await expect.poll(() => paramsOf(calls, 'analytics.logEvent').map(({ name }) => name)).toContain('page_view');

      await page
        .getByRole('button', { name: wordsOf(locale).buy })
        .first()
        .click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expect.poll(() => paramsOf(calls, 'menu.setVisible')).toEqual([{ visible: true }]);
      await page.evaluate(() => Reflect.get(window, 'pressBack')());
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect.poll(() => paramsOf(calls, 'menu.setVisible')).toEqual([{ visible: true }, { visible: false }]);
      expect(paramsOf(calls, 'answer')).toEqual([{ ok: true, handled: true }]);
      await page.evaluate(() => Reflect.get(window, 'pressBack')());
      await expect
        .poll(() => paramsOf(calls, 'answer'))
        .toEqual([
          { ok: true, handled: true },
          { ok: true, handled: false },
        ]);

      // What a browser would open in another window goes to the phone's.
      const outside = page.locator('footer a[target="_blank"][href^="https://"]').first();
      const href = await outside.getAttribute('href');
      await outside.dispatchEvent('click');
      await expect.poll(() => paramsOf(calls, 'nav.openExternal')).toEqual([{ url: href }]);
      expect(page.context().pages()).toHaveLength(1);

      await enter(page, wordsOf(locale));
      await page.goto('/');
      await untilQuiet(page);
      await expect.poll(() => paramsOf(calls, 'user.setId').at(-1)?.['userId']).toEqual(expect.stringMatching(/^\d+$/));
      const sent = JSON.stringify(calls);
      for (const { name, value } of await page.context().cookies()) {
        if (/token/.test(name)) expect(sent).not.toContain(value);
      }
    });
  });
}

test.describe('in an app that opens no browser', () => {
  test.use({ userAgent: shellAgent('webmessage') });

  for (const [locale, copied, notCopied] of [
    ['ko-KR', '브라우저를 열지 못해 링크를 복사했어요. 브라우저에 붙여 넣어 주세요', /브라우저를 열지 못했어요/],
    [
      'en-US',
      'The browser didn’t open, so we copied the link. Please paste it into your browser',
      /didn’t open\. Please/,
    ],
  ] as const) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale });
      test('a link that leads outside is copied, and the page says what to do with it', async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const calls = await injectShell(page, 'webmessage');
        await page.goto('/');
        // The page listens to its links once it has told the shell who its user is.
        await expect.poll(() => methodsOf(calls)).toContain('user.setId');
        await page.evaluate(() => Reflect.set(window, 'unavailableMethod', 'nav.openExternal'));
        const outside = page.locator('footer a[target="_blank"][href^="https://"]').first();
        await outside.dispatchEvent('click');
        await expect(page.getByRole('status').getByText(copied)).toBeVisible();
        expect(paramsOf(calls, 'nav.openExternal')).toHaveLength(1);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await outside.getAttribute('href'));
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
          Object.defineProperty(document, 'execCommand', { value: () => false });
        });
        await outside.dispatchEvent('click');
        await expect(page.getByRole('status').getByText(notCopied)).toBeVisible();
      });
    });
  }
});

test.describe('in an app with a sheet for sharing', () => {
  test.use({ userAgent: shellAgent('webmessage') });

  test('what was shared by it is recorded as by the ways of the page, and what was not is not [TRACK-22]', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.set(window, 'dataLayer', []));
    const calls = await injectShell(page, 'webmessage');
    const [product] = await buyableProducts(page, '이어폰');
    const productNo = product?.productNo ?? 0;
    await page.goto(`/product/${productNo}`);
    await untilQuiet(page);
    const share = page.getByRole('button', { name: '공유하기' });
    await page.evaluate(() => Reflect.set(window, 'closesShare', true));
    await share.click();
    await expect.poll(() => paramsOf(calls, 'share.open')).toHaveLength(1);
    await page.evaluate(() => Reflect.set(window, 'closesShare', false));
    await share.click();
    await expect.poll(() => paramsOf(calls, 'share.open')).toHaveLength(2);
    await expect
      .poll(() => page.evaluate(shareEvents))
      .toEqual([{ event: 'share', method: 'APP', content_type: 'product', item_id: productNo }]);
    const { value = '' } = (await page.context().cookies()).find(({ name }) => name === 'client_id') ?? {};
    await expect
      .poll(() =>
        runSql(
          "select detail -> 'share' as share from behavior_history where behavior_type = 'SHARE' and client_id = $1",
          [value],
        ),
      )
      .toEqual([{ share: { sharedLink: page.url(), sharedChannel: 'APP', productId: productNo } }]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

/** Runs in the page: the shares that a tag manager got. */
function shareEvents(): unknown[] {
  const layer: unknown = Reflect.get(window, 'dataLayer');
  return Array.isArray(layer) ? layer.filter(({ event }) => event === 'share') : [];
}

const CONTACTS = /연락처에서 고르기|Choose from contacts/;

/** Opens the form of a gift of one product. */
async function openGiftForm(page: Page, locale: string | undefined): Promise<void> {
  await enter(page, wordsOf(locale));
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await openSender(page, giftWordsOf(locale));
  await untilQuiet(page);
}

test.describe('in an app with contacts', () => {
  test.use({ userAgent: shellAgent('webmessage') });

  test('the receiver of a gift is picked from the phone', async ({ page, locale }) => {
    const words = giftWordsOf(locale);
    const calls = await injectShell(page, 'webmessage');
    await openGiftForm(page, locale);
    await page.getByRole('button', { name: CONTACTS }).click();
    await expect(page.getByLabel(words.receiverName)).toHaveValue('이하나');
    await expect(page.getByLabel(words.receiverPhone)).toHaveValue('010-0000-4321');
    expect(paramsOf(calls, 'contacts.pick')).toEqual([{}]);
  });
});

test('a browser offers no contacts in the form of a gift', async ({ page, locale }) => {
  await openGiftForm(page, locale);
  await expect(page.getByLabel(giftWordsOf(locale).receiverName)).toBeVisible();
  await expect(page.getByRole('button', { name: CONTACTS })).toHaveCount(0);
});

test('a browser loads nothing of the bridge [BRIDGE-09]', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await untilQuiet(page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((url) => /\/shell-/.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'commerceBridgeReceive' in window)).toBe(false);
});
