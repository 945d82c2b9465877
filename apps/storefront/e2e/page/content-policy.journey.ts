import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { enter, WORDS } from '../support/shop.ts';

declare global {
  interface Window {
    /** Directives the page has violated. */
    violated: string[];
    /** Set by a script that is not the shop's. */
    foreign: boolean | undefined;
  }
}

const PUBLIC = ['/', '/category/list/1/101/-', '/product/10023'] as const;

/** Notes what the content policy of a page blocks, from its first byte on. */
async function watchViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    window.violated = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      window.violated.push(effectiveDirective);
    });
  });
  return () => page.evaluate(() => window.violated);
}

/** Whether the inline scripts of a document ran: the early one in its head, and the start of the app at its end. */
function hasStarted(page: Page): Promise<boolean> {
  return page.evaluate(() => 'takeEarlyClick' in window && document.documentElement.dataset['app'] === '');
}

for (const path of PUBLIC) {
  test(`runs the inline code of a cached page and nothing else: ${path}`, async ({ page }) => {
    const violations = await watchViolations(page);
    // Asked for twice, so that the second answer comes from the page cache.
    await page.goto(path);
    const answer = await page.goto(path);
    expect(await answer?.text()).not.toContain('nonce');
    await untilQuiet(page);
    expect(await hasStarted(page)).toBe(true);
    expect(await violations()).toEqual([]);

    await page.route(path, async (route) => {
      const response = await route.fetch();
      const injected =
        '<script>window.foreign=true</script><img src="/none.png" onerror="window.foreign=true"><style>*{}</style>';
      await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${injected}`) });
    });
    await page.goto(path);
    await expect
      .poll(violations)
      .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'style-src-elem']));
    await untilQuiet(page);
    expect(await page.evaluate(() => window.foreign)).toBeUndefined();
    expect(await hasStarted(page)).toBe(true);
  });
}

test('runs the inline code of a page written for a member, by its nonce', async ({ page }) => {
  const violations = await watchViolations(page);
  await enter(page, WORDS.ko);
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'nonce-/);
  await untilQuiet(page);
  expect(await hasStarted(page)).toBe(true);
  expect(await violations()).toEqual([]);
});
