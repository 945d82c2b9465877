import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { shellOnPage } from './fake-shell.ts';
import { findWebKit, WEBKIT_MISSING } from './find-webkit.ts';
import { startShopProxy } from './shop-proxy.ts';
import { QUIET_MS } from './journey.ts';
import { openWebKit, type WebKitPage } from './webdriver.ts';

/** What a toast says of a call that got no answer. Spec §8. */
const FAILED_CALL = '인터넷 연결이 원활하지 않아요';

/** Keeps what a page's script tells, over the documents of a tab. */
const KEEP = `const keep = (key, one) =>
  sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), one]));`;
/** Script of a page that keeps what it complains of, and counts what it asks for. */
export const COMPLAINTS = `{ ${KEEP}
  // WebKit says so of a module that was on its way when the page was left; files that are lost have journeys of their own.
  const complain = (said) => {
    if (!String(said).includes('Importing a module script failed')) keep('complaints', location.pathname + ': ' + said);
  };
  addEventListener('error', ({ message }) => complain(message));
  addEventListener('unhandledrejection', ({ reason }) => complain(reason));
  const { error } = console;
  console.error = (...said) => { complain(said.join(' ')); error(...said); };
  const { fetch } = window;
  window.traffic = { asked: 0, open: 0 };
  window.fetch = (...parameters) => {
    traffic.asked += 1;
    traffic.open += 1;
    return fetch(...parameters).finally(() => (traffic.open -= 1));
  };
  // A call that ends because its page is left is no failure of anything.
  new MutationObserver(() => {
    const said = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('');
    if (said.includes('${FAILED_CALL}')) complain(said);
  }).observe(document, { childList: true, subtree: true });
}`;
/** Script of a page in an iOS shell, which keeps its calls. */
export const SHELL = `{ ${KEEP}
  window.recordShellCall = (call) => keep('shell-calls', call);
  (${String(shellOnPage)})('wk');
}`;

/** Whether a page of the shop has come whole, its app with it. */
export const APP = 'document.readyState === "complete" && document.documentElement.dataset.app !== undefined';

/** Opens WebKit with a script at the beginning of each document; it ends with the journey, and shows where if that fails. */
export const test = base.extend<{ open: (script: string, userAgent?: string) => Promise<WebKitPage> }>({
  open: async ({ baseURL: _baseURL }, use, info) => {
    const opened: (() => Promise<unknown>)[] = [];
    await use(async (script, userAgent) => {
      const webkit = findWebKit();
      if (webkit === null) throw new Error(WEBKIT_MISSING);
      const proxy = await startShopProxy(script);
      opened.push(async () => proxy.close());
      const page = await openWebKit(webkit, { proxy: proxy.address, ...(userAgent !== undefined && { userAgent }) });
      opened.push(page.close);
      opened.push(async () => {
        if (info.status === info.expectedStatus) return;
        await writeFile(info.outputPath('webkit.png'), await page.driver.takeScreenshot(), 'base64');
      });
      return page;
    });
    for (const end of opened.toReversed()) await end();
  },
});

/** Waits until a page that counts what it asks for has come whole and asks for nothing more. */
export async function untilQuiet(page: WebKitPage): Promise<void> {
  const isQuiet = `const { asked, open } = window.traffic;
    const rested = new Promise((resolve) => setTimeout(resolve, ${QUIET_MS}));
    return ${APP} && open === 0 && rested.then(() => traffic.asked === asked);`;
  await page.until('a quiet page', isQuiet);
}

/** What the pages of the tab have complained of since this was asked. */
export async function complaintsOf(page: WebKitPage): Promise<readonly string[]> {
  const take = `const said = sessionStorage.getItem('complaints');
    sessionStorage.removeItem('complaints');
    return said ?? '[]';`;
  return JSON.parse(String(await page.run(take)));
}

/** Fails when a page of the tab complained. */
export async function expectNoComplaint(page: WebKitPage): Promise<void> {
  expect(await page.run('return sessionStorage.getItem("complaints")')).toBeNull();
}
