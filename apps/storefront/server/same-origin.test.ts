import { describe, expect, it } from 'vitest';
import { isSameOrigin, refuseForgedCall } from './same-origin.ts';

const ORIGIN = 'https://shop.test';
const call = (headers: Record<string, string>, method = 'POST') => new Request(`${ORIGIN}/api/x`, { method, headers });
const json = { 'content-type': 'application/json' };

describe('a state-changing call', () => {
  it('passes from a page of the shop', () => {
    expect(refuseForgedCall(call({ ...json, 'sec-fetch-site': 'same-origin', origin: ORIGIN }), ORIGIN)).toBeNull();
    expect(refuseForgedCall(call({ ...json, origin: ORIGIN }), ORIGIN)).toBeNull();
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://a.shop.test' }],
    ['an address bar', { 'sec-fetch-site': 'none' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port', { origin: 'https://shop.test:8443' }],
    ['a lying pair', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' }],
    ['nobody', {}],
  ])('is refused with 403 from %s', (_from, headers) => {
    expect(refuseForgedCall(call({ ...json, ...headers }), ORIGIN)?.status).toBe(403);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'is refused with 415 as %s [CALL-03]',
    (type) => {
      expect(refuseForgedCall(call({ 'content-type': type, origin: ORIGIN }), ORIGIN)?.status).toBe(415);
    },
  );

  it.each([
    ['ko', { origin: 'https://evil.test' }, '허용되지 않은 곳에서 온 요청이에요'],
    ['en', { origin: 'https://evil.test' }, 'This request comes from a place that is not allowed'],
    ['ko', { origin: ORIGIN }, 'JSON만 받을 수 있어요'],
    ['en', { origin: ORIGIN }, 'Only JSON is accepted'],
  ])('is refused in the language asked for: %s [I18N-16]', async (language, headers, message) => {
    const refusal = refuseForgedCall(call({ ...headers, 'accept-language': language }), ORIGIN);
    expect(await refusal?.json()).toMatchObject({ message });
  });

  it('is asked for by method, whatever its headers', () => {
    expect(refuseForgedCall(call({}, 'GET'), ORIGIN)).toBeNull();
    expect(refuseForgedCall(call({ ...json }, 'DELETE'), ORIGIN)?.status).toBe(403);
  });

  it('needs the public origin and not the address the server listens on', () => {
    expect(
      isSameOrigin(new Request('http://127.0.0.1:3000/', { headers: { origin: 'http://127.0.0.1:3000' } }), ORIGIN),
    ).toBe(false);
  });
});
