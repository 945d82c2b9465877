import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Admission, createAdmission, type AdmittedShop } from './admission.ts';
import { watchBackend } from './readiness.ts';

const shop = (waiting: number, readiness: AdmittedShop['readiness'] = async () => null): AdmittedShop => ({
  handler: async () => new Response('shop'),
  readiness,
  waitingCount: () => waiting,
});
const log = { warn: () => undefined };
const ask = (admission: Admission, path: string, accept = '*/*') =>
  admission.handler(new Request(`http://localhost${path}`, { headers: { accept } }));

describe('admission control', () => {
  it('is alive but not ready while the shop starts, and answers 503 with Retry-After', async () => {
    const admission = createAdmission(log);
    expect((await ask(admission, '/healthz')).status).toBe(200);
    expect((await ask(admission, '/readyz')).status).toBe(503);
    const page = await ask(admission, '/', 'text/html');
    expect([page.status, page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([503, '2', '2']);
    expect(await (await ask(admission, '/api/x')).json()).toMatchObject({
      code: 'BUSY',
      message: '지금 접속이 많아 처리하지 못했어요',
      requestId: expect.any(String) as unknown,
    });
  });

  it('sends the security headers with every answer, of probes and programs too', async () => {
    const admission = createAdmission(log, { secure: true });
    const headersOf = async (path: string) => {
      const { headers } = await ask(admission, path);
      return [
        headers.get('x-content-type-options'),
        headers.get('x-frame-options'),
        headers.has('strict-transport-security'),
      ];
    };
    for (const path of ['/healthz', '/readyz', '/api/x'])
      expect(await headersOf(path)).toEqual(['nosniff', 'DENY', true]);
    admission.open(shop(0));
    expect(await headersOf('/api/x')).toEqual(['nosniff', 'DENY', true]);
  });

  it('admits every request to an open shop, also while it drains', async () => {
    const admission = createAdmission(log);
    admission.open(shop(0));
    expect((await ask(admission, '/readyz')).status).toBe(200);
    admission.drain();
    expect((await ask(admission, '/readyz')).status).toBe(503);
    expect(await (await ask(admission, '/')).text()).toBe('shop');
  });

  it('answers why it is not ready when the database is gone, with one line of the log for each change', async () => {
    const lines: unknown[] = [];
    let isGone = true;
    const admission = createAdmission({ warn: (line: unknown) => void lines.push(line) });
    admission.open(shop(0, () => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve(null))));
    for (let probe = 0; probe < 3; probe += 1) {
      const answer = await ask(admission, '/readyz');
      expect([answer.status, await answer.text()]).toEqual([503, 'the database cannot be reached\n']);
    }
    expect((await ask(admission, '/healthz')).status).toBe(200);
    isGone = false;
    expect((await ask(admission, '/readyz')).status).toBe(200);
    expect(lines).toEqual([{ reason: 'the database cannot be reached' }, { reason: null }]);
  });

  it('reports that newer code has migrated the database under it', async () => {
    const lines: unknown[] = [];
    const admission = createAdmission({ warn: (line: unknown) => void lines.push(line) });
    const newer = Object.assign(new Error('9999-future.sql was applied by newer code'), { name: 'MigrationMismatch' });
    admission.open(shop(0, () => Promise.reject(newer)));
    const answer = await ask(admission, '/readyz');
    const reason = 'the database was migrated by other code than this';
    expect([answer.status, await answer.text()]).toEqual([503, `${reason}\n`]);
    await ask(admission, '/readyz');
    expect(lines).toEqual([{ reason }]);
  });

  it('is not ready while the backend at API_URL is not', async () => {
    const backend = createServer((_request, response) => void response.writeHead(status).end());
    let status = 200;
    backend.listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const address = backend.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const admission = createAdmission(log);
    admission.open(shop(0, watchBackend(new URL(`http://127.0.0.1:${port}/api`)).readiness));
    const readiness = async () => (await ask(admission, '/readyz')).text();
    expect(await readiness()).toBe('ok\n');
    status = 404;
    expect(await readiness()).toBe('ok\n');
    status = 503;
    expect(await readiness()).toBe('the backend at API_URL answers 503\n');
    backend.close();
    backend.closeAllConnections();
    await once(backend, 'close');
    expect(await readiness()).toBe('the backend at API_URL cannot be reached\n');
  });

  it('stays ready while calls are answered, although the backend’s own check is late', async () => {
    const backend = createServer(() => undefined);
    backend.listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const address = backend.address();
    let now = 0;
    const port = typeof address === 'object' ? address?.port : 0;
    const watched = watchBackend(new URL(`http://127.0.0.1:${port}/api`), () => now);
    const admission = createAdmission(log);
    admission.open(shop(0, watched.readiness));
    const readiness = async () => (await ask(admission, '/readyz')).text();
    const silent = 'the backend at API_URL does not answer\n';
    watched.answered(503);
    expect(await readiness()).toBe(silent);
    watched.answered(200);
    now += 4_999;
    expect(await readiness()).toBe('ok\n');
    now += 1;
    expect(await readiness()).toBe(silent);
    backend.close();
    backend.closeAllConnections();
  });

  it('is ready when its own event loop was too busy to hear the answer in time', async () => {
    const admission = createAdmission(log);
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    // Six turns of a loop that others keep for 300 ms each: 1.8 s in all.
    const check = async () => {
      for (let count = 0; count < 6; count += 1) {
        await turn();
        for (const endsAt = performance.now() + 300; performance.now() < endsAt;);
      }
      return null;
    };
    admission.open(shop(0, check));
    expect((await ask(admission, '/readyz')).status).toBe(200);
    const never = createAdmission(log);
    never.open(shop(0, () => new Promise(() => undefined)));
    expect(await (await ask(never, '/readyz')).text()).toBe('the check takes too long\n');
  });

  it.each([
    [100, '/', 200],
    [101, '/', 503],
    [101, '/static/entry.js', 200],
    [101, '/assets/art/tangerine.svg?w=400', 503],
    [101, '/files/0123.webp', 503],
    [101, '/api/client/v1/customer/order/payments/1/approve', 200],
    [201, '/api/client/v1/customer/order/payments/1/approve', 503],
  ])('with %i requests waiting for a connection answers %s with %i', async (waiting, path, status) => {
    const admission = createAdmission(log);
    admission.open(shop(waiting));
    expect((await ask(admission, path)).status).toBe(status);
  });

  it('admits requests that can be answered in time; static files always, and sheds payments last', async () => {
    const held = Promise.withResolvers<Response>();
    const admission = createAdmission(log);
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

  it('counts a picture that is rendered among the requests it works on', async () => {
    const admission = createAdmission(log);
    admission.open({ ...shop(0), handler: () => new Promise(() => undefined) });
    for (const path of ['/static/entry.js', '/assets/art/tangerine.svg?w=400', '/files/0123.webp?w=400'])
      void ask(admission, path);
    expect(admission.inFlight()).toBe(2);
  });

  it('does not count a request that may still be sending its body', async () => {
    const admission = createAdmission(log);
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
