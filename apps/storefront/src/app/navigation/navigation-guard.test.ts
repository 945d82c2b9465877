import { createElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChromeStore } from '../../page/chrome-store.ts';
import { Toast } from '../../chrome/overlays/toast.tsx';
import { loadScreen } from '../../routes/screens.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { createNavigation } from './navigation-guard.tsx';
import { loadRouteTitles } from '../page-title.ts';

function navigate(to: string) {
  const chrome = createChromeStore();
  const context = { chrome, askSession: vi.fn(), savePending: vi.fn(), chunkFailed: vi.fn() };
  const go = vi.fn();
  createNavigation(context)(go, to);
  return { ...context, go };
}

// Chunks are there before: a test is about the guard, not about how quickly a bundler answers.
beforeAll(async () => {
  await Promise.all([loadScreen('wrongPage'), loadRouteTitles()]);
}, 60_000);
beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/' }, scrollY: 0 });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => queueMicrotask(draw));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Resolves when all that a navigation loads is there, and what waits for it has run. */
const chunks = async (): Promise<void> => {
  await Promise.all([loadScreen('wrongPage'), loadRouteTitles()]);
  await new Promise((resolve) => setImmediate(resolve));
};

/** Longest wait for a screen's chunk. */
const PATIENCE = { timeout: 30_000 };

const hold = (cookie: string) => vi.stubGlobal('document', { cookie });

describe('a link in the page', () => {
  it('to my page keeps the screen of a guest, saves the target and asks to log in [CHROME-18, STATE-06, STATE-08]', () => {
    const { chrome, savePending, go } = navigate('/myPage/order?tab=1');
    expect(chrome.state.prompt).toBe('login');
    expect(savePending).toHaveBeenCalledExactlyOnceWith('/myPage/order?tab=1');
    expect(go).not.toHaveBeenCalled();
  });

  it('goes on for a member once the chunk is there [STATE-10]', async () => {
    hold('session_gen=1; server_gen=1');
    const { go, chrome } = navigate('/error');
    await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/error', undefined), PATIENCE);
    expect(chrome.state.prompt).toBeNull();
  });

  it('goes on only after a frame, so that the touch is answered however long the page takes to change', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { go } = navigate('/error');
    await chunks();
    expect(go).not.toHaveBeenCalled();
    for (const draw of frames) draw();
    vi.advanceTimersByTime(1);
    await chunks();
    expect(go).toHaveBeenCalledExactlyOnceWith('/error', undefined);
  });

  it('says after a second that the screen is being loaded, and no more once it is there [ERR-25]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { go, chrome } = navigate('/faq');
    vi.advanceTimersByTime(999);
    expect(chrome.state.loads).toBe(false);
    vi.advanceTimersByTime(1);
    expect(renderOnServer(createElement(Toast), { chrome })).toContain('불러오는 중이에요');
    vi.useRealTimers();
    await vi.waitFor(() => expect(go).toHaveBeenCalledOnce(), PATIENCE);
    expect(renderOnServer(createElement(Toast), { chrome })).not.toContain('불러오는 중이에요');
  });

  it('goes on in a page that draws no frame', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { go } = navigate('/error');
    vi.advanceTimersByTime(1_000);
    await chunks();
    expect(go).toHaveBeenCalledOnce();
  });

  it('has the session obtain a server token first [STATE-11]', () => {
    hold('session_gen=1');
    const { askSession, go } = navigate('/cart');
    expect(askSession).toHaveBeenCalledExactlyOnceWith('/', '/cart');
    expect(go).not.toHaveBeenCalled();
  });

  it('to the log-in brings a member home [STATE-20]', () => {
    hold('session_gen=1; server_gen=1');
    expect(navigate('/auth/login').go).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
  });

  it('says at once which screen is on its way, and no longer once it is there', async () => {
    hold('session_gen=1; server_gen=1');
    const { go, chrome } = navigate('/error');
    expect(chrome.state.next).toBe('wrongPage');
    await vi.waitFor(() => expect(go).toHaveBeenCalled(), PATIENCE);
    expect(chrome.state.next).toBeNull();
  });

  it('is overtaken by a later one', async () => {
    const chrome = createChromeStore();
    const aroundNavigation = createNavigation({
      chrome,
      askSession: vi.fn(),
      savePending: vi.fn(),
      chunkFailed: vi.fn(),
    });
    const go = vi.fn();
    aroundNavigation(go, '/error?a');
    aroundNavigation(go, '/error?b');
    await vi.waitFor(() => expect(go).toHaveBeenCalled(), PATIENCE);
    expect(go.mock.calls).toEqual([['/error?b', undefined]]);
  });

  it('whose file cannot be loaded is reported, unless a later one has overtaken it', async () => {
    const chunkFailed = vi.fn();
    const go = vi.fn();
    const context = { chrome: createChromeStore(), askSession: vi.fn(), savePending: vi.fn(), chunkFailed };
    const aroundNavigation = createNavigation(context);
    const fail = (): never => {
      throw new Error('no file');
    };
    vi.stubGlobal('requestAnimationFrame', fail);
    aroundNavigation(go, '/error?a');
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => queueMicrotask(draw));
    aroundNavigation(go, '/error?b');
    await vi.waitFor(() => expect(go).toHaveBeenCalled(), PATIENCE);
    expect(chunkFailed).not.toHaveBeenCalled();
    vi.stubGlobal('requestAnimationFrame', fail);
    aroundNavigation(go, '/error?c');
    await vi.waitFor(() => expect(chunkFailed).toHaveBeenCalledExactlyOnceWith('/error?c'), PATIENCE);
  });
});
