import { simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import { createHost, DEMO_SHOP } from './index.ts';

const answer = (sandbox: boolean, method = 'GET') =>
  createHost({
    backend: async () => new Response(),
    publicOrigin: 'http://localhost:3000',
    trustProxy: false,
    sandbox,
    distDir: '/nowhere',
    clock: simulatedClock(),
    errorMessage: (code) => code,
    config: { shop: DEMO_SHOP, webClient: { id: 'web', password: 'web' }, appClient: { id: 'web', password: 'web' } },
  })(new Request('http://localhost:3000/dev/tracking', { method }));

describe('the inspector of tracking', () => {
  it('is there beside the sandbox only', async () => {
    const page = await answer(true);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect((await answer(false)).status).not.toBe(200);
    expect((await answer(true, 'POST')).status).not.toBe(200);
  });
});
