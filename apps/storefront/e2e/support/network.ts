import type { BrowserContext } from '@playwright/test';
import { test as journey } from './journey.ts';
import { type ShopProxy, startShopProxy } from './shop-proxy.ts';

/**
 * A journey that takes the whole network away from a browser.
 * NOTE: what Firefox is told of that over WebDriver BiDi its service workers do not heed, and a page that was loaded
 * without a network is not told of the end of that. It reaches the shop through a proxy, which is cut off at the same
 * time, and the pages are told as the browser tells them by itself.
 */
export const test = journey.extend<{ line: ShopProxy | null; network: Pick<BrowserContext, 'setOffline'> }>({
  line: async ({ browserName }, use) => {
    const line = browserName === 'firefox' ? await startShopProxy(null) : null;
    await use(line);
    line?.close();
  },
  proxy: ({ line }, use) => use(line === null ? undefined : { server: `http://${line.address}` }),
  network: ({ context, line }, use) =>
    use({
      setOffline: async (isOffline) => {
        line?.setOffline(isOffline);
        await context.setOffline(isOffline);
        if (line === null || isOffline) return;
        for (const page of context.pages()) await page.evaluate(() => void dispatchEvent(new Event('online')));
      },
    }),
});
