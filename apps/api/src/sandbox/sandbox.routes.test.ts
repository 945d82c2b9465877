import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { testParts } from '../testing/http/test-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { written } from './html.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
});
afterAll(() => test.drop());

const PAGES = ['/sandbox', '/sandbox/identity', '/sandbox/payment/12345678'];

describe('the pages of the sandbox', () => {
  it('are there where the sandbox is on', async () => {
    const app = createApp({ ...testParts(test.database), sandbox: true });
    const page = await app(new Request('http://shop.test/sandbox', { headers: { 'accept-language': 'en' } }));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<title>Sandbox</title>');
  });

  it('marks Korean text on an English page with its language', () => {
    expect(written('<보낸> code', 'en').markup).toBe('<span lang="ko">&lt;보낸&gt; code</span>');
    expect([written('보낸', 'ko').markup, written('a & b', 'en').markup]).toEqual(['보낸', 'a &amp; b']);
  });

  it.each(PAGES)('do not exist elsewhere: %s', async (path) => {
    const app = createApp(testParts(test.database));
    const answer = await app(new Request(`http://shop.test${path}`));
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
  });
});
