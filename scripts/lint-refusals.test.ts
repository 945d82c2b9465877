import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CORE = 'packages/commerce-core/src';
let house: string;

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'dealstore-refusals-'));
  for (const path of ['.oxlintrc.json', 'scripts/lint-refusals.mjs']) await cp(join(ROOT, path), join(house, path));
});
afterAll(() => rm(house, { recursive: true, force: true }));

/** Whether the linter, as it is set here, objects to a refusal in a file of this place. */
async function isObjectedTo(path: string, text: string): Promise<boolean> {
  const file = join(house, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), [path], { cwd: house, encoding: 'utf8' });
  expect(stdout).toMatch(/^(Found|Finished)/m);
  return stdout.includes('dealstore(refuse-in-core)');
}

it.each([
  ['apps/api/src/order/planted.ts', `throw commerceError('SOLD_OUT');`, true],
  ['apps/api/src/order/planted-code.ts', `export const no = { code: 'MB04', details: {} };`, true],
  [`${CORE}/adapters/memory/planted.ts`, `throw commerceError('PRICE_CHANGED', { details: {} });`, true],
  [`${CORE}/order/planted.ts`, `export const no = { code: 'COUPON_UNUSABLE', details: {} };`, true],
  [`${CORE}/order/planted-refusal.ts`, `export const no = { code: 'COUPON_UNUSABLE', details: {} };`, false],
  ['apps/api/src/session/planted.ts', `throw commerceError('CODE_MISMATCH', { details: {} });`, true],
  ['apps/api/src/gift/planted.ts', `throw commerceError('CODE_EXPIRED');`, true],
  ['apps/api/src/account/planted.ts', `export const no = { code: 'CONSENT_REQUIRED', details: {} };`, true],
  [`${CORE}/adapters/memory/planted-wish.ts`, `throw commerceError('ADULT_ONLY');`, true],
  [`${CORE}/access/planted-refusal.ts`, `export const no = { code: 'ADULT_ONLY', details: null };`, false],
  ['apps/api/src/order/planted-busy.ts', `throw commerceError('BUSY');`, false],
  ['apps/api/src/order/planted-reader.ts', `export const is = isCommerceError(error, 'SOLD_OUT');`, false],
])('%s with %s', async (path, text, isWrong) => {
  expect(await isObjectedTo(path, `${text}\n`)).toBe(isWrong);
});
