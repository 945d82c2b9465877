import { setImmediate as flushPromises } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/port-suites/suite-shop.ts';
import { simulatedClock } from '../../testing/simulated-clock.ts';
import { createHttpAccountApi } from './account.http.ts';
import { createHttpCartApi } from './cart.http.ts';
import { createHttpFileApi } from './file.http.ts';
import { createHttpOrderApi } from './order.http.ts';
import { API_TIMEOUT_MS, createHttpClient, type HttpHost } from './client.ts';
import { createHttpProductApi } from './product.http.ts';
import { epochMs } from '../../value/time.ts';

function hostOf(answer: (request: Request) => Promise<Response> | Response, over: Partial<HttpHost> = {}) {
  const clock = simulatedClock();
  const requests: Request[] = [];
  const http = createHttpClient({
    baseUrl: 'https://shop.example/api',
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
    clock,
    headers: () => ({ 'phone-os': 'IOS', 'connect-type': 'WEB', 'accept-language': 'ko' }),
    bearer: async () => null,
    ...over,
  });
  return { clock, requests, cart: createHttpCartApi(http), account: createHttpAccountApi(http), http };
}

/** A backend that never answers, and gives up when it is aborted. */
function silent(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new DOMException('aborted', 'AbortError'));
    if (request.signal.aborted) giveUp();
    request.signal.addEventListener('abort', giveUp);
  });
}

/** A backend that answers at once and then stalls in the middle of its body. */
function stalling(request: Request): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"count":'));
      request.signal.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

describe('createHttpClient', () => {
  it('calls fetch by itself, for that of a browser or a Worker refuses to be the method of another object', async () => {
    async function answer(this: unknown): Promise<Response> {
      if (this !== undefined) throw new TypeError('Illegal invocation');
      return Response.json({ count: 2 });
    }
    expect(await hostOf(silent, { fetch: answer }).cart.count()).toBe(2);
  });

  it('calls one base address and speaks JSON, also with an empty body [CALL-01, CALL-03]', async () => {
    const { cart, requests } = hostOf(() => Response.json({ count: 2 }));
    expect(await cart.count()).toBe(2);
    expect(await cart.add([{ productNo: 1, optionNo: 10, orderCnt: 1 }])).toBe(2);
    expect(requests.map((request) => request.url)).toEqual([
      'https://shop.example/api/client/v1/customer/cart/count',
      'https://shop.example/api/client/v1/customer/cart',
    ]);
    expect(requests.map((request) => request.headers.get('content-type'))).toEqual([
      'application/json',
      'application/json',
    ]);
    expect(await requests[1]?.json()).toEqual([{ productNo: 1, optionNo: 10, orderCnt: 1 }]);
  });

  it('adds the headers of the host, and a bearer only when there is one [CALL-04, CALL-05, CALL-06]', async () => {
    const answer = () => Response.json({ count: 0 });
    const guest = hostOf(answer);
    await guest.cart.count();
    expect(guest.requests[0]?.headers.get('phone-os')).toBe('IOS');
    expect(guest.requests[0]?.headers.get('connect-type')).toBe('WEB');
    expect(guest.requests[0]?.headers.has('authorization')).toBe(false);
    const member = hostOf(answer, { bearer: async () => 'server-token' });
    await member.cart.count();
    expect(member.requests[0]?.headers.get('authorization')).toBe('Bearer server-token');
  });

  it.each([
    ['is never answered', silent],
    ['stalls in the middle of its answer', stalling],
  ])('gives up after 30 s a call that %s [CALL-02, CONST-01, ERR-27]', async (_, answer) => {
    const { cart, clock } = hostOf(answer);
    const refusal = refusalOf(cart.count());
    const running = Symbol('running');
    await flushPromises();
    clock.advance(API_TIMEOUT_MS - 1);
    await flushPromises();
    expect(await Promise.race([refusal, Promise.resolve(running)])).toBe(running);
    clock.advance(1);
    expect(await refusal).toMatchObject({ name: 'CommerceError', code: 'TIMEOUT', reaction: 'toast', status: null });
    expect(clock.pendingTimers()).toBe(0);
  });

  it('stops when its caller does, before and while it runs', async () => {
    const { account, clock } = hostOf(silent);
    expect(await refusalOf(account.get(AbortSignal.abort()))).toMatchObject({ code: 'ABORTED', reaction: 'ignore' });
    const abort = new AbortController();
    const refusal = refusalOf(account.get(abort.signal));
    await flushPromises();
    abort.abort();
    expect(await refusal).toMatchObject({ code: 'ABORTED' });
    expect(clock.pendingTimers()).toBe(0);
  });

  it('takes a backend that cannot be reached as no network [ERR-27]', async () => {
    const cause = new TypeError('fetch failed');
    const { cart } = hostOf(() => Promise.reject(cause));
    expect(await refusalOf(cart.count())).toMatchObject({ code: 'NETWORK', reaction: 'toast', cause });
  });

  it('reads code, message and details of a refusal [ERR-26]', async () => {
    const body = { code: 'SOLD_OUT', message: '품절된 상품이에요', details: { optionNos: [10] } };
    const { cart } = hostOf(() => Response.json(body, { status: 409 }));
    expect(await refusalOf(cart.count())).toMatchObject({
      ...body,
      message: `SOLD_OUT: ${body.message}`,
      userMessage: body.message,
      reaction: 'toast',
      status: 409,
    });
  });

  it.each<[string, () => Response]>([
    ['a page of a proxy', () => new Response('<h1>502</h1>', { status: 502 })],
    ['an error without a code', () => Response.json({ error: 'x' }, { status: 500 })],
    ['an error that is a list', () => Response.json(['A401'], { status: 401 })],
    ['a code that is a number', () => Response.json({ code: 401 }, { status: 401 })],
    ['a good answer that is not JSON', () => new Response('<h1>ok</h1>')],
    ['a good answer cut short', () => new Response('{"count":')],
    ['a good answer without anything', () => new Response(null, { headers: { 'content-length': '0' } })],
  ])('takes %s as an answer that is not valid [ERR-19, ERR-23]', async (_, answer) => {
    const { cart } = hostOf(answer);
    expect(await refusalOf(cart.count())).toMatchObject({ name: 'CommerceError', code: 'RESPONSE_INVALID' });
  });

  it('takes 204 as done', async () => {
    const { cart, clock } = hostOf(() => new Response(null, { status: 204 }));
    await expect(cart.change([{ cartNo: 1, orderCnt: 2 }])).resolves.toBe(undefined);
    expect(clock.pendingTimers()).toBe(0);
  });
});

describe('a call in a session', () => {
  /** A session that is renewed in a moment, each time to the next generation. */
  function renewable() {
    let generation = 1;
    const version = async () => ({ login: 'login1', generation, issuedAt: epochMs(0), expiresAt: epochMs(1) });
    const refresh = async () => void (generation += 1);
    const presence = async () => ({ user: true, server: true });
    return () => ({ sessionApi: { obtain: refresh, refresh }, tokenStore: { version, presence } });
  }

  /** Refuses the token of the first request, and keeps what each of them came with. */
  function refusingOnce(good: unknown) {
    const bodies: string[] = [];
    const keys: (string | null)[] = [];
    const answer = async (request: Request): Promise<Response> => {
      request.signal.throwIfAborted();
      bodies.push(Buffer.from(await request.arrayBuffer()).toString('hex'));
      keys.push(request.headers.get('idempotency-key'));
      return bodies.length === 1 ? Response.json({ code: 'A401', message: '' }, { status: 401 }) : Response.json(good);
    };
    return { answer, bodies, keys };
  }

  it('is sent again as it was: its body, its bytes, its key', async () => {
    const order = refusingOnce({ orderNo: '1', result: 'SUCCESS' });
    await createHttpOrderApi(hostOf(order.answer, { session: renewable() }).http).approve('1', 'paid', 'key-1');
    expect(order.bodies).toEqual(Array(2).fill(Buffer.from('{"key":"paid"}').toString('hex')));
    expect(order.keys).toEqual(['key-1', 'key-1']);

    const file = refusingOnce({ fileName: 'a.webp', url: '/files/a.webp' });
    const bytes = Uint8Array.of(0, 255, 128, 10);
    await createHttpFileApi(hostOf(file.answer, { session: renewable() }).http).upload(bytes);
    expect(file.bodies).toEqual(['00ff800a', '00ff800a']);
  });

  it('stops when its caller does, while it is answered and while the session is renewed', async () => {
    const { account, clock } = hostOf(silent, { session: renewable() });
    const abort = new AbortController();
    const refusal = refusalOf(account.get(abort.signal));
    await flushPromises();
    abort.abort();
    expect(await refusal).toMatchObject({ code: 'ABORTED' });
    expect(clock.pendingTimers()).toBe(0);

    const stopped = new AbortController();
    const once = refusingOnce({});
    const sessions = renewable();
    const session = () => {
      const held = sessions();
      const refresh = async () => stopped.abort();
      return { ...held, sessionApi: { ...held.sessionApi, refresh } };
    };
    expect(await refusalOf(hostOf(once.answer, { session }).account.get(stopped.signal))).toMatchObject({
      code: 'ABORTED',
    });
    expect(once.bodies).toHaveLength(1);
  });
});

describe('suggestions', () => {
  it('waits 10 s for the file and goes on without it [CALL-78, CONST-02]', async () => {
    const { http, clock } = hostOf(silent);
    let isOver = false;
    const suggestions = createHttpProductApi(http)
      .suggestions('이어')
      .finally(() => (isOver = true));
    await flushPromises();
    clock.advance(9_999);
    await flushPromises();
    expect(isOver).toBe(false);
    clock.advance(1);
    expect(await suggestions).toEqual({ keywords: [], popular: [], recommended: [], asOf: '' });
  });

  it('goes on without a file that is broken', async () => {
    const { http } = hostOf(() => new Response('oops', { status: 404 }));
    expect((await createHttpProductApi(http).suggestions('이어')).keywords).toEqual([]);
  });

  it('asks a backend of the same process first, and writes a request where that knows no answer', async () => {
    const sent: unknown[] = [];
    const { http, requests } = hostOf(() => Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 }), {
      readDirectly: async (question) => {
        sent.push(question);
        return question.path.endsWith('/options') ? { type: 'DEFAULT' } : undefined;
      },
    });
    const product = createHttpProductApi(http);
    expect(await product.options(7)).toEqual({ type: 'DEFAULT' });
    expect(requests).toHaveLength(0);
    await expect(product.get(7)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(requests.map((request) => request.url)).toEqual(['https://shop.example/api/client/v1/display/products/7']);
    expect(sent[0]).toEqual({
      path: '/client/v1/display/products/{productNo}/options',
      params: { path: { productNo: 7 } },
      headers: { 'phone-os': 'IOS', 'connect-type': 'WEB', 'accept-language': 'ko' },
    });
  });
});
