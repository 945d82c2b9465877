import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebKit } from './find-webkit.ts';

/** How long something on a page is waited for, in ms, as long as Playwright waits in the journeys. */
const PATIENCE_MS = 30_000;
const POLL_MS = 100;
/** As wide as a phone. */
const PHONE = { x: 0, y: 0, width: 400, height: 900 };
/** The key of an element's id in the protocol. Source: W3C WebDriver, 12.1. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A page of WebKit, driven by the W3C WebDriver protocol: Playwright cannot drive the system's WebKit. */
export interface WebKitPage {
  goto(url: string): Promise<void>;
  url(): Promise<URL>;
  /** Runs a function's body in the page; answers what it returns. */
  run(body: string, ...parameters: readonly unknown[]): Promise<unknown>;
  /** Waits for a visible element whose name or text is as said, and clicks it. */
  click(selector: string, name?: RegExp): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  /** Waits until a function's body returns something true in the page; answers it. */
  until(what: string, body: string, ...parameters: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/** Where a page is, and the beginning of what it shows. */
const WHERE = 'return `${location.pathname}: ${document.body.innerText.slice(0, 400)}`';
/** The last visible element of a selector whose name or text is as said, for it lies on top; brought to the middle of the screen. */
const FIND = `const [selector, source] = arguments;
const name = source === null ? null : new RegExp(source, 'u');
const found = [...document.querySelectorAll(selector)].findLast((element) => {
  const said = (element.getAttribute('aria-label') ?? element.textContent).trim();
  return element.checkVisibility() && !element.disabled && (name === null || name.test(said));
}) ?? null;
found?.scrollIntoView({ block: 'center' });
return found;`;

/** Opens WebKit on a screen that nobody sees. @param proxy host and port of a proxy for every request */
export async function openWebKit(
  { driver, browser, screen }: WebKit,
  { userAgent, proxy }: { readonly userAgent: string; readonly proxy: string },
): Promise<WebKitPage> {
  const children: ChildProcess[] = [];
  const stop = () => children.toReversed().forEach((child) => child.kill());
  try {
    const display = await startScreen(screen, children);
    const port = await freePort();
    children.push(
      spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: display,
          LIBGL_ALWAYS_SOFTWARE: '1',
          // Containers have no user namespaces for its own sandbox; the only pages it opens are the shop's.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        },
      }),
    );
    const base = `http://127.0.0.1:${port}`;
    await untilAnswering(base);
    const options = { binary: browser, args: ['--automation', `--user-agent=${userAgent}`] };
    const manual = { proxyType: 'manual', httpProxy: proxy };
    const alwaysMatch = { 'webkitgtk:browserOptions': options, proxy: manual, timeouts: { pageLoad: 120_000 } };
    const session = await command(`${base}/session`, 'POST', { capabilities: { alwaysMatch } });
    const path = `${base}/session/${String(Reflect.get(Object(session), 'sessionId'))}`;
    await command(`${path}/window/rect`, 'POST', PHONE);
    return pageOf(path, stop);
  } catch (cause) {
    stop();
    throw cause;
  }
}

function pageOf(path: string, stop: () => void): WebKitPage {
  const run = (script: string, ...parameters: readonly unknown[]) =>
    command(`${path}/execute/sync`, 'POST', { script, args: parameters });
  const until = async (what: string, body: string, ...parameters: readonly unknown[]): Promise<unknown> => {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      // A page that is being left has no script to run.
      const found = await run(body, ...parameters).catch(() => null);
      if (found !== null && found !== false) return found;
      if (Date.now() > end) throw new Error(`WebKit waited in vain for ${what} on ${String(await run(WHERE))}`);
      await wait(POLL_MS);
    }
  };
  const find = async (selector: string, name?: RegExp): Promise<string> => {
    const element = await until(`${selector} ${name?.source ?? ''}`, FIND, selector, name?.source ?? null);
    return String(Reflect.get(Object(element), ELEMENT));
  };
  return {
    run,
    until,
    goto: async (url) => void (await command(`${path}/url`, 'POST', { url })),
    url: async () => new URL(String(await command(`${path}/url`, 'GET'))),
    click: async (selector, name) => {
      const end = Date.now() + PATIENCE_MS;
      for (;;) {
        const element = await find(selector, name);
        try {
          await command(`${path}/element/${element}/click`, 'POST', {});
          return;
        } catch (cause) {
          // What still slides in cannot be clicked yet.
          if (Date.now() > end) throw cause;
          await wait(POLL_MS);
        }
      }
    },
    fill: async (selector, text) => {
      const element = await find(selector);
      await command(`${path}/element/${element}/clear`, 'POST', {});
      await command(`${path}/element/${element}/value`, 'POST', { text });
    },
    close: async () => {
      await command(path, 'DELETE').catch(() => null);
      stop();
    },
  };
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value }: { readonly value: unknown } = await response.json();
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

/** Starts an X server, which chooses its own number. */
async function startScreen(screen: string, children: ChildProcess[]): Promise<string> {
  const server = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(server);
  const said = server.stdio[3];
  const number = await new Promise<string>((resolve, reject) => {
    said?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    server.once('error', reject).once('exit', () => reject(new Error('the X server ended')));
  });
  return `:${number}`;
}

async function untilAnswering(base: string): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    const response = await fetch(`${base}/status`).catch(() => null);
    if (response !== null) return;
    await wait(POLL_MS);
  }
  throw new Error('the driver of WebKit does not answer');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
