import { expect, type Locator, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { REVIEWED } from '../support/reviewed.ts';
import { filledAddresses } from '../support/route-addresses.ts';
import { buyableProducts, chooseFirstOptions, enter, WORDS } from '../support/shop.ts';

const words = WORDS.ko;

/** A node of what the browser tells a reader of screens. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly childIds?: readonly string[];
}

test('reads a toast out over an open sheet, where the page below is inert', async ({ page }) => {
  const [product] = await buyableProducts(page, '티셔츠');
  await page.goto(`/product/${product?.productNo}`);
  await untilQuiet(page);
  await page.getByRole('button', { name: words.buy }).click();
  await chooseFirstOptions(page);
  await chooseFirstOptions(page);
  await expect(page.getByText('이미 선택한 옵션이에요')).toBeVisible();
  await expect(page.locator('dialog:modal')).toBeVisible();
  expect(await readOut(page)).toContain('이미 선택한 옵션이에요');
});

/** The text of the live regions that a screen reader can reach. */
async function readOut(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes }: { readonly nodes: readonly AxNode[] } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const wordsOf = (node: AxNode): string =>
    String(node.role?.value) === 'StaticText'
      ? String(node.name?.value ?? '')
      : (node.childIds ?? []).map((id) => wordsOf(byId.get(id) ?? { nodeId: id, ignored: true })).join(' ');
  return nodes
    .filter((node) => !node.ignored && node.role?.value === 'status')
    .map(wordsOf)
    .join(' ');
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no screen or overlay moves', async ({ page }) => {
    test.setTimeout(400_000);
    await enter(page, words);
    const { home, product, event, giftBox, recipientInfo, orderComplete, cart, points } = await filledAddresses(page);
    for (const path of [home, product, event, giftBox, recipientInfo, orderComplete, cart, points]) {
      await page.goto(path);
      await untilQuiet(page);
      expect([path, await page.evaluate(moving)]).toEqual([path, []]);
    }
    await page.goto(product);
    await untilQuiet(page);
    await page.getByRole('button', { name: words.buy }).click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    expect(await page.evaluate(moving)).toEqual([]);

    // The banners stay where they are, longer than one is shown otherwise.
    await page.clock.install();
    await page.goto(home);
    await untilQuiet(page);
    const track = page.locator('[aria-roledescription] ul').first();
    const before = await track.evaluate((element) => element.scrollLeft);
    await page.clock.runFor(10_000);
    expect(await track.evaluate((element) => element.scrollLeft)).toBe(before);
    // The card of a gift is there, with its picture, at once.
    await page.goto(recipientInfo);
    await expect(page.locator('main [data-card] svg').first()).toBeVisible();
    await expect(page.locator('main [data-card] svg').first()).toHaveCSS('opacity', '1');
  });
});

/** Runs in the page: what is being animated for longer than the eye sees. */
function moving(): string[] {
  const ofLength = (animation: Animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0);
  return document
    .getAnimations()
    .filter((animation) => animation.playState === 'running' && ofLength(animation) > 1)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? `${effect.target?.className}` : ''));
}

/** Rows of tabs and chips, each by its name, of which one is the current. */
const ROWS: readonly (readonly [path: string, name: string])[] = [
  ['/', '전시 메뉴'],
  ['/category', '대분류'],
  [`/product/${REVIEWED}`, '상품 정보'],
  ['/myPage/order', '주문 내역 종류'],
  ['/myPage/order', '진행 상태'],
  ['/category/list/1/101/-', '같은 분류'],
];

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the current tab, the chosen chip and the lit star look unlike the others', async ({ page }) => {
    await enter(page, words);
    for (const [path, name] of ROWS) {
      await page.goto(path);
      await untilQuiet(page);
      const links = page.getByRole('navigation', { name, exact: true }).getByRole('link');
      const looks = await links.evaluateAll(looksOf);
      const current = looks.filter(({ isCurrent }) => isCurrent).map(({ look }) => look);
      const others = new Set(looks.filter(({ isCurrent }) => !isCurrent).map(({ look }) => look));
      expect.soft({ name, current: current.length, others: others.size }).toEqual({ name, current: 1, others: 1 });
      expect.soft([...others], name).not.toContain(current[0]);
    }

    const colors = (stars: Locator) => stars.evaluateAll((all) => all.map((star) => getComputedStyle(star).color));
    await page.goto(`/product/${REVIEWED}`);
    await untilQuiet(page);
    const rated = page.locator('main li [role="img"]', { has: page.locator('span:nth-child(2):not(:empty)') });
    const [lit, unlit] = await colors(rated.first().locator('span'));
    expect.soft(unlit).not.toBe(lit);

    const { writeReview } = await filledAddresses(page);
    await page.goto(writeReview);
    await untilQuiet(page);
    await page.getByRole('radio', { name: /3/ }).check();
    const [, , third, fourth] = await colors(page.locator('label', { has: page.getByRole('radio') }));
    expect(fourth).not.toBe(third);
  });
});

/** Runs in the page: how links are bordered and filled, and whether each is the current one. */
function looksOf(links: readonly Element[]) {
  return links.map((link) => {
    const { border, borderBottom, borderLeft, backgroundColor } = getComputedStyle(link.querySelector('span') ?? link);
    return {
      isCurrent: link.hasAttribute('aria-current'),
      // Where a ground is forced, a clear one is the same color, but keeps how clear it is.
      look: [border, borderBottom, borderLeft, ...(/\d+, \d+, \d+/.exec(backgroundColor) ?? [])].join(' · '),
    };
  });
}
