import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeBuild } from './testing/fake-build.ts';
import { openTestBrowser, successfulBackend } from './testing/test-browser.ts';

const en = { 'accept-language': 'en' };
const json = { 'content-type': 'application/json' };

/** A request for each error response of the host's own. */
const ERRORS: readonly (readonly [number, string, string, string, unknown, Readonly<Record<string, string>>])[] = [
  [400, 'INVALID_REQUEST', 'POST', '/session/pending', { path: '//evil.test' }, {}],
  [401, 'A401', 'POST', '/session/obtain', {}, {}],
  [401, 'A401', 'POST', '/session/refresh', {}, {}],
  [403, 'FORBIDDEN_ORIGIN', 'POST', '/session/obtain', {}, { origin: 'https://evil.test' }],
  [403, 'FORBIDDEN_ORIGIN', 'POST', '/api/x', {}, { origin: 'https://evil.test' }],
  [404, 'NOT_FOUND', 'GET', '/session/nothing', undefined, {}],
  [405, 'METHOD_NOT_ALLOWED', 'GET', '/session/logout', undefined, {}],
  [405, 'METHOD_NOT_ALLOWED', 'POST', '/cart', {}, {}],
  [409, 'SESSION_CHANGED', 'GET', '/api/x', undefined, { 'session-login': 'another' }],
  [415, 'UNSUPPORTED_MEDIA_TYPE', 'POST', '/session/obtain', 'a=1', { 'content-type': 'text/plain' }],
  [500, 'INTERNAL', 'GET', '/cart', undefined, {}],
];

let built = '';
beforeAll(async () => {
  built = await fakeBuild();
});
afterAll(() => rm(built, { recursive: true }));

describe.each(ERRORS)('an error response with %i %s (%s %s)', (status, code, method, path, body, headers) => {
  it.each(['ko', 'en'] as const)('is the error body of the contract in %s [I18N-16, ERR-26]', async (language) => {
    const browser = openTestBrowser(successfulBackend, { distDir: code === 'INTERNAL' ? '/nowhere' : built });
    if (code === 'SESSION_CHANGED') await browser.logIn();
    const answer = await browser.go(method, path, body, { 'accept-language': language, ...headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
    const requestId = answer.headers.get('x-request-id');
    expect(await answer.json()).toEqual({ code, message: `${code} in ${language}`, requestId });
    expect(answer.headers.get('allow') === null).toBe(status !== 405);
  });
});

it('writes an error message in the language the visitor chose, whatever the browser prefers [I18N-16]', async () => {
  const browser = openTestBrowser(successfulBackend);
  const answer = await browser.go('POST', '/session/obtain', {}, { ...en, ...json, cookie: 'lang=ko' });
  expect(await answer.json()).toMatchObject({ message: 'A401 in ko' });
});
