import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { testSizes } from '@dealstore/commerce-core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ARRIVAL_CHECKS,
  ARRIVAL_LIMITS,
  BODY_LIMIT_BYTES,
  currentClientAddress,
  HEADER_LIMIT_BYTES,
  listen,
  URL_LIMIT_BYTES,
  type Handler,
  type Listener,
} from './listen.ts';

const { slowConnections } = testSizes;

describe('the listener', () => {
  const opened: Listener[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((listener) => listener.drain(100)));
  });

  async function open(
    handler: Handler,
    trustsProxy = false,
    report: (cause: unknown) => void = () => undefined,
    arrivalLimits = { headersMs: 60_000, idleMs: 60_000, wholeMs: 60_000 },
  ) {
    const listener = await listen({ host: '127.0.0.1', port: 0, handler, trustsProxy, report, arrivalLimits });
    opened.push(listener);
    return { listener, url: `http://127.0.0.1:${listener.port}` };
  }

  /** Sends text as it is and answers the first line of what comes back. */
  async function send(port: number, text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8');
    socket.write(text);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).split('\r\n')[0] ?? '';
  }

  /** Sends text as it is and answers all of what comes back until the connection ends. */
  async function sendWhole(port: number, text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    const parts: readonly Buffer[] = await socket.toArray();
    return Buffer.concat(parts).toString('utf8');
  }

  it('answers, and tells the handler where a request comes from', async () => {
    const { url } = await open(async () => new Response(currentClientAddress()));
    const answer = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(await answer.text()).toBe('127.0.0.1');
  });

  it('keeps an idle connection for longer than proxies do', async () => {
    const { url } = await open(async () => new Response('yes'));
    const { headers } = await fetch(url);
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
  });

  it('trusts the nearest proxy when configured to, and no name before it', async () => {
    const { url } = await open(async () => new Response(currentClientAddress()), true);
    const answer = await fetch(url, { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } });
    expect(await answer.text()).toBe('203.0.113.9');
  });

  it.each([
    ['x-forwarded-for: 198.51.100.1', 'x-forwarded-for: 203.0.113.9:4711'],
    ['x-forwarded-for: 198.51.100.1, [2001:db8::1]:80, 203.0.113.9:1'],
    ['forwarded: for=198.51.100.1', 'forwarded: for="203.0.113.9:4711";proto=https'],
  ])('counts who comes through a proxy by address alone: %s %s', async (...lines) => {
    const { listener } = await open(async () => new Response(`<${currentClientAddress()}>`), true);
    const head = ['GET / HTTP/1.1', 'host: a', 'connection: close', ...lines].join('\r\n');
    expect(await sendWhole(listener.port, `${head}\r\n\r\n`)).toContain('<203.0.113.9>');
  });

  it.each([
    ['a whole address', 'GET http://a/b?c=/../d HTTP/1.1\r\nhost: A'],
    [
      'another host that a proxy names',
      'GET /b?c=/../d HTTP/1.1\r\nhost: a\r\nx-forwarded-host: e\r\nx-forwarded-host: f',
    ],
  ])('serves the host of %s', async (_, head) => {
    const { listener } = await open(async ({ url }) => new Response(`<${url}>`));
    expect(await sendWhole(listener.port, `${head}\r\nconnection: close\r\n\r\n`)).toContain('<http://a/b?c=/../d>');
  });

  it('refuses addresses, headers and bodies that are too long before anything reads them', async () => {
    let calls = 0;
    const { listener, url } = await open(async () => {
      calls += 1;
      return new Response('ok');
    });
    expect((await fetch(`${url}/${'a'.repeat(URL_LIMIT_BYTES)}`)).status).toBe(414);
    const long = `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(HEADER_LIMIT_BYTES)}\r\n\r\n`;
    expect(await send(listener.port, long)).toContain(' 431 ');
    const large = `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${BODY_LIMIT_BYTES + 1}\r\n\r\n`;
    expect(await send(listener.port, large)).toContain(' 413 ');
    expect(calls).toBe(0);
  });

  it.each([
    ['ko', 414, '입력한 내용을 다시 확인해 주세요', `GET /${'a'.repeat(URL_LIMIT_BYTES)} HTTP/1.1`],
    ['en', 414, 'Please check what you entered', `GET /${'a'.repeat(URL_LIMIT_BYTES)} HTTP/1.1`],
    ['ko', 413, '보낸 내용이 너무 커요', `POST / HTTP/1.1\r\ncontent-length: ${BODY_LIMIT_BYTES + 1}`],
    ['en', 413, 'The request is too large', `POST / HTTP/1.1\r\ncontent-length: ${BODY_LIMIT_BYTES + 1}`],
    ['any', 431, '입력한 내용을 다시 확인해 주세요', `GET / HTTP/1.1\r\nx: ${'a'.repeat(HEADER_LIMIT_BYTES)}`],
    ['any', 400, '입력한 내용을 다시 확인해 주세요', 'no protocol at all'],
  ])('says in %s what it refuses with %s [I18N-16]', async (language, status, message, head) => {
    const { listener } = await open(async () => new Response('ok'));
    const answer = await sendWhole(listener.port, `${head}\r\nhost: a\r\naccept-language: ${language}\r\n\r\n`);
    expect(answer).toContain(` ${status} `);
    for (const header of [
      /^cache-control: no-store\r$/im,
      /^x-content-type-options: nosniff\r$/im,
      /frame-ancestors 'none'/,
    ]) {
      expect(answer).toMatch(header);
    }
    expect(JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))).toMatchObject({
      message,
      requestId: expect.any(String) as unknown,
    });
  });

  it('says in the language asked for that a handler failed [I18N-16]', async () => {
    const { url } = await open(() => Promise.reject(new Error('a secret')));
    const answer = await fetch(url, { headers: { 'accept-language': 'en' } });
    expect(await answer.json()).toEqual({
      code: 'INTERNAL',
      message: 'Something went wrong on our side',
      requestId: expect.any(String) as unknown,
    });
  });

  it('writes no refusal into an answer that is under way', async () => {
    const held = Promise.withResolvers<Response>();
    const reached = Promise.withResolvers<void>();
    const { listener } = await open(() => {
      reached.resolve();
      return held.promise;
    });
    const socket = connect(listener.port, '127.0.0.1');
    const heard: unknown[] = [];
    socket.on('data', (part) => heard.push(part));
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await reached.promise;
    socket.write('no protocol at all\r\n\r\n');
    await once(socket, 'close');
    held.resolve(new Response('late'));
    expect(heard).toEqual([]);
  });

  it.each([
    ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n'],
    ['no protocol at all', 'hello\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n'],
    ['one host twice', 'GET / HTTP/1.1\r\nhost: a\r\nHOST: a\r\n\r\n'],
    ['two hosts in a line', 'GET / HTTP/1.1\r\nhost: a, b\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an empty host', 'GET / HTTP/1.1\r\nhost:\r\n\r\n'],
    ['a host with a user', 'GET / HTTP/1.1\r\nhost: b@a\r\n\r\n'],
    ['a host with a path', 'GET / HTTP/1.1\r\nhost: a/b\r\n\r\n'],
    ['an address of another host', 'GET http://b/ HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['an address of another port', 'GET http://a:81/ HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['an address with a user', 'GET http://b@a/ HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['an address of another scheme', 'GET ftp://a/ HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['a dot segment', 'GET /b/../a HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['an encoded dot segment', 'GET /b/.%2E HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['a backslash in a path', 'GET /b\\a HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['a host that is no host', 'GET / HTTP/1.1\r\nhost: a/../b?c\r\n\r\n'],
  ])('answers 400 to %s', async (_, text) => {
    const { listener } = await open(async () => new Response('ok'));
    expect(await send(listener.port, text)).toContain(' 400 ');
  });

  it('takes no headers for longer than 10 s, no body that stands still for so long, and none for longer than 60 s', () => {
    // A connection that is too slow is found by the next look at all of them.
    expect(ARRIVAL_LIMITS.headersMs * (1 + 1 / ARRIVAL_CHECKS)).toBeLessThanOrEqual(10_000);
    expect(ARRIVAL_LIMITS.idleMs).toBeLessThanOrEqual(10_000);
    expect(ARRIVAL_LIMITS.wholeMs).toBeLessThanOrEqual(60_000);
  });

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: a\r\nx: '],
    ['a body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{'],
  ])('cuts many who never finish sending %s, and serves everybody else meanwhile', async (_, begun) => {
    const read = async (request: Request) => new Response(await request.text());
    const limits = { headersMs: 250, idleMs: 250, wholeMs: 60_000 };
    const { listener, url } = await open(read, false, () => undefined, limits);
    const slow = Array.from({ length: slowConnections }, () => sendWhole(listener.port, begun));
    expect((await fetch(url)).status).toBe(200);
    const answers = await Promise.all(slow);
    expect((await fetch(url)).status).toBe(200);
    expect(answers.filter((answer) => !answer.includes(' 408 '))).toEqual([]);
  });

  it.each([
    ['is answered while it keeps coming', 60_000, ' 200 '],
    ['is cut when all of it takes too long', 600, ' 408 '],
  ])('a slow body %s', async (_, wholeMs, status) => {
    const read = async (request: Request) => new Response(await request.text());
    const limits = { headersMs: 250, idleMs: 500, wholeMs };
    const { listener } = await open(read, false, () => undefined, limits);
    const socket = connect(listener.port, '127.0.0.1');
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 20\r\n\r\n');
    const answered = once(socket, 'data');
    for (let sent = 0; sent < 20 && socket.writable; sent += 1) {
      socket.write('x');
      await wait(80);
    }
    expect(String(await answered)).toContain(status);
    socket.destroy();
  });

  it.each([
    ['a GET', 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
    [
      'a POST that nobody has read yet',
      'POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n\r\n[]',
    ],
  ])('waits for the answer to %s that has come whole, however long that takes', async (_, request) => {
    const limits = { headersMs: 60_000, idleMs: 100, wholeMs: 60_000 };
    const slow = async () => {
      await wait(400);
      return new Response('late');
    };
    const { listener } = await open(slow, false, undefined, limits);
    expect(await sendWhole(listener.port, request)).toMatch(/^HTTP\/1\.1 200 OK[^]*late$/);
  });

  it('reports a handler that throws and answers without its words', async () => {
    const causes: unknown[] = [];
    const { url } = await open(
      async () => {
        throw new Error('a secret');
      },
      false,
      (cause) => causes.push(cause),
    );
    const answer = await fetch(url);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
    expect(causes).toHaveLength(1);
  });

  it('finishes what is in hand when it drains, and then takes no more', async () => {
    const held = Promise.withResolvers<Response>();
    const reached = Promise.withResolvers<void>();
    const { listener, url } = await open(() => {
      reached.resolve();
      return held.promise;
    });
    const answer = fetch(url);
    await reached.promise;
    const drained = listener.drain(5_000);
    held.resolve(new Response('done'));
    expect(await (await answer).text()).toBe('done');
    await drained;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('cuts what does not end within the limit', async () => {
    const { listener, url } = await open(() => new Promise<Response>(() => undefined));
    const answer = fetch(url).then(
      () => 'answered',
      () => 'cut',
    );
    await listener.drain(50);
    expect(await answer).toBe('cut');
  });
});
