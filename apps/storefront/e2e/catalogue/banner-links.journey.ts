import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';

const API = '/api/client/v1';

/** Something the shop says of a place it leads to. */
interface Promised {
  readonly words: string;
  readonly landingUrl: string;
}

interface Card {
  readonly productNo: number;
  readonly imageUrls: readonly string[];
  readonly discountRate: number;
  readonly discountedPrice: number;
  readonly freeDelivery: boolean;
  readonly hasCoupon: boolean;
}

interface Banner {
  readonly name: string;
  readonly description: string;
  readonly landingUrl: string;
}

interface Event {
  readonly eventNo: number;
  readonly label: string;
  readonly promotionText: string;
}

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(API + path, { headers: { 'accept-language': 'ko' } });
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.json();
}

/** Every banner, exhibition and event of the shop. */
async function promises(page: Page): Promise<readonly Promised[]> {
  const places = ['type/MAIN', 'type/MIDDLE', 'type/BOTTOM', '000', '011'];
  const banners = await Promise.all(places.map((place) => read<Banner[]>(page, `/display/banner/${place}`)));
  const exhibitions = await read<Event[]>(page, '/display/exhibitions');
  const events = await read<Event[]>(page, '/display/events');
  return [
    ...banners.flat().map((banner) => ({
      words: `${banner.name} ${banner.description}`,
      landingUrl: banner.landingUrl,
    })),
    ...exhibitions.map((shown) => ({
      words: `${shown.label} ${shown.promotionText}`,
      landingUrl: `/exhibition/${shown.eventNo}`,
    })),
    ...events.map((shown) => ({ words: '', landingUrl: `/event/${shown.eventNo}` })),
  ];
}

/** The goods a place shows; none where it is no list. */
async function goodsOf(page: Page, landingUrl: string): Promise<readonly Card[]> {
  const [, kind, number] = /^\/(section|exhibition)\/(\d+)$/.exec(landingUrl) ?? [];
  if (kind === 'section') {
    const { products } = await read<{ products: Card[] }>(
      page,
      `/display/sections/${number}?pageNumber=1&pageSize=100`,
    );
    return products;
  }
  if (kind === undefined) return [];
  const { section } = await read<{ section: { products: Card[] }[] }>(
    page,
    `/display/get-main-menu/product/${number}?hasProductDetail=true`,
  );
  return section.flatMap(({ products }) => products);
}

/** Whether a product alone is delivered free when its price is at least so much. */
async function isFreeFrom(page: Page, card: Card, won: number): Promise<boolean> {
  if (card.freeDelivery) return true;
  const { deliveryFee } = await read<{
    deliveryFee: { deliveryConditionType: string; aboveDeliveryAmt: number };
  }>(page, `/display/products/${card.productNo}`);
  return deliveryFee.deliveryConditionType === 'CONDITIONAL' && deliveryFee.aboveDeliveryAmt <= won;
}

type Check = (page: Page, promised: Promised, number: number) => Promise<boolean>;

const TEN_THOUSAND = 10_000;

/** What a word promises, and what has to be so where it leads. */
const WORDS: readonly (readonly [RegExp, Check])[] = [
  [/최대 (\d+)%/, async (page, promised, rate) => (await rates(page, promised)).some((found) => found >= rate)],
  [
    /(\d+)만원 이상 무료배송/,
    async (page, { landingUrl }, amount) => {
      const goods = await goodsOf(page, landingUrl);
      const free = await Promise.all(goods.map((card) => isFreeFrom(page, card, amount * TEN_THOUSAND)));
      return goods.length > 0 && free.every(Boolean);
    },
  ],
  [
    /(?<!이상 )무료배송/,
    async (page, { landingUrl }) => (await goodsOf(page, landingUrl)).every(({ freeDelivery }) => freeDelivery),
  ],
  [
    /(\d+)만원대부터/,
    async (page, { landingUrl }, amount) => {
      const least = Math.min(...(await goodsOf(page, landingUrl)).map((card) => card.discountedPrice));
      return Math.floor(least / TEN_THOUSAND) === amount;
    },
  ],
  [
    /(?<!e)쿠폰/,
    async (page, { landingUrl }) =>
      landingUrl === '/memberShip' || (await goodsOf(page, landingUrl)).some(({ hasCoupon }) => hasCoupon),
  ],
  // The shop has no app-only offer, subscription or draw.
  [/설치|정기|추첨|공모|출석/, async () => false],
];

const rates = async (page: Page, { landingUrl }: Promised): Promise<readonly number[]> =>
  (await goodsOf(page, landingUrl)).map(({ discountRate }) => discountRate);

test('every banner, exhibition and event leads to a screen, and keeps what it says', async ({ page }) => {
  const allPromised = await promises(page);
  expect(allPromised.length).toBeGreaterThan(30);
  const broken: string[] = [];
  for (const promised of allPromised) {
    const { landingUrl, words } = promised;
    const answer = await page.request.get(landingUrl, { headers: { accept: 'text/html', 'accept-language': 'ko' } });
    if (answer.status() !== 200) broken.push(`${answer.status()} ${landingUrl}: ${words}`);
    for (const [pattern, check] of WORDS) {
      const found = pattern.exec(words);
      if (found !== null && !(await check(page, promised, Number(found[1]))))
        broken.push(`${landingUrl}: "${found[0]}" in "${words}"`);
    }
  }
  expect(broken).toEqual([]);
});

test('a guest and a member find a screen behind every shortcut of the home and of the category page', async ({
  page,
}) => {
  for (const path of ['/', '/category']) {
    await page.goto(path);
    const hrefs = await page
      .locator('main nav a, main section > div a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of new Set(hrefs)) {
      const answer = await page.request.get(href, { headers: { accept: 'text/html' } });
      expect([href, answer.status()]).toEqual([href, 200]);
    }
  }
});

/** Pictures that a page shows three times or more to a reader who scrolls to its end. */
async function shownThrice(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < (await height()) && at < 20_000; at += 1_200) {
    await page.evaluate(async (top) => {
      window.scrollTo(0, top);
      // What comes into view is asked for with the next frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, at);
  }
  await untilQuiet(page);
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
  expect(pictures.length).toBeGreaterThan(5);
  const times = Map.groupBy(pictures, (picture) => picture);
  return [...times].flatMap(([picture, same]) => (same.length > 2 ? [`${path} ${decodeURIComponent(picture)}`] : []));
}

test('no picture is shown three times on the home, an exhibition or a product', async ({ page }) => {
  const exhibitions = await read<Event[]>(page, '/display/exhibitions');
  expect(exhibitions.length).toBeGreaterThan(5);
  const broken: string[] = [];
  for (const { eventNo } of exhibitions) {
    const path = `/exhibition/${eventNo}`;
    const goods = new Map((await goodsOf(page, path)).map((card) => [card.productNo, card.imageUrls[0]]));
    const times = Map.groupBy(goods.values(), (picture) => picture);
    broken.push(...[...times].flatMap(([picture, same]) => (same.length > 2 ? [`${path} ${picture}`] : [])));
  }
  const { items } = await read<{ items: { product: Card }[] }>(page, '/display/timed-deal');
  const deal = `/product/${items[0]?.product.productNo}`;
  for (const path of ['/', `/exhibition/${exhibitions[0]?.eventNo}`, '/product/10023', deal])
    broken.push(...(await shownThrice(page, path)));
  expect(broken).toEqual([]);
});
