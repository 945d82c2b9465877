import { describe, expect, it } from 'vitest';
import { createGate, type OpenShop } from './admission.ts';

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
    [201, '/api/client/v1/customer/order/payments/1/approve', 503],
  ])('with %i waiting answers %s with %i', async (waiting, path, status) => {
    const gate = createGate();
    gate.open(shop(waiting));
    expect((await ask(gate, path)).status).toBe(status);
  });

  it('lets in as many as it can answer in time; files come from memory, and payers are sent away last', async () => {
    const held = Promise.withResolvers<Response>();
    const gate = createGate();
    gate.open({ ...shop(0), handler: () => held.promise });
    const met: Promise<number>[] = [];
    const enter = (path: string) => met.push(ask(gate, path).then(({ status }) => status));
    for (let turn = 0; turn < 120; turn += 1) enter('/');
    enter('/static/entry.js');
    for (let turn = 0; turn < 120; turn += 1) enter('/myPage/order/payment/1');
    held.resolve(new Response());
    const count = (from: number, to: number) => Promise.all(met.slice(from, to)).then((all) => tally(all));
    expect(await count(0, 120)).toEqual({ 200: 105, 503: 15 });
    expect(await count(120, 121)).toEqual({ 200: 1 });
    expect(await count(121, 241)).toEqual({ 200: 105, 503: 15 });
    expect((await ask(gate, '/')).status).toBe(200);
  });

  it('counts nobody in who may still be sending what is asked', async () => {
    const gate = createGate();
    gate.open({
      ...shop(0),
      handler: (request) => (request.method === 'POST' ? new Promise(() => undefined) : shop(0).handler(request)),
    });
    for (let turn = 0; turn < 300; turn += 1)
      void gate.handler(new Request('http://localhost/api/x', { method: 'POST' }));
    expect((await ask(gate, '/')).status).toBe(200);
  });
});

function tally(statuses: readonly number[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
