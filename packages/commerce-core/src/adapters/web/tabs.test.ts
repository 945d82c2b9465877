import { setImmediate as flushPromises } from 'node:timers/promises';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { commerceError } from '../../error/commerce-error.ts';
import type { Clock } from '../../platform/clock.port.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { simulatedClock } from '../../testing/simulated-clock.ts';
import { testSizes } from '../../testing/test-sizes.ts';
import { createCrossTabLock, type TabStorage } from './cross-tab-lock.ts';
import { fakeBrowser, type TabLock } from './testing/fake-browser.ts';

const TABS = [1, 2, 3, 4, 5];
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'strange'),
  );

/** A browser whose calls take the given times, one after another, and whose clock runs until everything is done. */
function timedBrowser(tabLock: TabLock, latenciesMs: readonly number[]) {
  const clock = simulatedClock();
  let next = 0;
  const latency = () => {
    const delayMs = latenciesMs[next % latenciesMs.length] ?? 1;
    next += 1;
    return new Promise<void>((resolve) => void clock.setTimeout(() => resolve(), delayMs));
  };
  const run = async <T>(work: Promise<T>): Promise<T> => {
    const running = Symbol('running');
    for (;;) {
      await flushPromises();
      const answer = await Promise.race([work, Promise.resolve(running)]);
      if (answer !== running) return work;
      clock.advance(10);
    }
  };
  return { ...fakeBrowser(clock, tabLock, latency), clock, run };
}

/** One storage seen by several processes: what one writes, the others see after a while; the last to write wins. */
function lateStorages(clock: Clock, count: number, lagMs: number): readonly TabStorage[] {
  const views = Array.from(
    { length: count },
    () => new Map<string, { readonly text: string | null; readonly at: number }>(),
  );
  return views.map((own) => {
    const write = (key: string, text: string | null) => {
      const entry = { text, at: clock.now() };
      own.set(key, entry);
      const spread = () => {
        for (const view of views) if ((view.get(key)?.at ?? 0) <= entry.at) view.set(key, entry);
      };
      clock.setTimeout(spread, lagMs);
    };
    return {
      getItem: (key) => own.get(key)?.text ?? null,
      setItem: write,
      removeItem: (key) => write(key, null),
    };
  });
}

const latencies = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 10 });
const rounds = { numRuns: Math.min(testSizes.numRuns, 1_000) / 10 };

describe('five tabs whose tokens run out together', () => {
  it.prop([fc.scheduler()], rounds)(
    'refresh once and all stay logged in, in whatever order things happen [CALL-19, STATE-01]',
    async (scheduler) => {
      const latency = () => scheduler.schedule(Promise.resolve());
      const browser = fakeBrowser(simulatedClock(), 'locks', latency);
      browser.logIn();
      const refreshes = TABS.map((seed) => codeOf(browser.openTab(seed).sessionApi.refresh()));
      await scheduler.waitFor(Promise.all(refreshes));
      expect(await Promise.all(refreshes)).toEqual(TABS.map(() => 'done'));
      expect(browser.paths).toEqual(['/session/refresh']);
      expect(browser.jar.user).toBe('login1:2');
    },
  );

  it.prop([latencies, fc.array(fc.nat({ max: 300 }), { minLength: 5, maxLength: 5 })], rounds)(
    'refresh once by a lease where there are no locks',
    async (latenciesMs, starts) => {
      const { clock, run, paths, jar, openTab, logIn } = timedBrowser('lease', latenciesMs);
      logIn();
      const tabs = TABS.map((seed) => openTab(seed));
      const seen = await tabs[0]?.tokenStore.version();
      const refreshes = tabs.map(async ({ sessionApi, tokenStore }, index) => {
        await new Promise<void>((resolve) => void clock.setTimeout(() => resolve(), starts[index] ?? 0));
        // As the machine does: it looks first, and asks for the refresh of what it saw.
        const now = await tokenStore.version();
        return now?.generation === seen?.generation ? codeOf(sessionApi.refresh(undefined, now ?? undefined)) : 'done';
      });
      expect(await run(Promise.all(refreshes))).toEqual(TABS.map(() => 'done'));
      expect(paths).toEqual(['/session/refresh']);
      expect(jar.user).toBe('login1:2');
    },
  );

  it.prop([latencies], rounds)(
    'stay logged in even where they have no way to agree, for the backend forgives 10 s',
    async (latenciesMs) => {
      const { run, jar, families, openTab, logIn } = timedBrowser('nothing', latenciesMs);
      logIn();
      const refreshes = TABS.map((seed) => codeOf(openTab(seed).sessionApi.refresh()));
      expect(await run(Promise.all(refreshes))).toEqual(TABS.map(() => 'done'));
      expect(families.get('login1')?.isDead).toBe(false);
      expect(jar.user).toBe(`login1:${families.get('login1')?.generation}`);
    },
  );
});

describe('a log-out', () => {
  it.prop([fc.scheduler(), fc.boolean()], rounds)(
    'that meets a refresh, here or in another tab, leaves no token behind [STATE-45]',
    async (scheduler, sameTab) => {
      const latency = () => scheduler.schedule(Promise.resolve());
      const browser = fakeBrowser(simulatedClock(), 'locks', latency);
      browser.logIn();
      const one = browser.openTab(1);
      const two = sameTab ? one : browser.openTab(2);
      const refresh = codeOf(one.sessionApi.refresh());
      const logOut = scheduler.schedule(Promise.resolve()).then(() => two.sessionApi.logOut());
      await scheduler.waitFor(Promise.all([refresh, logOut]));
      expect(browser.jar).toEqual({ user: '', shown: '' });
      expect(['done', 'ABORTED', 'SESSION_CHANGED']).toContain(await refresh);
    },
  );

  it('does not wait for a refresh of its own page that hangs [STATE-45]', async () => {
    const hanging = Promise.withResolvers<void>();
    let calls = 0;
    const browser = fakeBrowser(simulatedClock(), 'locks', () => {
      calls += 1;
      return calls === 1 ? hanging.promise : Promise.resolve();
    });
    browser.logIn();
    const { sessionApi } = browser.openTab(1);
    const refresh = codeOf(sessionApi.refresh());
    await flushPromises();
    await sessionApi.logOut();
    expect(await refresh).toBe('ABORTED');
    expect(browser.jar).toEqual({ user: '', shown: '' });
  });

  it.prop([fc.scheduler()], rounds)(
    'of an older session never clears the one that came after it [STATE-35]',
    async (scheduler) => {
      const latency = () => scheduler.schedule(Promise.resolve());
      const browser = fakeBrowser(simulatedClock(), 'locks', latency);
      browser.logIn();
      const { tokenStore } = browser.openTab(1);
      const clear = tokenStore.clear('login1');
      const logIn = scheduler.schedule(Promise.resolve()).then(browser.logIn);
      await scheduler.waitFor(Promise.all([clear, logIn]));
      expect(browser.jar.user).toBe('login2:1');
    },
  );
});

describe('an end that reaches no other tab', () => {
  it('logs this browser out at once, and the host hears of it later [STATE-45]', async () => {
    const browser = fakeBrowser(simulatedClock(), 'locks', () => Promise.reject(new TypeError('offline')));
    browser.logIn();
    const { sessionApi, tokenStore } = browser.openTab(1);
    expect(await codeOf(sessionApi.logOut())).toBe('NETWORK');
    expect(await codeOf(tokenStore.clear('login1'))).toBe('NETWORK');
    expect(await tokenStore.presence()).toEqual({ user: false, server: false });
    expect(browser.jar.shown).toBe('pending_log_out=1');
  });
});

describe('taking turns', () => {
  const host = (over: object = {}) => ({
    locks: null,
    storage: () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }),
    clock: simulatedClock(),
    random: seededRandom(1),
    ...over,
  });
  const refusing = { request: async () => Promise.reject(new DOMException('denied', 'SecurityError')) };

  it('goes on where the browser refuses its locks, and never runs a work twice', async () => {
    const clock = simulatedClock();
    let runs = 0;
    const work = async () => {
      runs += 1;
    };
    const done = createCrossTabLock(host({ locks: refusing, clock }))(work);
    await flushPromises();
    clock.advance(50);
    await done;
    const broken = { request: async (_: string, run: () => Promise<void>) => run() };
    const failing = createCrossTabLock(host({ locks: broken }))(async () => {
      runs += 1;
      throw commerceError('NETWORK');
    });
    expect(await codeOf(failing)).toBe('NETWORK');
    expect(runs).toBe(2);
  });

  it('waits no longer than a lease for a tab that was closed in the middle', async () => {
    const { clock, run, openTab, logIn, texts, paths } = timedBrowser('lease', [1]);
    logIn();
    texts.set('session-lock', `closed.${clock.now() + 10_000}`);
    const start = clock.now();
    await run(openTab(1).sessionApi.refresh());
    expect(paths).toEqual(['/session/refresh']);
    expect(clock.now() - start).toBeLessThan(11_000);
  });

  it('finds out who wrote last where the tabs see each other late', async () => {
    const clock = simulatedClock();
    const views = lateStorages(clock, 2, 20);
    let [running, most] = [0, 0];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => void clock.setTimeout(() => resolve(), 200));
      running -= 1;
    };
    const [one, two] = views.map((view, index) =>
      createCrossTabLock(host({ storage: () => view, clock, random: seededRandom(index) })),
    );
    const first = one?.(work);
    await flushPromises();
    clock.advance(5);
    const second = two?.(work);
    for (let index = 0; index < 200; index += 1) {
      await flushPromises();
      clock.advance(10);
    }
    await Promise.all([first, second]);
    expect(most).toBe(1);
  });

  it('does not believe a lease that would last for ever', async () => {
    const { clock, run, openTab, logIn, texts } = timedBrowser('lease', [1]);
    logIn();
    texts.set('session-lock', `spoilt.${clock.now() + 1_000_000_000}`);
    await run(openTab(1).sessionApi.refresh());
    expect(texts.has('session-lock')).toBe(false);
  });
});

describe('a refresh whose answer is lost', () => {
  it('is asked for again at once and gets the same successor', async () => {
    const clock = simulatedClock();
    let calls = 0;
    const browser = fakeBrowser(clock, 'locks', async () => {
      calls += 1;
      // The second wait is the way back: the backend has rotated, the page never gets the answer.
      if (calls === 2) throw new TypeError('cut');
    });
    browser.logIn();
    await browser.openTab(1).sessionApi.refresh();
    expect(browser.paths).toHaveLength(2);
    expect(browser.jar.user).toBe('login1:2');
  });
});
