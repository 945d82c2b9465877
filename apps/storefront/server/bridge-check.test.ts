import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, DEMO_SHOP } from './index.ts';

let distDir = '';
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'bridge-check-'));
  await mkdir(join(distDir, 'inline'));
  await writeFile(join(distDir, 'inline', 'bridge-check.js'), 'run()');
});
afterAll(() => rm(distDir, { recursive: true }));

const answer = (sandbox: boolean, headers: Record<string, string> = {}, method = 'GET') =>
  createHost({
    backend: async () => new Response(),
    publicOrigin: 'http://localhost:3000',
    trustProxy: false,
    sandbox,
    distDir,
    clock: simulatedClock(),
    errorMessage: (code) => code,
    config: { shop: DEMO_SHOP, webClient: { id: 'web', password: 'web' }, appClient: { id: 'web', password: 'web' } },
  })(new Request('http://localhost:3000/dev/bridge', { method, headers }));

describe('the conformance page of the bridge', () => {
  it('is there beside the sandbox only', async () => {
    const page = await answer(true);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('<script>run()</script>');
    expect((await answer(false)).status).not.toBe(200);
    expect((await answer(true, {}, 'POST')).status).not.toBe(200);
  });

  it('speaks the visitor’s language and tells the platform by the marker [BRIDGE-01]', async () => {
    const page = await answer(true, { 'accept-language': 'en', 'user-agent': 'x DealstoreApp/5.2.0 (AOS; bridge/1)' });
    expect(await page.text()).toContain('<html lang="en" data-platform="AOS">');
    expect(await (await answer(true)).text()).toContain('<html lang="ko" data-platform="PC">');
  });
});
