import type { BrowserContext } from '@playwright/test';
import { test as journey } from './journey.ts';
import { type ShopProxy, startShopProxy } from './shop-proxy.ts';

/**
 * A journey that takes the whole network away from a browser.
 * NOTE: over WebDriver BiDi Firefox passes a page that is opened offline by its service worker, once five tabs
 * have been open in it. It reaches the shop through a proxy instead, which is cut off, and its pages are told as a browser
 * tells them by itself.
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
        if (line === null) return context.setOffline(isOffline);
        line.setOffline(isOffline);
        // Of several, the one added last counts.
        await context.addInitScript(setOnLine, !isOffline);
        for (const page of context.pages()) {
          await page.evaluate(setOnLine, !isOffline);
          await page.evaluate((name) => void dispatchEvent(new Event(name)), isOffline ? 'offline' : 'online');
        }
      },
    }),
});

/** Runs in the page. */
function setOnLine(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine });
}
