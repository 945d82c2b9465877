import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeBuild } from '../testing/fake-build.ts';
import { type BackendAnswers, openTestBrowser, tokenAnswer } from '../testing/test-browser.ts';

let distDir = '';
beforeAll(async () => {
  distDir = await fakeBuild();
});
afterAll(() => rm(distDir, { recursive: true }));

/** A browser with a living user token, whose server token the backend does not know any more. */
function openBrowser(answers: BackendAnswers) {
  const browser = openTestBrowser(answers, { distDir });
  for (const pair of ['user_token=USER', 'server_token=OLD', 'session_gen=login1.1.a.b', 'server_gen=login1']) {
    const [name = '', value = ''] = pair.split('=');
    browser.jar.set(name, value);
  }
  return browser;
}

describe('a page whose server token the backend refuses', () => {
  it('is read with a new one while the user token is good', async () => {
    const browser = openBrowser(() => tokenAnswer('NEW'));
    const page = await browser.go('GET', '/');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('data-logged-in="true"');
    expect([browser.jar.get('user_token'), browser.jar.get('server_token')]).toEqual(['USER', 'NEW']);
  });

  it('ends the session when the user token is refused as well', async () => {
    const browser = openBrowser(() => Response.json({ code: 'AU17', message: '' }, { status: 401 }));
    const page = await browser.go('GET', '/');
    expect([page.status, page.headers.get('location')]).toEqual([303, '/']);
    expect(browser.jar.has('user_token')).toBe(false);
  });

  it('ends the session in the backend as well, so that a lost user token does not live on', async () => {
    const browser = openBrowser((name) => (name.endsWith('/logout') ? Response.json({}) : tokenAnswer('NEW')));
    const page = await browser.go('GET', '/?ended');
    expect([page.status, browser.jar.has('user_token')]).toEqual([303, false]);
    const loggedOut = browser.calls.filter(({ name }) => name.endsWith('/logout'));
    expect(loggedOut.map(({ authorization }) => authorization)).toContain('Bearer OLD');
  });
});
