import { chromium, type Locator } from '@playwright/test';
import { injectShell, shellAgent, type TransportName } from './fake-shell.ts';
import { findBrowser } from './find-browser.ts';

export { TRANSPORTS } from './fake-shell.ts';

/** How one vector went on the conformance page. */
export interface PageVector {
  readonly name: string;
  readonly verdict: 'passed' | 'failed' | 'not-offered';
  readonly problems: readonly string[];
  readonly exchanged: readonly { readonly from: 'page' | 'shell'; readonly text: string }[];
}

/** Runs every vector on /dev/bridge of a shop, in Chromium with a fake shell around the page, and reads what it shows. */
export async function readBridgePage(shop: string, transport: TransportName): Promise<readonly PageVector[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ userAgent: shellAgent(transport), locale: 'en-US' });
    await injectShell(page, transport);
    const response = await page.goto(new URL('/dev/bridge', shop).href);
    if (response?.status() !== 200) throw new Error(`${shop} has no /dev/bridge: start it with its sandbox`);
    await page.getByRole('button', { name: 'Run all' }).click();
    await page.locator('html[data-ran="all"]').waitFor();
    return await Promise.all((await page.locator('li[data-vector][data-verdict]').all()).map(readRow));
  } finally {
    await browser.close();
  }
}

async function readRow(row: Locator): Promise<PageVector> {
  const verdict = await row.getAttribute('data-verdict');
  const messages = await row.locator('pre').allTextContents();
  return {
    name: (await row.getAttribute('data-vector')) ?? '',
    verdict: verdict === 'passed' || verdict === 'not-offered' ? verdict : 'failed',
    problems: await row.locator('ul li').allTextContents(),
    exchanged: messages.map((text) => ({ from: text.includes('"kind":"req"') ? 'page' : 'shell', text })),
  };
}
