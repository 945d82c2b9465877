import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A port the system says is free; workers read the one the first process found. */
async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? String(address.port) : '3000';
}

/** A folder of its own that the database's user may enter, so that the data stays in it. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dealstore-e2e-'));
  chmodSync(folder, 0o711);
  return folder;
}

process.env['E2E_PORT'] ??= await freePort();
process.env['E2E_DATA'] ??= dataFolder();
const port = process.env['E2E_PORT'];

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const PC = { viewport: { width: 1280, height: 800 } };
const SHAPES = { phone: PHONE, pc: PC } as const;
const LANGUAGES = { ko: 'ko-KR', en: 'en-US' } as const;
const ON_KOREAN_PHONE = { ...PHONE, locale: LANGUAGES.ko };

const PUT_OFF = {
  value: 'off',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

/** The demo's popup and the offer of the app, as their own buttons put them off. */
const COOKIES = [
  { ...PUT_OFF, name: 'popup_1' },
  { ...PUT_OFF, name: 'app_offer' },
];

/** Journeys run on phone and PC, in Korean and English. */
const IN_EVERY_FORM = ['buy', 'routes'].map((name) => `**/${name}.journey.ts`);

/** Journeys of many steps, run once in each language and once on each shape; with `--soak` in every form. */
const IN_TWO_FORMS = [
  'access',
  'account',
  'address',
  'article',
  'checkout',
  'claim',
  'coupon',
  'event',
  'gift',
  'gift-claim',
  'inquiry',
  'list',
  'login-devices',
  'popup',
  'product',
  'product-preview',
  'review',
  'wish',
  'withheld-search',
].map((name) => `**/${name}.journey.ts`);
const TWO_FORMS = ['phone-ko', 'pc-en'];

/** Every screen, in the forms that the journeys of two forms leave out; with `--soak` in every form. */
const SCREENS = '**/screens.journey.ts';
const IS_SOAK = process.env['DEALSTORE_SOAK'] === 'true';

/** Journeys about what the shared member has before other journeys buy and use it up: once, before all others. */
const OF_UNTOUCHED_MEMBER = ['alarm', 'benefits'].map((name) => `**/${name}.journey.ts`);

/**
 * Journeys of buying, giving, logging in, acting early, every route and what a device keeps, which run in Firefox, too;
 * with `--soak` those of every form do.
 */
const IN_FIREFOX = ['before-hydration', 'buy', 'gift', 'gift-claim', 'offline-reading', 'reflow', 'session'].map(
  (name) => `**/${name}.journey.ts`,
);

/** Where this machine has Firefox; `pnpm test` says at its end when it has none. */
const FIREFOX = process.env['FIREFOX'];

/** Firefox as its makers release it, driven by WebDriver BiDi; it emulates neither a phone nor media features. */
const FIREFOX_USE = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  viewport: PHONE.viewport,
  colorScheme: null,
  contrast: null,
  forcedColors: null,
  reducedMotion: null,
} as const;

/** By default it reaches this machine past every proxy, even one that a journey cuts off. */
const FIREFOX_SETTINGS = { 'network.proxy.allow_hijacking_localhost': true };

/** What this machine cannot run; `pnpm test` says so at its end. */
const WITHOUT = process.env['WITHOUT_WEBKIT'] === undefined ? [] : ['**/webkit*.journey.ts'];

/** Journeys in their forms, one after another, for they share one member; everything else once, on a Korean phone. */
const forms = Object.entries(SHAPES).flatMap(([shape, screen]) =>
  Object.entries(LANGUAGES).map(([language, locale]): Project => {
    const name = `${shape}-${language}`;
    const testMatch = [
      ...IN_EVERY_FORM,
      ...(IS_SOAK || TWO_FORMS.includes(name) ? IN_TWO_FORMS : []),
      ...(IS_SOAK || !TWO_FORMS.includes(name) ? [SCREENS] : []),
    ];
    const grepInvert = [shape === 'phone' ? /@pc\b/ : /@phone\b/, ...(IS_SOAK ? [] : [/@soak\b/])];
    return { name, testMatch, grepInvert, use: { ...screen, locale } };
  }),
);

export default defineConfig({
  testDir: fileURLToPath(new URL('e2e', import.meta.url)),
  testMatch: '**/*.journey.ts',
  outputDir: join(root, 'test-results'),
  reporter: [['list'], ['json', { outputFile: join(root, 'reports/browser.json') }]],
  workers: 1,
  // Limits end what hangs: four times what a quiet machine needs, and more.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Asia/Seoul',
    // Journeys are about a page and its host; those of what a device keeps allow the worker between them.
    serviceWorkers: 'block',
    // The popup of the home and the offer of the app are put off: only their own journeys are about them.
    storageState: { cookies: COOKIES, origins: [] },
    launchOptions: {
      executablePath: process.env['CHROMIUM_SHELL'] ?? process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // NOTE: with one worker projects run in the order of this list.
  projects: [
    { name: 'untouched member', testMatch: OF_UNTOUCHED_MEMBER, use: ON_KOREAN_PHONE },
    ...forms,
    {
      name: 'failing cases',
      testIgnore: [...IN_EVERY_FORM, ...IN_TWO_FORMS, ...OF_UNTOUCHED_MEMBER, SCREENS, ...WITHOUT],
      grepInvert: IS_SOAK ? [] : [/@soak\b/],
      use: ON_KOREAN_PHONE,
    },
    ...(FIREFOX === undefined
      ? []
      : [
          {
            name: 'firefox',
            testMatch: IS_SOAK ? [...IN_EVERY_FORM, ...IN_TWO_FORMS, SCREENS, ...IN_FIREFOX] : IN_FIREFOX,
            grepInvert: [/@pc\b/, /@chromium\b/, ...(IS_SOAK ? [] : [/@once\b/])],
            use: {
              ...FIREFOX_USE,
              locale: LANGUAGES.ko,
              launchOptions: { executablePath: FIREFOX, firefoxUserPrefs: FIREFOX_SETTINGS },
            },
          } satisfies Project,
        ]),
  ],
  webServer: {
    command: 'node apps/shop/src/start.ts',
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 480_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: { PORT: port, DATA_DIR: process.env['E2E_DATA'], LOG_LEVEL: 'warn' },
    stdout: 'pipe',
  },
});
