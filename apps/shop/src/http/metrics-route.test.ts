import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listen, type Listener } from '@dealstore/api/server';
import { createMetricsRoute } from './metrics-route.ts';

const METRICS = { contentType: 'text/plain; version=0.0.4', text: async () => 'up 1\n' };
const TOKEN = 'a-token_of-Prometheus';
const LOCAL = { host: '127.0.0.1', publicOrigin: 'http://localhost:3000', metricsToken: null };

const opened: Listener[] = [];
afterAll(() => Promise.all(opened.map((listener) => listener.drain(100))));

async function statusOf(door: Parameters<typeof createMetricsRoute>[0], headers: Record<string, string>, host = '') {
  const handler = createMetricsRoute(door, METRICS);
  const listener = await listen({ host: '127.0.0.1', port: 0, handler, trustsProxy: true, report: () => undefined });
  opened.push(listener);
  // NOTE: `fetch` does not let a caller choose the Host.
  const outgoing = request({
    port: listener.port,
    path: '/metrics',
    headers: { ...headers, ...(host && { host }) },
  }).end();
  const [answer] = await once(outgoing, 'response');
  answer.resume();
  return [answer.statusCode, answer.headers['content-type']];
}

describe('/metrics', () => {
  const open = [200, METRICS.contentType];

  it('is open to a program of this machine where the shop serves this machine', async () => {
    expect(await statusOf(LOCAL, {})).toEqual(open);
  });

  it.each([
    ['a proxy that asks for somebody', LOCAL, { 'x-forwarded-for': '127.0.0.1' }, ''],
    ['a proxy that says so otherwise', LOCAL, { forwarded: 'for=127.0.0.1' }, ''],
    ['a page whose name points here', LOCAL, {}, 'shop.example'],
    ['a shop that others can reach', { ...LOCAL, host: '0.0.0.0' }, {}, ''],
    ['a public shop', { ...LOCAL, publicOrigin: 'https://shop.example' }, {}, ''],
    ['a shop with a token, without it', { ...LOCAL, metricsToken: TOKEN }, {}, ''],
    ['another token', { ...LOCAL, metricsToken: TOKEN }, { authorization: `Bearer ${TOKEN}s` }, ''],
  ])('is not there for %s', async (_, door, headers, host) => {
    expect((await statusOf(door, headers, host))[0]).toBe(404);
  });

  it('is open to anyone who sends the token, through a proxy too', async () => {
    const door = { host: '0.0.0.0', publicOrigin: 'https://shop.example', metricsToken: TOKEN };
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.9' };
    expect(await statusOf(door, headers, 'shop.example')).toEqual(open);
  });
});
