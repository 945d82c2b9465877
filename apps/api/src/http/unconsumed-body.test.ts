import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_LIMIT_BYTES, listen, type Listener } from './listen.ts';

/** What is read of a body before it is refused, in bytes. */
const READ_BYTES = 64 * 1024;
const SHORT = 'x'.repeat(1_000);
const LONG = 'x'.repeat(1_200_000);

/** An answer: its status, whether the connection ends with it, whether the request came on a kept connection. */
interface Answer {
  readonly status: number;
  readonly closes: boolean;
  readonly reused: boolean;
}

let listener: Listener;

beforeAll(async () => {
  const handler = async (incoming: Request): Promise<Response> => {
    let size = 0;
    if (new URL(incoming.url).pathname === '/unread') return new Response('none', { status: 404 });
    for await (const piece of incoming.body ?? []) {
      size += piece.byteLength;
      if (size > READ_BYTES && new URL(incoming.url).pathname === '/throws') throw new Error('broken');
      if (size > READ_BYTES) return new Response('too large', { status: 413 });
    }
    return new Response(String(size));
  };
  listener = await listen({ host: '127.0.0.1', port: 0, handler, trustsProxy: false, report: () => undefined });
});
afterAll(() => listener.drain(100));

async function post(agent: Agent, path: string, body: string, chunked: boolean): Promise<Answer> {
  const headers = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length };
  const outgoing = request({ port: listener.port, host: '127.0.0.1', agent, method: 'POST', path, headers });
  outgoing.end(body);
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  await answer?.toArray();
  return {
    status: answer?.statusCode ?? 0,
    closes: answer?.headers.connection === 'close',
    reused: outgoing.reusedSocket,
  };
}

describe('a connection that is kept', () => {
  describe.each([
    ['of announced length', false],
    ['in chunks', true],
  ])('with bodies %s', (_, chunked) => {
    it.each([
      ['/read', 413],
      ['/unread', 404],
      ['/throws', 500],
    ])('answers the request after one whose body is left unread at %s', async (path, status) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      expect(await post(agent, path, LONG, chunked)).toEqual({ status, closes: false, reused: false });
      expect(await post(agent, '/read', SHORT, chunked)).toEqual({ status: 200, closes: false, reused: true });
      agent.destroy();
    });

    it('carries one request after another whose body is read', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const answers = [];
      for (let sent = 0; sent < 3; sent += 1) answers.push(await post(agent, '/read', SHORT, chunked));
      expect(answers.map(({ closes, reused }) => [closes, reused])).toEqual([
        [false, false],
        [false, true],
        [false, true],
      ]);
      agent.destroy();
    });
  });

  it('ends after the answer to a body that goes on beyond all limits', async () => {
    const socket = connect(listener.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST /read HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n');
    const piece = `${LONG.length.toString(16)}\r\n${LONG}\r\n`;
    const answered = once(socket, 'data');
    const ended = new Promise((resolve) => socket.once('close', resolve));
    for (let sent = 0; sent < BODY_LIMIT_BYTES * 1.5; sent += LONG.length) socket.write(piece);
    const [answer] = await answered;
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
    await ended;
  });
});
