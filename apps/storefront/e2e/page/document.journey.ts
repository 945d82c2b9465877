import { request } from 'node:http';
import { devices, expect, type Page } from '@playwright/test';
import { startJoining } from '../support/account.ts';
import { NOTHING_MORE_MS, test, untilQuiet, watched } from '../support/journey.ts';
import { enter, WORDS } from '../support/shop.ts';

const LIST = '/category/list/1/101/-';

const NOTHING_KEPT = { cookies: [], origins: [] };

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from the home over a list to a product [ROUTE-01, ROUTE-04, ROUTE-16]', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
    await page.goto(LIST);
    await page
      .getByRole('link', { name: /더|다음/ })
      .last()
      .click();
    await expect(page).toHaveURL(/page=2/);
    const card = page.locator('main a[href^="/product/"]').first();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('main')).toContainText(/\d원/);
  });

  test('finds goods by the search form [ROUTE-14, ROUTE-15]', async ({ page }) => {
    await page.goto('/search');
    await page.locator('main input[name="keyword"]').fill('이어폰');
    await page.locator('main form[role="search"] button[type="submit"]').click();
    await expect(page).toHaveURL(/\/search\/result\?keyword=/);
    await expect(page.locator('main')).toContainText('이어폰');
    await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
  });

  test('starts the log-in by its form [ROUTE-09]', async ({ page }) => {
    await page.goto('/auth/login');
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL('**/sandbox/identity**');
    await expect(page.getByText(/홍길동/).first()).toBeVisible();
  });
});

test('carries metadata for search engines and share cards in its head', async ({ request: get }) => {
  const described = async (path: string) => {
    const html = await (await get.get(path)).text();
    return /<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? null;
  };
  expect(await described('/')).toContain('매일 새로운 특가');
  expect(await described(LIST)).toContain('휴대폰 케이스');
  expect(await described('/no-such-page')).toBeNull();
});

test('asks for no script before the page has loaded what it shows, or until it is touched', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) urls.push(request.url());
  });
  const { promise: ready, resolve: letPicturesCome } = Promise.withResolvers<void>();
  await page.route('**/assets/art/**', async (route) => {
    await ready;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
  expect(urls).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  letPicturesCome();
  await expect(page.locator('main a[href^="/product/"] img').first()).toHaveJSProperty('complete', true);

  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.goto('/');
  await script;
});

test('keeps the look it was painted with until the whole style is there', async ({ page }) => {
  const { promise: ready, resolve: letSheetCome } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await ready;
    await route.continue();
  });
  const styleRequest = page.waitForRequest('**/*.css');
  await page.goto('/');
  await styleRequest;
  const applies = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((all) => all.map((link) => matchMedia(link.getAttribute('media') ?? '').matches));
  expect(await applies()).toEqual([false]);
  letSheetCome();
  await expect.poll(applies).toEqual([true]);
});

test('asks for at most twenty files besides pictures until it rests [HAND-01]', async ({ browser, page }) => {
  const paths = [
    '/',
    LIST,
    '/search/result?keyword=%EA%B7%A4',
    '/cart',
    await page.goto('/').then(() => firstProduct(page)),
  ];
  for (const path of paths) {
    // A first visit, with the service worker to come and the app offered.
    const fresh = await watched(await browser.newContext({ ...devices['Pixel 7'], storageState: NOTHING_KEPT }));
    const visit = await fresh.newPage();
    const urls: string[] = [];
    visit.on('request', (request) => {
      if (request.resourceType() !== 'image') urls.push(request.url());
    });
    await visit.goto(path);
    await expect(visit.locator('html')).toHaveAttribute('data-app');
    await expect(visit.getByRole('dialog', { name: '딜스토어 앱으로 볼까요?' })).toBeVisible();
    await untilQuiet(visit, NOTHING_MORE_MS);
    expect(urls.length, `${path} asks for ${urls.join(' ')}`).toBeLessThanOrEqual(20);
    await fresh.close();
  }
});

async function firstProduct(page: Page): Promise<string> {
  return (await page.locator('main a[href^="/product/"]').first().getAttribute('href')) ?? '';
}

test('answers a click made before the page could, and once', async ({ page }) => {
  const { promise: ready, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await ready;
    await route.continue();
  });
  await page.goto('/category', { waitUntil: 'commit' });
  const toggle = page.locator('footer').getByRole('button', { name: /사업자정보/ });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  letScriptsCome();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await untilQuiet(page, NOTHING_MORE_MS);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('goes on from what was typed before the page could listen', async ({ page }) => {
  const { promise: ready, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await ready;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('한라');
  letScriptsCome();
  await expect(page.getByRole('link', { name: '한라봉', exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('한라');
});

test('keeps what was typed and ticked in a form before the page could listen', async ({ page }) => {
  await enter(page, WORDS.ko);
  const { promise: ready, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await ready;
    await route.continue();
  });
  const email = page.getByRole('textbox', { name: '이메일' });
  const daily = page.getByRole('checkbox');
  await page.goto('/myPage/myInfo/editInformation', { waitUntil: 'commit' });
  const was = await daily.isChecked();
  await email.fill('early@example.com');
  await page.locator('label', { has: daily }).click();
  letScriptsCome();
  await untilQuiet(page);
  await expect(email).toHaveValue('early@example.com');
  await page.getByRole('button', { name: '저장' }).click();
  await page.waitForURL('**/myPage/myInfo');
  await expect(page.getByText('early@example.com')).toBeVisible();
  await page.goto('/myPage/myInfo/editInformation');
  await expect(daily).toBeChecked({ checked: !was });
});

test('keeps every box that was ticked before the page could listen', async ({ page }) => {
  await startJoining(page, WORDS.ko, { name: '이르다', birthDate: '880808', phone: '01088880808' });
  const { promise: ready, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await ready;
    await route.continue();
  });
  // On a slow phone hydration is through before the first frame is painted.
  await page.addInitScript(() => {
    window.requestAnimationFrame = (run) => Number(setTimeout(() => run(performance.now()), 2_000));
  });
  await page.goto('/auth/terms', { waitUntil: 'commit' });
  const boxes = page.locator('input[name="agree"][required]');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await box.check();
  letScriptsCome();
  await untilQuiet(page);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('answers an unknown path with the wrong page, and a way home [ROUTE-73, ROUTE-74, ERR-24]', async ({ page }) => {
  for (const path of ['/nothing', '/myPag', '/product/abc', '/event/x', '/section', '/exhibition/all']) {
    expect((await page.request.get(path)).status()).toBe(404);
  }
  const answer = await page.goto('/nothing/here');
  expect(answer?.status()).toBe(404);
  await page.locator('main').getByRole('link', { name: /홈/ }).click();
  await expect(page).toHaveURL('/');
});

const HOSTILE = [
  '/redirect//evil.example',
  '/redirect///evil.example',
  '/redirect/\\evil.example',
  '/redirect/%5Cevil.example',
  '/redirect/%5c%5cevil.example',
  '/redirect/%2Fevil.example',
  '/redirect/%2f%2fevil.example',
  '/redirect/%252f%252fevil.example',
  '/redirect/https://evil.example',
  '/redirect/https:evil.example',
  '/redirect/http%3A%2F%2Fevil.example',
  '/redirect/javascript:alert(1)',
  '/redirect/data:text/html,x',
  '/redirect/@evil.example',
  '/redirect/.evil.example',
  '/redirect/..//evil.example',
  '/redirect/%2e%2e//evil.example',
  '/redirect/cart%0d%0aset-cookie:a=b',
  '/redirect/cart%00',
  '/redirect/redirect//evil.example',
  '/redirect/redirect/cart',
  '/REDIRECT//evil.example',
] as const;

test('leads nowhere else by a redirect, however it is written [ROUTE-72]', async ({ baseURL }) => {
  for (const path of HOSTILE) {
    const { status, location } = await askRaw(baseURL ?? '', path);
    expect({ path, location }).toEqual({ path, location: undefined });
    expect([400, 404]).toContain(status);
  }
  expect(await askRaw(baseURL ?? '', '/redirect/cart?from=mail')).toMatchObject({ location: '/cart?from=mail' });
});

/** Asks for a path exactly as it is written; a browser would tidy it first. */
function askRaw(
  origin: string,
  path: string,
): Promise<{ readonly status: number | undefined; readonly location: string | undefined }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { accept: 'text/html' } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    })
      .on('error', reject)
      .end();
  });
}
