import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listener, processClock, requestSeconds, systemRandom } from '@dealstore/api/server';
import type { AppParts } from '@dealstore/api';
import { silentLog } from '@dealstore/api/testing';
import { composition } from './compose-shop.ts';
import { readEnvironment } from './environment.ts';

const ORIGIN = 'http://localhost:3000';

/** A backend elsewhere that answers with the request it received. */
let elsewhere: Server;
let apiUrl = '';

beforeAll(async () => {
  elsewhere = createServer((incoming, outgoing) => {
    const { url, headers } = incoming;
    const received = {
      url,
      language: headers['accept-language'],
      client: headers['x-forwarded-for'],
      cookie: headers.cookie,
    };
    const body = JSON.stringify(received);
    const type = { 'content-type': 'application/json' };
    if (url?.endsWith('/gzip')) outgoing.writeHead(200, { ...type, 'content-encoding': 'gzip' }).end(gzipSync(body));
    else outgoing.writeHead(200, { ...type, 'set-cookie': 'theirs=1' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const address = elsewhere.address();
  apiUrl = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
});
afterAll(() => {
  elsewhere.close();
});

const failures: unknown[] = [];
const opened: Listener[] = [];
afterAll(() => Promise.all(opened.map((listener) => listener.drain(100))));

/** The shop behind a socket of its own, as visitors meet it; an answer from afar is built differently there. */
async function shopOn(address: string, log: AppParts['log'] = silentLog) {
  const { handler, jobs } = composition.compose({
    settings: readEnvironment({ API_URL: address }, tmpdir()),
    publicOrigin: ORIGIN,
    opened: null,
    replica: null,
    clock: processClock(null),
    log,
    random: systemRandom,
  });
  const report = (cause: unknown): void => void failures.push(cause);
  const listener = await listen({ host: '127.0.0.1', port: 0, handler, trustsProxy: false, report });
  opened.push(listener);
  const ask = (path: string, headers: Readonly<Record<string, string>>) =>
    fetch(`http://127.0.0.1:${listener.port}${path}`, { headers, redirect: 'manual' });
  return { ask, jobs };
}

describe('a storefront whose API_URL names another backend', () => {
  it.each([
    ['', '/api/client/v1/display/gnb?x=1', '/api/client/v1/display/gnb?x=1'],
    ['/', '/api/client/v1/display/gnb', '/api/client/v1/display/gnb'],
    ['/v2/shop/', '/api/client/v1/display/gnb', '/v2/shop/client/v1/display/gnb'],
    ['/v2/shop', '/assets/art/1.svg', '/assets/art/1.svg'],
    ['', '/sandbox', '/sandbox'],
  ])('asks it under "%s" for %s', async (base, path, expected) => {
    const { ask, jobs } = await shopOn(`${apiUrl}${base}`);
    const headers = { cookie: 'lang=en; other=1', 'sec-fetch-site': 'same-origin' };
    const answer = await ask(path, headers);
    expect(await answer.json()).toMatchObject({ url: expected, client: '127.0.0.1' });
    expect(answer.headers.has('set-cookie') && path.startsWith('/api/')).toBe(false);
    expect([jobs, failures]).toEqual([[], []]);
  });

  it('speaks the visitor’s language to it and keeps their cookies', async () => {
    const { ask } = await shopOn(apiUrl);
    const headers = { cookie: 'lang=en; other=1', 'sec-fetch-site': 'same-origin' };
    const answer = await ask('/api/client/v1/display/gnb', headers);
    const received: unknown = await answer.json();
    expect(received).toMatchObject({ language: 'en' });
    expect(received).not.toHaveProperty('cookie');
  });

  it.each(['/api/client/v1/gzip', '/assets/gzip'])('passes on a compressed answer decompressed: %s', async (path) => {
    const { ask } = await shopOn(apiUrl);
    const answer = await ask(path, { 'sec-fetch-site': 'same-origin', 'accept-encoding': 'zstd' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.json()).toMatchObject({ url: path });
  });

  it('measures requests by route, without the values in them', async () => {
    const { ask } = await shopOn(apiUrl);
    requestSeconds.reset();
    await ask('/session/secretletters', {});
    await ask('/api/client/v1/secretletters', { 'sec-fetch-site': 'same-origin' });
    const { values } = await requestSeconds.get();
    const counted = values.filter(({ metricName }) => metricName === 'http_request_duration_seconds_count');
    expect(counted.map(({ labels, value }) => [labels, value])).toEqual([
      [{ method: 'GET', route: '/session/*', status: 404 }, 1],
      [{ method: 'GET', route: '/api/*', status: 200 }, 1],
    ]);
    expect(JSON.stringify(values)).not.toContain('secretletters');
  });

  it('names a backend that is away in one line of the log, and one when it is back', async () => {
    const lines: unknown[] = [];
    const note = (_facts: unknown, line?: string): void => void lines.push(line ?? _facts);
    const log = { ...silentLog, info: note, debug: note, warn: note, error: note };
    const away = createServer((_incoming, outgoing) => void outgoing.end()).listen(0, '127.0.0.1');
    await once(away, 'listening');
    const address = away.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const { ask } = await shopOn(`http://127.0.0.1:${port}`, log);
    const get = async () => (await ask('/api/client/v1/display/gnb', { 'sec-fetch-site': 'same-origin' })).status;
    away.close();
    expect([await get(), await get()]).toEqual([503, 503]);
    away.listen(port, '127.0.0.1');
    await once(away, 'listening');
    expect([await get(), await get()]).toEqual([200, 200]);
    away.close();
    expect(lines.filter((line) => String(line).includes('API_URL'))).toEqual([
      'the backend at API_URL cannot be reached',
      'the backend at API_URL answers again',
    ]);
  });

  it('answers BUSY when that backend cannot be reached [ERR-26, I18N-16]', async () => {
    const { ask } = await shopOn('http://127.0.0.1:1');
    const headers = { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' };
    const answer = await ask('/api/client/v1/display/gnb', headers);
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true]);
    expect(await answer.json()).toMatchObject({ code: 'BUSY', message: 'The shop is very busy right now' });
  });
});
