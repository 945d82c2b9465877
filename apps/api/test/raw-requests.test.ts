import { testSizes } from '@dealstore/commerce-core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { BODY_LIMIT_BYTES, HEADER_LIMIT_BYTES, listen, URL_LIMIT_BYTES, type Listener } from '../src/http/listen.ts';
import { brokenInvariants } from '../src/testing/race/invariants.ts';
import { reserveBody } from '../src/testing/shop/order-shop.ts';
import { brokenRequests, sendRaw } from '../src/testing/http/raw-request.ts';
import { openTwoMembers, type TwoMembers } from './two-members.ts';

const { fuzzRuns } = testSizes;
/** Requests sent side by side: most of those cut short are only answered when the listener has waited long enough. */
const AT_ONCE = 100;
const ARRIVAL_LIMIT_MS = 400;
/** How far the shop's clock moves with each request, so that limits by the minute pass. */
const TICK_MS = 200;
vi.setConfig({ testTimeout: 240_000 + fuzzRuns * 60 });

const API = '/api/client/v1';
const CART = `${API}/customer/cart`;
const LINE = '{"productNo":1,"optionNo":10,"orderCnt":1}';

let two: TwoMembers;
let listener: Listener;
/** Failures of ours, however they were reported: answers with 500 or more, and answers that could not be made. */
const failures: string[] = [];
/** What the backend answered, whether or not it still reached the sender. */
const statuses: number[] = [];

beforeAll(async () => {
  two = await openTwoMembers();
  let address = 0;
  const clientAddress = () => `198.18.${Math.floor((address += 1) / 250) % 250}.${address % 250}`;
  const app = createApp({ ...two.shop.parts, sandbox: true, clientAddress });
  listener = await listen({
    host: '127.0.0.1',
    port: 0,
    trustsProxy: false,
    arrivalLimits: { headersMs: ARRIVAL_LIMIT_MS, idleMs: ARRIVAL_LIMIT_MS, wholeMs: ARRIVAL_LIMIT_MS },
    report: (cause) => failures.push(String(cause)),
    handler: async (request) => {
      two.shop.clock.advance(TICK_MS);
      const answer = await app(request);
      statuses.push(answer.status);
      if (answer.status >= 500) failures.push(`${answer.status} to ${request.method} ${request.url}`);
      return answer;
    },
  });
});
afterAll(async () => {
  await listener.drain(0);
  await two.shop.test.drop();
});

const asOwner = (head: string): string => `${head}\r\nhost: a\r\nauthorization: Bearer ${two.owner.bearer}\r\n`;
const post = (path: string, body: string, more = ''): string =>
  `${asOwner(`POST ${path} HTTP/1.1`)}content-type: application/json\r\n${more}content-length: ${Buffer.byteLength(body, 'latin1')}\r\n\r\n${body}`;
const get = (path: string, more = ''): string => `${asOwner(`GET ${path} HTTP/1.1`)}${more}\r\n`;
const chunked = (path: string, body: string): string =>
  `${asOwner(`POST ${path} HTTP/1.1`)}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

const FORM = 'application/x-www-form-urlencoded';
const form = (body: string, type = FORM, length = Buffer.byteLength(body, 'latin1')): string =>
  `POST /sandbox/payment/pay_nowhere HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`;

describe('bytes on a socket', () => {
  const TWO_LENGTHS = `content-length: 5\r\ntransfer-encoding: chunked\r\n`;
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it.each<[number, string, () => string]>([
    [200, 'a good addition to the cart', () => post(CART, `[${LINE}]`)],
    [200, 'the same in chunks', () => chunked(CART, `[${LINE}]`)],
    [200, 'a scheme in small letters', () => post(CART, `[${LINE}]`).replace('Bearer', 'bearer ')],
    [400, 'a length and chunks', () => post(CART, '0\r\n\r\n', 'transfer-encoding: chunked\r\n')],
    [400, 'chunks and a length', () => `${asOwner(`POST ${CART} HTTP/1.1`)}${TWO_LENGTHS}\r\n0\r\n\r\n`],
    [400, 'two lengths that differ', () => post(CART, '[]', 'content-length: 5\r\n')],
    [400, 'chunks under another name', () => post(CART, '[]', 'transfer-encoding: xchunked\r\n')],
    [400, 'a name before a blank', () => get(CART, 'x : y\r\n')],
    [400, 'a line that goes on', () => get(CART, 'x: y\r\n z: 1\r\n')],
    [400, 'a line ended by half', () => get(CART, 'x: y\n')],
    [400, 'NUL in a header', () => get(CART, 'x: a\0b\r\n')],
    [400, 'no host', () => `GET ${CART} HTTP/1.1\r\n\r\n`],
    [431, 'headers of 16 KB', () => get(CART, `x: ${'a'.repeat(HEADER_LIMIT_BYTES)}\r\n`)],
    [414, 'an address of 8 KB', () => get(`${CART}?a=${'a'.repeat(URL_LIMIT_BYTES)}`)],
    [413, 'a body no path takes', () => post(CART, '[]').replace('length: 2', `length: ${BODY_LIMIT_BYTES + 1}`)],
    [413, 'a body of more than 64 KB', () => post(CART, `"${'a'.repeat(64 * 1024)}"`)],
    [413, 'the same in chunks', () => chunked(CART, `"${'a'.repeat(64 * 1024)}"`)],
    [400, 'half a letter', () => post(CART, `[{"productNo":1,"optionNo":10,"orderCnt":1,"a":"\u00ed\u00a0\u0080"}]`)],
    [400, 'a letter that is none', () => post(CART, '"\u00ff"')],
    [400, 'NUL in a body', () => post(CART, '"\0"')],
    [400, 'NUL by its number', () => post(CART, '"\\u0000"')],
    [400, 'NUL in a query', () => get(`${API}/customer/reviews/form?productNo=1&optionNo=10&orderNo=%00`)],
    [400, 'one name twice', () => post(CART, '[{"productNo":1,"productNo":2,"optionNo":10,"orderCnt":1}]')],
    [400, '33 levels', () => post(CART, nested(33))],
    [400, '101 lines', () => post(CART, `[${Array(101).fill(LINE).join(',')}]`)],
    [404, 'a good form for what is not there', () => form('action=cancel&note=%EA%B0%80+')],
    [415, 'a form under another name', () => form('action=cancel', `${FORM}ed`)],
    [413, 'a form of more than 8 KB', () => form(`action=cancel&a=${'a'.repeat(8 * 1024)}`)],
    [400, 'a form with a letter that is none', () => form('action=cancel&a=\u00ff')],
    [400, 'a form with half a letter by its number', () => form('action=cancel&a=%ed%a0%80')],
    [400, 'a form with an escape that breaks off', () => form('action=cancel&a=%e')],
    [400, 'a form with NUL', () => form('action=cancel&a=\0')],
    [400, 'a form with NUL by its number', () => form('action=cancel&a=%00')],
    [400, 'a form with NUL around NUL', () => form('action=cancel&a=%%0000')],
    [200, '100 lines', () => post(CART, `[${Array(100).fill(LINE).join(',')}]`)],
  ])('are answered with %i: %s', async (status, _, request) => {
    const heard = await sendRaw(listener.port, Buffer.from(request(), 'latin1'));
    expect([heard.status, heard.text.match(/HTTP\/1\.1 /g)?.length]).toEqual([status, 1]);
    expect(failures).toEqual([]);
  });

  it('do not count as a server failure when the client closes mid-form', async () => {
    const before = statuses.length;
    const { status } = await sendRaw(listener.port, Buffer.from(form('action=can', FORM, 100)));
    expect(status === null || status === 408).toBe(true);
    await vi.waitUntil(() => statuses.length > before);
    expect(statuses.at(-1)).toBe(400);
    expect(failures).toEqual([]);
  });

  it('hide no second request in a first whose length is given twice', async () => {
    const hidden = get(`${CART}?hidden=1`);
    const before = statuses.length;
    const { status, text } = await sendRaw(
      listener.port,
      Buffer.from(`${asOwner(`POST ${CART} HTTP/1.1`)}${TWO_LENGTHS}\r\n0\r\n\r\n${hidden}`, 'latin1'),
    );
    expect([status, text.match(/HTTP\/1\.1 /g)?.length, statuses.length]).toEqual([400, 1, before]);
  });

  it.prop(
    [
      fc
        .constant(null)
        .chain(() => fc.array(brokenRequests(goodRequests()), { minLength: AT_ONCE, maxLength: AT_ONCE })),
    ],
    {
      numRuns: Math.ceil(fuzzRuns / AT_ONCE),
      endOnFailure: true,
    },
  )('never break the backend, whatever they are [ERR-26]', async (requests) => {
    const answers = await Promise.all(requests.map((bytes) => sendRaw(listener.port, bytes)));
    expect(failures).toEqual([]);
    expect(answers.filter(({ status }) => status !== null && status >= 500)).toEqual([]);
  });

  it('leave every promise of the tables kept, and reach the backend often enough [GAP-20]', async () => {
    expect(await brokenInvariants(two.shop.test.database)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(fuzzRuns / 10);
    expect((await sendRaw(listener.port, Buffer.from(post(CART, `[${LINE}]`)))).status).toBe(200);
  });

  function goodRequests(): readonly string[] {
    const { orderSheetNo, orderNo, cartNo, addressNo, key } = two.owner;
    const order = `${API}/customer/order`;
    const keyed = 'idempotency-key: 6f1c1b0e-3d53-4a7e-9c1c-1f1b3c0a9d11\r\n';
    return [
      get(`${API}/display/products/1`),
      get(`${API}/display/products?pageNumber=1&pageSize=10&keyword=%EC%83%81%ED%92%88`),
      get(`${CART}?cartNos=${cartNo}`, 'accept-language: en\r\n'),
      get(`${order}/sheets/${orderSheetNo}`),
      get(`${order}/options/1`),
      post(CART, `[${LINE}]`),
      chunked(CART, `[${LINE}]`),
      post(`${order}/direct`, `{"products":[${LINE}]}`, keyed),
      post(`${order}/sheets/${orderSheetNo}/reserve`, JSON.stringify(reserveBody(10_000)), keyed),
      post(`${order}/payments/${orderNo}/approve`, JSON.stringify({ key }), keyed),
      `${asOwner(`DELETE ${API}/customer/address/${addressNo}9 HTTP/1.1`)}\r\n`,
      `${asOwner('OPTIONS * HTTP/1.1')}\r\n`,
      get(CART) + get(`${CART}?second=1`),
      form('action=cancel&note=%EA%B0%80'),
    ];
  }
});
