import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { accountWordsOf } from '../support/account.ts';
import { buyableProducts, enter, wordsOf } from '../support/shop.ts';

interface Bought {
  readonly withheld: string | null;
  readonly productNo: number;
  readonly optionNo: number;
  readonly orderNo: string;
}

/** Logs in a member who has a wish. */
async function openWishes(page: Page): Promise<void> {
  await enter(page, wordsOf('ko-KR'));
  const [product] = await buyableProducts(page, '이어폰');
  const { origin } = new URL((await page.request.get('/')).url());
  const headers = { origin, 'content-type': 'application/json' };
  const made = await page.request.put(`/api/client/v1/customer/wish-list/${product?.productNo}`, { headers });
  expect(made.status()).toBe(204);
}

async function expectEditing(page: Page): Promise<void> {
  await untilQuiet(page);
  await expect(page.getByRole('button', { name: '편집' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
}

/** Presses a button in the moment in which React has begun to hydrate the page, and has not ended. */
async function pressWhileHydrating(page: Page, name: string): Promise<void> {
  await page.addInitScript((label) => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset['app'] === undefined) return;
      observer.disconnect();
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-app'] });
  }, name);
}

/** Whether React has taken an element over. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/** Holds every script of the next page back until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: isLet, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/static/*.js', async (route) => {
    await isLet;
    await route.continue();
  });
  return letCome;
}

test('a button that is pressed while the page is made answers once', async ({ page }) => {
  await openWishes(page);
  await pressWhileHydrating(page, '편집');
  await page.goto('/myPage/wishList');
  await expectEditing(page);
});

test('a button that is pressed before the app has come answers once it has', async ({ page }) => {
  await openWishes(page);
  const letCome = await holdScripts(page);
  await page.goto('/myPage/wishList', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '편집' }).click();
  letCome();
  await expectEditing(page);
});

/** Finds goods without options, of which one tap puts one into the cart, and hears how often that is asked for. */
async function watchCart(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, wordsOf('ko-KR'));
  let path = '';
  for (const { productNo } of await buyableProducts(page, '이어폰')) {
    const answer = await page.request.get(`/api/client/v1/display/products/${productNo}/options`);
    if ((await answer.json()).type === 'DEFAULT') path = `/product/${productNo}`;
  }
  const added: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/cart')) added.push(request.url());
  });
  return { added, path };
}

test('a double tap puts goods into the cart once', async ({ page }) => {
  const { added, path } = await watchCart(page);
  await page.goto(path);
  await untilQuiet(page);
  await page.getByRole('button', { name: '장바구니', exact: true }).dblclick({ delay: 60 });
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
  await untilQuiet(page);
  expect(added).toHaveLength(1);
});

test('a double tap before the app has come puts goods into the cart once it has', async ({ page }) => {
  const { added, path } = await watchCart(page);
  const letCome = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: '장바구니', exact: true }).dblclick();
  letCome();
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
  await untilQuiet(page);
  expect(added).toHaveLength(1);
});

test('a form that is filled in and sent before the app has come is sent once it has', async ({ page }) => {
  const words = accountWordsOf('ko-KR');
  await enter(page, wordsOf('ko-KR'));
  const letCome = await holdScripts(page);
  await page.goto('/myPage/myInfo/editInformation', { waitUntil: 'commit' });
  await page.getByLabel(words.email).fill('garam@example');
  await page.getByText(words.dailyPick).click();
  await page.getByRole('button', { name: words.save }).click();
  letCome();
  await expect(page.getByText(words.emailProblem)).toBeVisible();
});

/** Keeps what the app does by itself after it has taken a page over waiting: a machine that stands still just then. */
async function standStillAfterHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const late = (run: () => void) => setTimeout(run, 3_000);
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset['app'] === undefined) return;
      observer.disconnect();
      Object.assign(window, { queueMicrotask: late, requestAnimationFrame: late });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-app'] });
  });
}

test('a word that is typed before the app has come is searched for by Enter as soon as it has', async ({ page }) => {
  await standStillAfterHydration(page);
  const letCome = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  const box = page.getByRole('searchbox').filter({ visible: true }).first();
  await box.fill('텀블러');
  letCome();
  await expect.poll(() => box.evaluate(isHydrated)).toBe(true);
  await box.press('Enter');
  await expect(page).toHaveURL(/search\/result/);
});

test('a choice that a render takes back before the app listens is made again', async ({ page }) => {
  await enter(page, wordsOf('ko-KR'));
  const [product] = await buyableProducts(page, '커피');
  const letCome = await holdScripts(page);
  await page.goto(`/product/${product?.productNo}/counseling/create`, { waitUntil: 'commit' });
  const type = page.getByLabel('문의 유형');
  await type.selectOption({ label: '배송' });
  const chosen = await type.inputValue();
  // what React renders of a state that has not heard of the choice
  await type.evaluate((select: HTMLSelectElement) => (select.value = ''));
  letCome();
  await expect(type).toHaveValue(chosen);
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('문의 유형을 골라 주세요')).toHaveCount(0);
});

test('a form whose file comes late is sent once it has come', async ({ page }) => {
  await enter(page, wordsOf('ko-KR'));
  const answer = await page.request.get('/api/client/v1/customer/reviews/writable');
  const { items }: { readonly items: readonly { readonly bought: Bought }[] } = await answer.json();
  const bought = items.find((item) => item.bought.withheld === null)?.bought;
  if (bought === undefined) throw new Error('the demo member has nothing to review');
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  const late: string[] = [];
  await page.route('**/static/*.js', async (route) => {
    if (await page.evaluate(() => document.documentElement.dataset['app'] !== undefined).catch(() => false)) {
      late.push(route.request().url());
      await pressed;
    }
    await route.continue();
  });
  await page.goto(`/product/${bought.productNo}/review/create/${bought.optionNo}/${bought.orderNo}`, {
    waitUntil: 'commit',
  });
  await expect.poll(() => late).not.toEqual([]);
  const content = page.getByLabel('어떤 점이 좋았나요?');
  await content.fill('늦게 온 화면에 쓴 글');
  await page.getByRole('button', { name: '등록하기' }).click();
  expect(await content.evaluate(isHydrated)).toBe(false);
  press();
  await expect(page.getByText('별점을 골라 주세요')).toBeVisible();
  await expect(content).toHaveValue('늦게 온 화면에 쓴 글');
  await expect(page).toHaveURL(/\d$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
