import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { DriverService as Service } from 'selenium-webdriver/remote';
import type { WebKit } from './find-webkit.ts';
import type { Sizable } from './overflow.ts';

// It has no name that a module may import.
const { DriverService }: { readonly DriverService: typeof Service } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
);

/** How long something on a page is waited for, in ms, as long as Playwright waits in the journeys. */
const PATIENCE_MS = 30_000;
const POLL_MS = 100;
/** As wide as a phone. */
const PHONE = { x: 0, y: 0, width: 400, height: 900 };
/** Lets the window be as narrow as a phone: its bar of buttons is no part of a page. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }';

/** Text of what is meant, whole or in part; whatever it says when left out. */
type Name = RegExp | string | undefined;

/** A page of WebKit, driven by the W3C WebDriver protocol: Playwright cannot drive the system's WebKit. */
export interface WebKitPage extends Sizable {
  readonly driver: WebDriver;
  /** Runs a function's body in the page; answers what it returns. */
  run(body: string, ...parameters: readonly unknown[]): Promise<unknown>;
  /** Waits for a visible element with the given name or text, and clicks it. */
  click(selector: string, name?: Name): Promise<void>;
  /** Waits for a visible field with the given label, and types into it. */
  fill(selector: string, text: string, name?: Name): Promise<void>;
  /** Waits until something visible has a name or text as said. */
  see(selector: string, name?: Name): Promise<void>;
  /** Waits until a function's body returns something true in the page; answers it. */
  until(what: string, body: string, ...parameters: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/** Where a page is, and the beginning of what it shows. */
const WHERE = `const texts = [...document.querySelectorAll('[role="status"], [role="alert"], dialog[open]'), document.body];
return location.pathname + ': ' + texts.map(({ innerText }) => innerText.slice(0, 400)).join(' | ')`;
/** The last visible element of a selector with a name or text, the one on top; brought to mid-screen. */
const FIND = `const [selector, source] = arguments;
const name = source === null ? null : new RegExp(source, 'u');
const found = [...document.querySelectorAll(selector)].findLast((element) => {
  const label = [...(element.labels ?? [])].map((one) => one.textContent).join(' ');
  const said = (element.getAttribute('aria-label') ?? (label || element.textContent)).trim();
  return element.checkVisibility() && !element.disabled && (name === null || name.test(said));
}) ?? null;
found?.scrollIntoView({ block: 'center' });
return found;`;

/** Opens WebKit on a virtual screen. @param proxy host and port of a proxy for every request */
export async function openWebKit(
  { driver, browser, screen }: WebKit,
  { userAgent, proxy }: { readonly userAgent?: string; readonly proxy: string },
): Promise<WebKitPage> {
  const server = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const settings = await mkdtemp(join(tmpdir(), 'dealstore-gtk-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), NARROW);
  const service = new DriverService.Builder(driver)
    .addArguments('--host=127.0.0.1')
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: await displayOf(server),
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_CONFIG_HOME: settings,
      // Containers have no user namespaces for its own sandbox; the only pages it opens are the shop's.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  const stop = async (): Promise<void> => {
    await service.kill();
    server.kill();
    await rm(settings, { recursive: true, force: true });
  };
  try {
    const args = ['--automation', ...(userAgent === undefined ? [] : [`--user-agent=${userAgent}`])];
    const opened = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args },
        proxy: { proxyType: 'manual', httpProxy: proxy },
        timeouts: { pageLoad: 120_000 },
      })
      .build();
    await opened.manage().window().setRect(PHONE);
    return pageOf(opened, stop);
  } catch (cause) {
    await stop();
    throw cause;
  }
}

function pageOf(driver: WebDriver, stop: () => Promise<void>): WebKitPage {
  const run: WebKitPage['run'] = (body, ...parameters) => driver.executeScript(body, ...parameters);
  /** A page that is being left has no script to run, and what still slides in cannot be clicked yet: both are tried again. */
  const wait = async (what: string, attempt: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await driver.wait(() => attempt().catch(() => null), PATIENCE_MS, what, POLL_MS);
    } catch (cause) {
      throw new Error(`WebKit waited in vain for ${what} on ${String(await run(WHERE).catch(String))}`, { cause });
    }
  };
  const act = async (selector: string, name: Name, work: (element: WebElement) => Promise<void>): Promise<void> => {
    const source =
      typeof name === 'string' ? `^${name.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)}$` : name?.source;
    await wait(`${selector} ${source ?? ''}`, async () => {
      const element = await driver.executeScript<WebElement | null>(FIND, selector, source ?? null);
      if (element !== null) await work(element);
      return element !== null;
    });
  };
  return {
    driver,
    run,
    evaluate: (read) => driver.executeScript(`return (${String(read)})()`),
    resize: async (width, height) => {
      const { x, y } = PHONE;
      await driver.manage().window().setRect({ x, y, width, height });
      await wait(`a width of ${width} px`, () => run('return innerWidth === arguments[0]', width));
    },
    until: (what, body, ...parameters) => wait(what, () => run(body, ...parameters)),
    see: (selector, name) => act(selector, name, () => Promise.resolve()),
    click: (selector, name) => {
      // A click goes to a place: what slides in is waited for, or it would miss.
      let place = '';
      return act(selector, name, async (element) => {
        const { x, y } = await element.getRect();
        const isStill = place === `${x} ${y}`;
        place = `${x} ${y}`;
        if (!isStill) throw new Error('it moves still');
        await element.click();
      });
    },
    fill: (selector, text, name) =>
      act(selector, name, async (element) => {
        await element.clear();
        await element.sendKeys(text);
      }),
    close: async () => {
      await driver.quit().catch(() => null);
      await stop();
    },
  };
}

/** Answers the number an X server chooses for itself. */
async function displayOf(server: ChildProcess): Promise<string> {
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    server.once('error', reject).once('exit', () => reject(new Error('the X server ended')));
  });
  return `:${number}`;
}
