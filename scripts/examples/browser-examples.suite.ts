import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '@dealstore/storefront/find-browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedExamples } from './open-examples.ts';
import { openSandbox } from './sandbox.ts';
import { RECEIVER, sellInTerminal } from './terminal-sale.ts';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** What the pages of examples/ do in a browser. @param open answers the same each time */
export function browserExamplesSuite(open: () => OpenedExamples): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  /** A page that Vite has built, on the origin of the shop, and what went wrong on it. */
  async function openPage(name: string, query = ''): Promise<{ readonly page: Page; readonly errors: string[] }> {
    const { folder, origin, run } = open();
    await run('vite', 'build', name, '--base', './', '--logLevel', 'warn');
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(`${origin}/examples/**`, async (route) => {
      const path = new URL(route.request().url()).pathname.replace('/examples/', '');
      const body = await readFile(join(folder, name, 'dist', path === '' ? 'index.html' : path));
      await route.fulfill({ body, contentType: TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html' });
    });
    await page.goto(`${origin}/examples/${query}`);
    return { page, errors };
  }

  it('accepts a gift on a page without a framework [SDK-05]', async () => {
    const { origin } = open();
    const { output } = await sellInTerminal(open());
    const [token = ''] = /[^/]+$/.exec(output) ?? [];
    const { page, errors } = await openPage('widget', `?gift=${token}`);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('button', { name: /^Send a code to/ }).click();
    const code = page.getByLabel('Code');
    await code.fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alert').waitFor();
    await code.fill(await openSandbox(origin).codeSentTo(RECEIVER.phone));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Send it there' }).click();
    await page.getByText('Please look at: zip').waitFor();
    await page.getByLabel('Postal code').fill('06236');
    await page.getByLabel('Address', { exact: true }).fill('서울특별시 강남구 테헤란로 1');
    await page.getByLabel('Flat, floor').fill('101호');
    await page.getByRole('button', { name: 'Send it there' }).click();
    expect(await page.getByRole('status').textContent()).toBe('It is on its way to you.');
    await page.reload();
    expect(await page.getByRole('status').textContent()).toBe('It is on its way to you.');
    expect(errors).toEqual([]);
  });

  it('checks out in Vue over the shop in memory [SDK-06]', async () => {
    const { page, errors } = await openPage('vue');
    const pay = page.getByRole('button', { name: /^Pay ₩/ });
    const price = await pay.textContent();
    await pay.click();
    await page.getByText('Please look at: zip').waitFor();
    await page.getByLabel('Address').fill('제주특별자치도 제주시 첨단로 1');
    await page.getByLabel('Flat, floor').fill('7호');
    await page.getByLabel('Postal code').fill('63000');
    await page.getByLabel('CREDIT_CARD').check();
    await page.getByLabel('I agree to all terms').check();
    await expect.poll(() => pay.textContent()).not.toBe(price);
    await pay.click();
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await page.getByText(/^Order \d{16} is paid\.$/).waitFor();
    expect(errors).toEqual([]);
  });
}
