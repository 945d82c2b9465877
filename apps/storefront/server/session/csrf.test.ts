import { describe, expect, it } from 'vitest';
import { csrfErrorOfCall, isSameOrigin } from './csrf.ts';

const ORIGIN = 'https://shop.test';
const call = (headers: Record<string, string>, method = 'POST') => new Request(`${ORIGIN}/api/x`, { method, headers });
const json = { 'content-type': 'application/json' };

describe('a state-changing call', () => {
  it('passes from a page of the shop', () => {
    expect(csrfErrorOfCall(call({ ...json, 'sec-fetch-site': 'same-origin', origin: ORIGIN }), ORIGIN)).toBeNull();
    expect(csrfErrorOfCall(call({ ...json, origin: ORIGIN }), ORIGIN)).toBeNull();
    // a form of a gift's page, which sends no referrer
    expect(csrfErrorOfCall(call({ ...json, 'sec-fetch-site': 'same-origin', origin: 'null' }), ORIGIN)).toBeNull();
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://a.shop.test' }],
    ['an address bar', { 'sec-fetch-site': 'none' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a sandboxed frame of a browser that says so', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['another port', { origin: 'https://shop.test:8443' }],
    ['a lying pair', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' }],
    ['no origin', {}],
  ])('is rejected as FORBIDDEN_ORIGIN from %s', (_from, headers) => {
    expect(csrfErrorOfCall(call({ ...json, ...headers }), ORIGIN)).toBe('FORBIDDEN_ORIGIN');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'is rejected as UNSUPPORTED_MEDIA_TYPE with the content type %s [CALL-03]',
    (type) => {
      expect(csrfErrorOfCall(call({ 'content-type': type, origin: ORIGIN }), ORIGIN)).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  it('is recognized by its method, whatever its headers', () => {
    expect(csrfErrorOfCall(call({}, 'GET'), ORIGIN)).toBeNull();
    expect(csrfErrorOfCall(call({ ...json }, 'DELETE'), ORIGIN)).toBe('FORBIDDEN_ORIGIN');
  });

  it('needs the public origin and not the address the server listens on', () => {
    expect(
      isSameOrigin(new Request('http://127.0.0.1:3000/', { headers: { origin: 'http://127.0.0.1:3000' } }), ORIGIN),
    ).toBe(false);
  });
});
