import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { chooseFirstOptions, enter, wordsOf } from '../support/shop.ts';
import { SLOWER } from '../support/slow-phone.ts';

/** How a trip is played: time between a thing being there and its tap, and how much slower the phone is. */
interface Pace {
  readonly tapMs: number;
  readonly slower: number;
}

const USUAL: readonly Pace[] = [
  { tapMs: 0, slower: 1 },
  { tapMs: 500, slower: 1 },
  { tapMs: 0, slower: SLOWER },
];
const SOAK: readonly Pace[] = [
  { tapMs: 100, slower: 1 },
  { tapMs: 2_000, slower: 1 },
  { tapMs: 500, slower: SLOWER },
];

/** The events of every trip, whatever its pace. */
const EXPECTED_EVENTS = [
  'page_view HOME',
  'view_item_list HOME.deal',
  'select_item HOME.deal',
  'page_view PRODUCT',
  'view_item',
  'add_to_cart',
  'page_view CART',
  'view_cart',
  'page_view ORDER_SHEET',
  'begin_checkout',
];

/** Gives every document of a page a tag manager's layer; returns the events of all of them, in order. */
async function watchEvents(page: Page): Promise<readonly string[]> {
  const events: string[] = [];
  await page.exposeFunction('recordEvent', (event: string) => events.push(event));
  await page.addInitScript(() => {
    const push = (entry: Readonly<Record<string, unknown>>) => {
      const { event, page_code: code, ecommerce } = entry;
      if (typeof event !== 'string' || event === 'member') return;
      const list: unknown = Reflect.get(Object(ecommerce), 'item_list_id');
      Reflect.get(window, 'recordEvent')([event, code ?? list].filter((word) => word !== undefined).join(' '));
    };
    Reflect.set(window, 'dataLayer', Object.assign([], { push }));
  });
  return events;
}

for (const [paces, tag] of [
  [USUAL, []],
  [SOAK, ['@soak']],
] as const) {
  for (const { tapMs, slower } of paces) {
    const phone = slower === 1 ? 'a phone' : `a phone ${slower} times slower`;
    test(
      `a trip of taps ${tapMs} ms after one another on ${phone} is tracked as every other, once the app is there`,
      { tag: [...tag] },
      async ({ page, locale }) => {
        const words = wordsOf(locale);
        await enter(page, words);
        const events = await watchEvents(page);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
        const tap = async (target: Locator): Promise<void> => {
          await target.waitFor();
          await page.waitForTimeout(tapMs);
          await target.click();
        };
        await page.goto('/', { waitUntil: 'commit' });
        // A link that is tapped before the app is there is the browser's: decision 57.
        await expect.poll(() => events).toContain('page_view HOME');
        await tap(page.getByRole('main').getByRole('article').first().getByRole('link').first());
        await page.waitForURL('**/product/*');
        await tap(page.getByRole('button', { name: words.buy }).first());
        await chooseFirstOptions(page);
        await tap(page.getByRole('dialog').getByRole('button', { name: words.addToCart }));
        await expect.poll(() => events.at(-1)).toBe('add_to_cart');
        await tap(page.getByRole('banner').getByRole('link', { name: /장바구니/ }));
        await page.waitForURL('**/cart');
        await tap(page.getByRole('button', { name: words.order }));
        await page.waitForURL('**/order/sheet/**');
        await expect.poll(() => events.at(-1)).toBe('begin_checkout');
        expect(events).toEqual(EXPECTED_EVENTS);
      },
    );
  }
}
