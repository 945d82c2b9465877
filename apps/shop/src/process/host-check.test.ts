import { describe, expect, it } from 'vitest';
import { createHostCheck } from './host-check.ts';

const check = createHostCheck({
  publicOrigin: 'https://shop.example',
  hostAliases: ['www.shop.example', 'inner:3000'],
});
const statusOf = (url: string, accept: string) => check(new Request(url, { headers: { accept } }))?.status ?? 200;
const PAGE = 'text/html,*/*';

it.each([
  ['https://shop.example/', PAGE, 200],
  ['http://www.shop.example/sandbox', PAGE, 200],
  ['http://inner:3000/sandbox', PAGE, 200],
  ['http://localhost:3000/', PAGE, 200],
  ['http://127.0.0.1:9/', PAGE, 200],
  ['http://[::1]:9/', PAGE, 200],
  ['http://shop.example:443/', PAGE, 200],
  ['http://shop.example:443/', '*/*', 200],
  ['http://shop.example:80/', PAGE, 200],
  ['http://www.shop.example:443/', PAGE, 200],
  ['http://shop.example./api/client/v1/display/gnb', '*/*', 200],
  ['http://www.shop.example.:443/', PAGE, 200],
  ['http://localhost.:3000/', PAGE, 200],
  ['http://evil.test:3000/sandbox', PAGE, 421],
  ['http://evil.test./sandbox', PAGE, 421],
  ['http://shop.example../', PAGE, 421],
  ['http://evil.test:3000/sandbox', '*/*', 421],
  ['http://shop.example.evil.test/', '*/*', 421],
  ['http://shop.example:8080/', PAGE, 421],
  ['http://192.168.0.2:3000/', PAGE, 421],
  ['http://192.168.0.2:3000/api/client/v1/display/gnb', '*/*', 200],
  ['http://backend:3001/api/client/v1/display/gnb', 'application/json', 200],
])('%s, asked for %s, is answered %d', (url, accept, status) => {
  expect(statusOf(url, accept)).toBe(status);
});

it('tells a wrong host the address of the shop', async () => {
  const answer = check(new Request('http://192.168.0.2:3000/', { headers: { accept: PAGE } }));
  expect(await answer?.text()).toContain('This shop is at https://shop.example.');
});

it.each([
  ['http://shop.example', 'https://shop.example:80/', 200],
  ['http://shop.example', 'http://shop.example:443/', 421],
  ['http://shop.example:8080', 'http://shop.example:8080/', 200],
])('the shop at %s answers %s with %d', (publicOrigin, url, status) => {
  const checked = createHostCheck({ publicOrigin, hostAliases: [] })(new Request(url));
  expect(checked?.status ?? 200).toBe(status);
});

it('knows an alias by every way to write its port', () => {
  const checked = createHostCheck({
    publicOrigin: 'https://shop.example',
    hostAliases: ['inner.test:80', 'a.test:443'],
  });
  for (const url of ['http://inner.test:80/', 'http://inner.test/', 'http://a.test:443/', 'http://a.test/'])
    expect([url, checked(new Request(url))]).toEqual([url, null]);
});

describe('a page asked for by another name of the public origin', () => {
  const local = createHostCheck({ publicOrigin: 'http://localhost:3000', hostAliases: ['127.0.0.3:3000'] });
  const goesTo = (url: string, headers: Readonly<Record<string, string>> = { accept: PAGE }, method = 'GET') => {
    const answer = local(new Request(url, { method, headers }));
    return answer === null ? null : [answer.status, answer.headers.get('location')];
  };
  const NAVIGATION = { 'sec-fetch-mode': 'navigate', accept: '*/*' };

  it.each(['127.0.0.1', '[::1]', '127.1.2.3', 'shop.localhost', 'localhost.'])(
    'is redirected to the public origin: %s',
    (name) => {
      const moved = [307, 'http://localhost:3000/product/1?color=%EB%B9%A8%EA%B0%95'];
      expect(goesTo(`http://${name}:3000/product/1?color=%EB%B9%A8%EA%B0%95`)).toEqual(moved);
      expect(goesTo(`http://${name}:3000/product/1?color=%EB%B9%A8%EA%B0%95`, NAVIGATION, 'HEAD')).toEqual(moved);
    },
  );

  it('stays on this shop, whatever its path', () => {
    expect(goesTo('http://127.0.0.1:3000//evil.test/')).toEqual([307, 'http://localhost:3000//evil.test/']);
  });

  it.each([
    ['by the public name', 'http://localhost:3000/', NAVIGATION, 'GET'],
    ['by an alias', 'http://127.0.0.3:3000/', NAVIGATION, 'GET'],
    ['at another port, as a proxy or a tunnel has', 'http://127.0.0.1:8080/', NAVIGATION, 'GET'],
    ['by a program', 'http://127.0.0.1:3000/', { accept: '*/*' }, 'GET'],
    ['by a script of a page', 'http://127.0.0.1:3000/', { 'sec-fetch-mode': 'cors', accept: PAGE }, 'GET'],
    ['to send a form', 'http://127.0.0.1:3000/session/logout', NAVIGATION, 'POST'],
    ['a call', 'http://127.0.0.1:3000/api/client/v1/display/gnb', NAVIGATION, 'GET'],
    ['a picture', 'http://127.0.0.1:3000/assets/art/1.svg', NAVIGATION, 'GET'],
    ['a script', 'http://127.0.0.1:3000/static/a.js', NAVIGATION, 'GET'],
    ['a file', 'http://127.0.0.1:3000/robots.txt', NAVIGATION, 'GET'],
    ['a probe', 'http://127.0.0.1:3000/healthz', NAVIGATION, 'GET'],
  ])('is answered in place for %s', (_, url, headers, method) => {
    expect(goesTo(url, headers, method)).toBeNull();
  });

  it('is answered where it is when the public origin is no name of this machine', () => {
    expect(check(new Request('http://127.0.0.1/', { headers: NAVIGATION }))).toBeNull();
  });

  it('loses the dot at the end of a public name', () => {
    const answer = check(new Request('http://shop.example.:443/a?b', { headers: NAVIGATION }));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([307, 'https://shop.example/a?b']);
  });
});
