import { describe, expect, it } from 'vitest';
import { createGate, type OpenShop } from './gate.ts';

const shop = (waiting: number, isReady: () => Promise<boolean> = async () => true): OpenShop => ({
  handler: async () => new Response('shop'),
  isReady,
  waitingCount: () => waiting,
});
const ask = (gate: ReturnType<typeof createGate>, path: string, accept = '*/*') =>
  gate.handler(new Request(`http://localhost${path}`, { headers: { accept } }));

describe('the gate', () => {
  it('is alive but not ready while the shop comes up, and asks people to come back', async () => {
    const gate = createGate();
    expect((await ask(gate, '/healthz')).status).toBe(200);
    expect((await ask(gate, '/readyz')).status).toBe(503);
    const page = await ask(gate, '/', 'text/html');
    expect([page.status, page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([503, '2', '2']);
    expect(await (await ask(gate, '/api/x')).json()).toMatchObject({
      code: 'BUSY',
      message: expect.stringContaining('잠시 후') as unknown,
      requestId: expect.any(String) as unknown,
    });
  });

  it('lets everybody in once the shop is open, also while it is closing', async () => {
    const gate = createGate();
    gate.open(shop(0));
    expect((await ask(gate, '/readyz')).status).toBe(200);
    gate.close();
    expect((await ask(gate, '/readyz')).status).toBe(503);
    expect(await (await ask(gate, '/')).text()).toBe('shop');
  });

  it('is not ready when the database is gone', async () => {
    const gate = createGate();
    gate.open(shop(0, () => Promise.reject(new Error('gone'))));
    expect((await ask(gate, '/readyz')).status).toBe(503);
    expect((await ask(gate, '/healthz')).status).toBe(200);
  });

  it.each([
    [100, '/', 200],
    [101, '/', 503],
    [101, '/static/entry.js', 200],
    [101, '/api/client/v1/customer/order/payments/1/approve', 200],
    [401, '/api/client/v1/customer/order/payments/1/approve', 503],
  ])('with %i waiting answers %s with %i', async (waiting, path, status) => {
    const gate = createGate();
    gate.open(shop(waiting));
    expect((await ask(gate, path)).status).toBe(status);
  });
});
