import { rm } from 'node:fs/promises';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, DEMO_SHOP } from '../index.ts';
import { fakeBuild } from '../testing/fake-build.ts';

const ORIGIN = 'http://localhost:3000';
let distDir = '';
beforeAll(async () => {
  distDir = await fakeBuild();
});
afterAll(() => rm(distDir, { recursive: true }));

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const host = createHost({
    backend: async () => new Response(),
    publicOrigin: ORIGIN,
    trustProxy: false,
    sandbox: true,
    distDir,
    clock: simulatedClock(),
    errorMessage: (code, language) => `${code} in ${language}`,
    config: { shop: DEMO_SHOP, webClient: { id: 'web', password: 'web' }, appClient: { id: 'web', password: 'web' } },
  });
  return host(new Request(ORIGIN + path, { headers }));
}

describe('the shell of a device without a network', () => {
  it('contains no visitor’s data, in the language of its address, with inline code by its hashes [HAND-06]', async () => {
    const answer = await get('/offline/en?build', { cookie: 'user_token=U; session_gen=x; lang=ko' });
    const html = await answer.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('"loggedIn":false');
    expect(html).toContain('"isShell":true');
    expect(html).toContain('/static/home-1.js');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-/);
    expect(await (await get('/offline/xx')).text()).not.toContain('isShell');
  });

  it('is kept by a worker that may fetch from the shop alone [HAND-06]', async () => {
    const { headers } = await get('/service-worker.js');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
  });
});
