import { epochMs, writeSessionVersion } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChromeStore } from '../page/chrome-store.ts';
import { createServices } from '../container/create-container.ts';
import { createFlows } from '../container/flows.ts';
import { DEMO_SHOP, inOneLanguage } from '../page/shop-config.ts';
import { appText } from './app.text.ts';
import { linkSession } from './session-link.ts';
import { watchLogin } from './watch-login.ts';

/** A page whose cookies, address and web host are all here. */
async function page(cookie: string, answer: (path: string) => Response) {
  const jar = {
    cookie,
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const location = { origin: 'https://shop.test', pathname: '/', replace: vi.fn(), reload: vi.fn() };
  const paths: string[] = [];
  const listeners = new Map<string, () => void>();
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('document', jar);
  vi.stubGlobal('navigator', { locks: { request: async (_name: string, work: () => Promise<unknown>) => work() } });
  vi.stubGlobal('window', {
    location,
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    return answer(path);
  });
  const loggedIn = cookie !== '';
  const facts = {
    ...(loggedIn && { login: 'login1' }),
    language: 'ko',
    platform: 'PC',
    loggedIn,
    redirectReason: null,
    sandbox: false,
    shop: inOneLanguage(DEMO_SHOP, 'ko'),
    notFound: false,
    title: '',
  } as const;
  const made = createServices({ facts, bridge: null, loadFlows: async (ports) => createFlows(ports) });
  await vi.advanceTimersByTimeAsync(2);
  const services = await made;
  const flows = createFlows(services);
  const chrome = createChromeStore();
  const proceed = vi.fn();
  linkSession(flows, { chrome, text: appText.ko, proceed });
  watchLogin(services.tokenStore, facts, () => flows.session.getSnapshot().hasTag('leaving'));
  return { session: flows.session, chrome, proceed, location, paths, jar, listeners };
}

const MARK = {
  login: 'login1',
  generation: 1,
  issuedAt: epochMs(Date.now()),
  expiresAt: epochMs(Date.now() + 3_600_000),
};
const MEMBER = `session_gen=${writeSessionVersion(MARK)}`;
const done = () => new Response(null, { status: 204 });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the session of a page', () => {
  it('obtains a server token and goes on after 100 ms [STATE-11, STATE-15, CONST-29]', async () => {
    const { session, proceed, paths } = await page(MEMBER, done);
    await vi.advanceTimersByTimeAsync(0);
    session.send({ type: 'navigate', from: '/', to: '/cart' });
    await vi.advanceTimersByTimeAsync(99);
    expect([paths, proceed.mock.calls]).toEqual([['/session/obtain'], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(proceed).toHaveBeenCalledExactlyOnceWith('/cart');
  });

  it('tells, clears and goes to the log-in when none can be obtained [STATE-16, STATE-17, STATE-18, ERR-14, ERR-15, ERR-16]', async () => {
    const refuse = (path: string) =>
      path === '/session/obtain' ? Response.json({ code: 'AU99', message: '' }, { status: 401 }) : done();
    const { session, chrome, location, paths } = await page(MEMBER, refuse);
    await vi.advanceTimersByTimeAsync(0);
    session.send({ type: 'navigate', from: '/', to: '/cart' });
    await vi.advanceTimersByTimeAsync(200);
    expect(chrome.state.toast?.text).toBe('이용 정보가 만료되었어요. 다시 로그인해 주세요');
    expect(paths).toEqual(['/session/obtain', '/session/clear']);
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/auth/login');
  });

  it('ends once and goes home, however many calls failed [STATE-32, STATE-34, STATE-35]', async () => {
    const { session, location } = await page(`${MEMBER}; server_gen=1`, done);
    await vi.advanceTimersByTimeAsync(0);
    for (const code of ['A401', 'AU99', 'AU17']) session.send({ type: 'expired', code });
    await vi.advanceTimersByTimeAsync(200);
    expect(location.replace.mock.calls).toEqual([['/']]);
  });

  it('loads the same page once more after 2 h without an action [STATE-28]', async () => {
    const { session, location } = await page(`${MEMBER}; server_gen=1`, done);
    await vi.advanceTimersByTimeAsync(0);
    session.send({ type: 'idle' });
    await vi.advanceTimersByTimeAsync(200);
    expect([location.reload.mock.calls.length, location.replace.mock.calls]).toEqual([1, []]);
  });

  it('leads a member from the log-in to the home, and asks a guest in place', async () => {
    const member = await page(`${MEMBER}; server_gen=1`, done);
    await vi.advanceTimersByTimeAsync(0);
    member.session.send({ type: 'navigate', from: '/cart', to: '/auth/login' });
    expect(member.location.replace.mock.calls).toEqual([['/']]);
    const guest = await page('', done);
    await vi.advanceTimersByTimeAsync(0);
    guest.session.send({ type: 'navigate', from: '/', to: '/myPage' });
    expect([guest.chrome.state.prompt, guest.location.replace.mock.calls]).toEqual(['login', []]);
  });

  it('loads a new document when another tab has logged out', async () => {
    const { jar, listeners, location } = await page(`${MEMBER}; server_gen=1`, done);
    listeners.get('focus')?.();
    expect(location.reload).not.toHaveBeenCalled();
    jar.cookie = '';
    listeners.get('focus')?.();
    expect(location.reload).toHaveBeenCalledOnce();
  });
});
