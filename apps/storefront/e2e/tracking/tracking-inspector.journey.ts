import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { test, untilQuiet } from '../support/journey.ts';
import {
  buyableProducts,
  enter,
  expectNoComplaint,
  payInWindow,
  putIntoCart,
  watchComplaints,
  wordsOf,
} from '../support/shop.ts';

/** An event as the page sent it and as GA4 gets it. */
interface Shown {
  readonly name: string;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly ga4: Readonly<Record<string, unknown>>;
}

/** A name, a mobile number by itself, or an e-mail address; an order number of the first days of a month holds 010, too. */
const PERSONAL = /홍길동|(?<!\d)010\d{8}(?!\d)|@/;

/** What the inspector shows, oldest first. */
async function eventsIn(inspector: Page): Promise<readonly Shown[]> {
  const rows = await inspector
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => [...item.querySelectorAll('h2, pre')].map(({ textContent }) => textContent ?? '')),
    );
  return rows
    .map(([name = '', sent = '{}', ga4 = '{}']) => ({ name, sent: JSON.parse(sent), ga4: JSON.parse(ga4) }))
    .toReversed();
}

const eventsOf = (page: Page) => page.getByRole('list').getByRole('heading', { level: 2 });

test('events of another tab are shown one by one, without personal data [STATE-25, TRACK-03]', async ({
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
  await expect.poll(async () => (await eventsIn(inspector)).at(-1)?.name).toBe('view_item');
  const views = (await eventsIn(inspector)).filter(({ name }) => name === 'page_view');
  expect(views).toMatchObject([
    { sent: { pageCode: 'HOME', previousPageCode: null } },
    {
      sent: { pageCode: 'PRODUCT', previousPageCode: 'HOME' },
      ga4: { page_code: 'PRODUCT', previous_page_code: 'HOME' },
    },
  ]);

  await enter(page, wordsOf(locale));
  await untilQuiet(page);
  const words = (await inspector.getByRole('list').textContent()) ?? '';
  expect(words).not.toMatch(PERSONAL);
  await inspector.getByRole('button', { name: '지우기' }).click();
  await expect(eventsOf(inspector)).toHaveCount(0);
  expectNoComplaint(complaints);

  await inspector.close({ runBeforeUnload: true });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tracking-inspector'))).toBeNull();
});

test('every step from the home to the paid order is tracked once, with its goods [TRACK-03, TRACK-22]', async ({
  page,
  context,
  locale,
}) => {
  test.setTimeout(180_000);
  const words = wordsOf(locale);
  await enter(page, words);
  const wished = await (await page.request.get('/api/client/v1/customer/wish-list/product-nos')).json();
  // Of earlier journeys, whose goods stay in the cart.
  const cart = await (await page.request.get('/api/client/v1/customer/cart')).text();
  const product = (await buyableProducts(page, '이어폰')).find(
    (one) => !wished.productNos.includes(one.productNo) && !cart.includes(`"productNo":${one.productNo},`),
  );
  if (product === undefined) throw new Error('no product');
  const { productNo, productName } = product;
  const inspector = await context.newPage();
  await inspector.goto('/dev/tracking');
  const card = page.locator('main li', { has: page.locator(`a[href="/product/${productNo}"]`) }).first();

  await page.goto('/');
  await untilQuiet(page);
  // A list is tracked once it is seen.
  await page.locator('[id^="section-"]').first().scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await eventsIn(inspector)).map(({ sent }) => sent['listId']))
    .toContainEqual(expect.stringMatching(/^HOME\.section/));
  await page.goto('/search/result?keyword=%EC%9D%B4%EC%96%B4%ED%8F%B0');
  await untilQuiet(page);
  await card.getByRole('link').click();
  await page.waitForURL('**/product/*');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `${productName} 찜` })
    .filter({ visible: true })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '공유하기' }).click();
  await page.getByRole('button', { name: 'URL 복사' }).click();
  await putIntoCart(page, words);
  await page.goto('/cart');
  await untilQuiet(page);
  await page.getByRole('button', { name: words.order }).click();
  await page.waitForURL('**/order/sheet/**');
  await page.getByText(words.card, { exact: true }).click();
  await page.getByText(words.consent).click();
  await page.getByRole('button', { name: words.pay }).click();
  await payInWindow(page, words.approved);
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
  const orderNo = new URL(page.url()).searchParams.get('orderNo');
  await expect.poll(async () => (await eventsIn(inspector)).at(-1)?.name).toBe('purchase');

  const events = await eventsIn(inspector);
  const lists = events.filter(({ name }) => name === 'view_item_list');
  expect(lists.map(({ sent }) => sent['listId'])).toEqual(
    expect.arrayContaining(['HOME.deal', expect.stringMatching(/^HOME\.section\.\d+$/), 'SEARCH_RESULT']),
  );
  for (const { ga4 } of lists) expect(ga4).toMatchObject({ ecommerce: { items: expect.arrayContaining([]) } });
  // A list of the home says what is there as soon as it is, so only the order of the rest is fixed.
  const steps = events.filter(({ name }) => name !== 'view_item_list' && name !== 'member');
  const goods = [{ productNo, productName, price: expect.any(Number), orderCnt: 1 }];
  const item = { item_id: String(productNo), item_name: productName, quantity: 1 };
  expect(steps).toMatchObject([
    { name: 'page_view', sent: { pageCode: 'HOME', previousPageCode: null } },
    { name: 'page_view', sent: { pageCode: 'SEARCH_RESULT' } },
    {
      name: 'select_item',
      sent: { listId: 'SEARCH_RESULT', items: [{ ...goods[0], index: expect.any(Number) }] },
      ga4: { ecommerce: { item_list_id: 'SEARCH_RESULT', items: [item] } },
    },
    { name: 'page_view', sent: { pageCode: 'PRODUCT', previousPageCode: 'SEARCH_RESULT' } },
    { name: 'view_item', sent: { items: goods }, ga4: { ecommerce: { currency: 'KRW', items: [item] } } },
    { name: 'add_to_wishlist', sent: { items: goods } },
    {
      name: 'share',
      sent: { sharedChannel: 'URL', productId: productNo, sharedLink: expect.stringContaining('/product/') },
      ga4: { method: 'URL', content_type: 'product', item_id: productNo },
    },
    { name: 'add_to_cart', sent: { items: goods }, ga4: { ecommerce: { items: [item] } } },
    { name: 'page_view', sent: { pageCode: 'CART' } },
    { name: 'view_cart', sent: { items: expect.arrayContaining([expect.objectContaining(goods[0] ?? {})]) } },
    { name: 'page_view', sent: { pageCode: 'ORDER_SHEET', previousPageCode: 'CART' } },
    { name: 'begin_checkout', sent: { isGift: false } },
    { name: 'add_payment_info', sent: { payType: 'CREDIT_CARD' }, ga4: { ecommerce: { payment_type: 'CREDIT_CARD' } } },
    { name: 'page_view', sent: { pageCode: 'ORDER_COMPLETE' } },
    { name: 'purchase', sent: { orderNo }, ga4: { ecommerce: { transaction_id: orderNo, currency: 'KRW' } } },
  ]);
  // The goods are worth the same from the sheet to the payment.
  const worth = (name: string) => steps.find((step) => step.name === name)?.ga4['ecommerce'];
  expect(worth('begin_checkout')).toMatchObject({ value: Reflect.get(Object(worth('add_payment_info')), 'value') });
  expect(JSON.stringify(events)).not.toMatch(PERSONAL);
});

test('a throwing tag manager does not break shopping [TRACK-03]', async ({ page, locale }) => {
  const complaints = watchComplaints(page);
  await page.addInitScript(() => {
    const layer = Object.assign([], {
      push: () => {
        throw new Error('blocked');
      },
    });
    Reflect.set(window, 'dataLayer', layer);
  });
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await untilQuiet(page);
  await putIntoCart(page, wordsOf(locale));
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: wordsOf(locale).order })).toBeVisible();
  expectNoComplaint(complaints);
});
