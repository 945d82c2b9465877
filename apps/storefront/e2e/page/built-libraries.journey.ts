import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { createBuilder } from 'vite';

interface SampleServer {
  readonly renderSample: () => string;
}

const STOREFRONT = fileURLToPath(new URL('../..', import.meta.url));
const ORIGIN = 'http://sample.test';

let folder = '';

/** Builds the sample for the page and for the server by the shop's own configuration. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealstore-sample-'));
  const builder = await createBuilder({
    root: STOREFRONT,
    configFile: join(STOREFRONT, 'vite.config.ts'),
    logLevel: 'warn',
    environments: {
      client: {
        build: {
          outDir: join(folder, 'client'),
          rolldownOptions: {
            input: 'e2e/sample/entry-client.tsx',
            output: { entryFileNames: 'entry-client.js', codeSplitting: false },
          },
        },
      },
      ssr: {
        build: {
          ssr: 'e2e/sample/entry-server.tsx',
          outDir: join(folder, 'server'),
          // NOTE: the runner takes `.js` for its own to compile.
          rolldownOptions: { output: { entryFileNames: 'entry-server.mjs' } },
        },
      },
    },
  });
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name];
    if (environment !== undefined) await builder.build(environment);
  }
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('renders title, meta, activity, children, actions and selected queries in a build', async ({ page }) => {
  const server: SampleServer = await import(pathToFileURL(join(folder, 'server/entry-server.mjs')).href);
  const html = server.renderSample();
  expect(html).toContain('<title>Sample title</title>');
  expect(html.replaceAll('<!-- -->', '')).toContain('Cheapest of 2: 8900');
  expect(html).toContain('aria-label="2 items"');

  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const script = await readFile(join(folder, 'client/entry-client.js'), 'utf8');
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><body><div id="root">${html}</div><script type="module" src="/entry-client.js"></script>`,
        }),
  );
  await page.goto(ORIGIN);
  await page.getByRole('button', { name: 'Sent 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Sent 1 times' })).toBeVisible();
  await expect(page).toHaveTitle('Sample title');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Sample description');
  await expect(page.getByText('Cheapest of 2: 8900')).toBeVisible();
  await expect(page.getByRole('list', { name: '2 items' })).toBeVisible();
  await expect(page.getByText('Visible activity')).toBeVisible();
  expect(problems).toEqual([]);
});
