import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeBuild } from './testing/fake-build.ts';
import { visit, willing } from './testing/visit.ts';

const en = { 'accept-language': 'en' };
const json = { 'content-type': 'application/json' };

/** How to meet each refusal of the host's own. */
const REFUSALS: readonly (readonly [number, string, string, string, unknown, Readonly<Record<string, string>>])[] = [
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

describe.each(REFUSALS)('a refusal with %i %s (%s %s)', (status, code, method, path, body, headers) => {
  it.each(['ko', 'en'] as const)('is the error body of the contract in %s [I18N-16, ERR-26]', async (language) => {
    const visitor = visit(willing, { distDir: code === 'INTERNAL' ? '/nowhere' : built });
    if (code === 'SESSION_CHANGED') await visitor.logIn();
    const answer = await visitor.go(method, path, body, { 'accept-language': language, ...headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
    const requestId = answer.headers.get('x-request-id');
    expect(await answer.json()).toEqual({ code, message: `${code} in ${language}`, requestId });
    expect(answer.headers.get('allow') === null).toBe(status !== 405);
  });
});

it('says a refusal in the language the visitor chose, whatever the browser asks for [I18N-16]', async () => {
  const visitor = visit(willing);
  const answer = await visitor.go('POST', '/session/obtain', {}, { ...en, ...json, cookie: 'lang=ko' });
  expect(await answer.json()).toMatchObject({ message: 'A401 in ko' });
});
