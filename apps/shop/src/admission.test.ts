import { describe, expect, it } from 'vitest';
import { createAdmission, type AdmittedShop } from './admission.ts';

const shop = (waiting: number, isReady: () => Promise<boolean> = async () => true): AdmittedShop => ({
  handler: async () => new Response('shop'),
  isReady,
  waitingCount: () => waiting,
});
const ask = (admission: ReturnType<typeof createAdmission>, path: string, accept = '*/*') =>
  admission.handler(new Request(`http://localhost${path}`, { headers: { accept } }));

describe('admission control', () => {
  it('is alive but not ready while the shop starts, and answers 503 with Retry-After', async () => {
    const admission = createAdmission();
    expect((await ask(admission, '/healthz')).status).toBe(200);
    expect((await ask(admission, '/readyz')).status).toBe(503);
    const page = await ask(admission, '/', 'text/html');
    expect([page.status, page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([503, '2', '2']);
    expect(await (await ask(admission, '/api/x')).json()).toMatchObject({
      code: 'BUSY',
      message: expect.stringContaining('잠시 후') as unknown,
      requestId: expect.any(String) as unknown,
    });
  });

  it('admits every request to an open shop, also while it drains', async () => {
    const admission = createAdmission();
    admission.open(shop(0));
    expect((await ask(admission, '/readyz')).status).toBe(200);
    admission.drain();
    expect((await ask(admission, '/readyz')).status).toBe(503);
    expect(await (await ask(admission, '/')).text()).toBe('shop');
  });

  it('is not ready when the database is gone', async () => {
    const admission = createAdmission();
    admission.open(shop(0, () => Promise.reject(new Error('gone'))));
    expect((await ask(admission, '/readyz')).status).toBe(503);
    expect((await ask(admission, '/healthz')).status).toBe(200);
  });

  it.each([
    [100, '/', 200],
    [101, '/', 503],
    [101, '/static/entry.js', 200],
    [101, '/api/client/v1/customer/order/payments/1/approve', 200],
    [201, '/api/client/v1/customer/order/payments/1/approve', 503],
  ])('with %i requests waiting for a connection answers %s with %i', async (waiting, path, status) => {
    const admission = createAdmission();
    admission.open(shop(waiting));
    expect((await ask(admission, path)).status).toBe(status);
  });

  it('admits what can be answered in time; static files always, and payments are shed last', async () => {
    const held = Promise.withResolvers<Response>();
    const admission = createAdmission();
    admission.open({ ...shop(0), handler: () => held.promise });
    const statuses: Promise<number>[] = [];
    const send = (path: string) => statuses.push(ask(admission, path).then(({ status }) => status));
    for (let index = 0; index < 120; index += 1) send('/');
    send('/static/entry.js');
    for (let index = 0; index < 120; index += 1) send('/myPage/order/payment/1');
    held.resolve(new Response());
    const count = (from: number, to: number) => Promise.all(statuses.slice(from, to)).then((all) => tally(all));
    expect(await count(0, 120)).toEqual({ 200: 105, 503: 15 });
    expect(await count(120, 121)).toEqual({ 200: 1 });
    expect(await count(121, 241)).toEqual({ 200: 105, 503: 15 });
    expect((await ask(admission, '/')).status).toBe(200);
  });

  it('does not count a request that may still be sending its body', async () => {
    const admission = createAdmission();
    admission.open({
      ...shop(0),
      handler: (request) => (request.method === 'POST' ? new Promise(() => undefined) : shop(0).handler(request)),
    });
    for (let index = 0; index < 300; index += 1)
      void admission.handler(new Request('http://localhost/api/x', { method: 'POST' }));
    expect((await ask(admission, '/')).status).toBe(200);
  });
});

function tally(statuses: readonly number[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
