import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openTestBrowser, successfulBackend } from '../testing/test-browser.ts';

const ORIGIN = 'http://localhost:3000';
const MUTATING = ['post', 'put', 'patch', 'delete'];
/** Steps of the session that a form without a script may take. */
const FORM_STEPS = ['/session/start', '/session/terms', '/session/logout', '/session/language'];
/** Steps that only a script takes. */
const CALL_STEPS = ['/session/log-in', '/session/obtain', '/session/refresh', '/session/clear', '/session/pending'];

const contract: { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> } = JSON.parse(
  await readFile(new URL('../../../../openapi/generated/commerce.json', import.meta.url), 'utf8'),
);
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.keys(methods)
    .filter((method) => MUTATING.includes(method))
    .map((method): readonly [string, string] => [method.toUpperCase(), `/api${path.replaceAll(/\{[^}]+\}/g, '1')}`]),
);
const routes = [
  ...operations,
  ...[...FORM_STEPS, ...CALL_STEPS].map((path): readonly [string, string] => ['POST', path]),
];

const json = { 'content-type': 'application/json' };
/** What another site could make a browser send, and the status it meets. */
const FORGERIES: readonly (readonly [string, Readonly<Record<string, string>>, string, number])[] = [
  ['no Origin', json, '{}', 403],
  ['a foreign Origin', { ...json, origin: 'https://evil.test' }, '{}', 403],
  ['an Origin that only looks alike', { ...json, origin: `${ORIGIN}.evil.test` }, '{}', 403],
  ['the Origin null', { ...json, origin: 'null' }, '{}', 403],
  ['Sec-Fetch-Site: cross-site', { ...json, origin: ORIGIN, 'sec-fetch-site': 'cross-site' }, '{}', 403],
  ['Sec-Fetch-Site: same-site', { ...json, origin: ORIGIN, 'sec-fetch-site': 'same-site' }, '{}', 403],
  ['text/plain', { 'content-type': 'text/plain', origin: ORIGIN }, '{}', 415],
  ['a form with files', { 'content-type': 'multipart/form-data; boundary=x', origin: ORIGIN }, '--x--', 415],
];
const FORMS: typeof FORGERIES = [
  ['a form', { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN }, 'a=1', 415],
  ['_method in a form', { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN }, '_method=DELETE', 415],
];

describe.each(routes)('%s %s', (method, path) => {
  const forgeries = FORM_STEPS.includes(path) ? FORGERIES : [...FORGERIES, ...FORMS];

  it('answers an error to every other site and every other content type, and changes nothing [CALL-03]', async () => {
    const browser = openTestBrowser(successfulBackend);
    await browser.logIn();
    const [jar, calls] = [browser.cookieHeader(), browser.calls.length];
    const met = [];
    for (const [name, headers, body] of forgeries) {
      const cookie = browser.cookieHeader();
      const init = { method, headers: { ...headers, cookie }, body };
      const response = await browser.send(new Request(ORIGIN + path, init));
      met.push([name, response.status, response.headers.getSetCookie()]);
    }
    expect(met).toEqual(forgeries.map(([name, , , status]) => [name, status, []]));
    expect([browser.cookieHeader(), browser.calls.length]).toEqual([jar, calls]);
  });
});

describe('a method hidden in a query or header', () => {
  it('is ignored: a GET stays a GET', async () => {
    const browser = openTestBrowser(successfulBackend);
    await browser.logIn();
    const headers = { 'x-http-method-override': 'DELETE' };
    await browser.go('GET', '/api/client/v1/customer/cart?_method=DELETE', undefined, headers);
    expect(browser.calls.at(-1)?.name).toBe('GET /api/client/v1/customer/cart');
  });
});
