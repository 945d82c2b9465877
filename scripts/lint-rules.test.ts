import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CORE = 'packages/commerce-core/src';
const SCREENS = 'apps/storefront/src';
let house: string;

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'dealstore-lint-rules-'));
  for (const path of ['.oxlintrc.json', 'scripts/lint-refusals.mjs']) await cp(join(ROOT, path), join(house, path));
});
afterAll(() => rm(house, { recursive: true, force: true }));

/** The rules that the linter, as it is set here, says a file of this place breaks. */
async function brokenRules(path: string, text: string): Promise<readonly string[]> {
  const file = join(house, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${text}\n`);
  const parameters = ['--format', 'json', path];
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), parameters, { cwd: house, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

it.each([
  ['globals', `${CORE}/order/clock.ts`, 'export const now = () => Date.now();'],
  ['globals', `${CORE}/order/call.ts`, `export const call = () => fetch('/');`],
  ['globals', `${CORE}/order/wait.ts`, 'export const wait = () => setTimeout(() => 1, 1);'],
  ['globals', `${CORE}/order/host.ts`, 'export const host = () => window;'],
  ['properties', `${CORE}/order/dice.ts`, 'export const dice = () => Math.random();'],
  ['globals', `${SCREENS}/features/cart/use-cart.ts`, `export const call = () => fetch('/');`],
  ['globals', `${SCREENS}/features/cart/use-mode.ts`, 'export const mode = () => process.env;'],
  ['imports', `${SCREENS}/features/cart/use-container.ts`, `export { Container } from 'inversify';`],
  ['globals', `${SCREENS}/page/title.ts`, 'export const bytes = () => Buffer.alloc(1);'],
  ['globals', 'packages/ui/src/field.ts', 'export const next = () => setImmediate(() => 1);'],
  ['globals', `${CORE}/adapters/web/clock.ts`, 'export const mode = () => process.env;'],
  ['globals', 'apps/storefront/server/host.ts', 'export const page = () => window;'],
  ['globals', 'apps/api/src/cart/page.ts', 'export const page = () => document;'],
  ['properties', 'apps/api/src/cart/cart.store.ts', 'export const now = () => Date.now();'],
])('restricted %s: none in %s: %s', async (what, path, text) => {
  expect(await brokenRules(path, text)).toEqual([`eslint(no-restricted-${what})`]);
});

it.each([
  ['apps/api/src/order/planted.ts', `throw commerceError('SOLD_OUT');`, true],
  ['apps/api/src/order/planted-code.ts', `export const no = { code: 'MB04', details: {} };`, true],
  [`${CORE}/adapters/memory/planted.ts`, `throw commerceError('PRICE_CHANGED', { details: {} });`, true],
  [`${CORE}/order/planted.ts`, `export const no = { code: 'COUPON_UNUSABLE', details: {} };`, true],
  [`${CORE}/order/planted-refusal.ts`, `export const no = { code: 'COUPON_UNUSABLE', details: {} };`, false],
  ['apps/api/src/session/planted.ts', `throw commerceError('CODE_MISMATCH', { details: {} });`, true],
  ['apps/api/src/gift/planted.ts', `throw commerceError('CODE_EXPIRED');`, true],
  ['apps/api/src/gift/planted-proof.ts', `throw commerceError('CERTIFICATION_REQUIRED');`, true],
  ['apps/api/src/account/planted.ts', `export const no = { code: 'CONSENT_REQUIRED', details: {} };`, true],
  ['apps/api/src/account/planted-leave.ts', `throw commerceError('OPEN_ORDERS', { details: {} });`, true],
  [`${CORE}/adapters/memory/planted-join.ts`, `throw commerceError('TERMS_REQUIRED');`, true],
  [`${CORE}/adapters/memory/planted-wish.ts`, `throw commerceError('ADULT_ONLY');`, true],
  [`${CORE}/access/planted-refusal.ts`, `export const no = { code: 'ADULT_ONLY', details: null };`, false],
  ['apps/api/src/order/planted-busy.ts', `throw commerceError('BUSY');`, false],
  ['apps/api/src/order/planted-reader.ts', `export const is = isCommerceError(error, 'SOLD_OUT');`, false],
])('only the core refuses: %s with %s', async (path, text, isWrong) => {
  expect((await brokenRules(path, text)).includes('dealstore(refuse-in-core)')).toBe(isWrong);
});
