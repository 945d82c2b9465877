import type { Clock } from '../../../platform/clock.port.ts';
import { TOKEN_REUSE_GRACE_MS, writeSessionVersion } from '../../../session/session-version.ts';
import { seededRandom } from '../../../testing/seeded-random.ts';
import { epochMs } from '../../../value/time.ts';
import { createHostSessionApi, createHostTokenStore } from '../host-session.ts';
import { createCrossTabLock, type PageLocks, type TabStorage } from '../cross-tab-lock.ts';

/** How the tabs of a fake browser may agree. */
export type TabLock = 'locks' | 'lease' | 'nothing';

interface Family {
  readonly login: string;
  generation: number;
  rotatedAt: number;
  isDead: boolean;
}

/** A browser with one cookie jar, in front of a web host and a backend that rotates, forgives 10 s, and then ends the family. */
export function fakeBrowser(clock: Clock, tabLock: TabLock, latency: () => Promise<void>) {
  const families = new Map<string, Family>();
  const paths: string[] = [];
  const jar = { user: '', shown: '' };
  const texts = new Map<string, string>();
  let logins = 0;

  const write = (family: Family) => {
    jar.user = `${family.login}:${family.generation}`;
    const [issuedAt, expiresAt] = [clock.now(), epochMs(clock.now() + 3_600_000)];
    const version = writeSessionVersion({ login: family.login, generation: family.generation, issuedAt, expiresAt });
    jar.shown = `session_gen=${version}; server_gen=${family.login}`;
  };
  const clear = () => {
    jar.user = '';
    jar.shown = '';
  };
  const logIn = () => {
    logins += 1;
    const family = { login: `login${logins}`, generation: 1, rotatedAt: Number.NEGATIVE_INFINITY, isDead: false };
    families.set(family.login, family);
    write(family);
  };

  /** What the backend says of a user token; a token used too late ends its family. */
  const rotate = (token: string): Family | null => {
    const [login = '', generation] = token.split(':');
    const family = families.get(login);
    if (family === undefined || family.isDead) return null;
    if (Number(generation) === family.generation) {
      family.generation += 1;
      family.rotatedAt = clock.now();
      return family;
    }
    const isForgiven =
      Number(generation) === family.generation - 1 && clock.now() - family.rotatedAt <= TOKEN_REUSE_GRACE_MS;
    family.isDead = !isForgiven;
    return isForgiven ? family : null;
  };

  const answer = async (path: string, init: RequestInit): Promise<Response> => {
    paths.push(path);
    const token = jar.user;
    const body: { readonly login?: string } = JSON.parse(String(init.body));
    const stopped = stopOf(init.signal);
    await Promise.race([latency(), stopped]);
    const rotated = path === '/session/refresh' ? rotate(token) : null;
    if (path === '/session/logout') {
      const family = families.get(token.split(':')[0] ?? '');
      if (family !== undefined) family.isDead = true;
    }
    await Promise.race([latency(), stopped]);
    if (path === '/session/refresh') {
      if (rotated === null) return Response.json({ code: 'AU17', message: '' }, { status: 401 });
      write(rotated);
    }
    const isMeant = body.login === undefined || jar.user.startsWith(`${body.login}:`);
    if (path === '/session/logout' || (path === '/session/clear' && isMeant)) clear();
    return new Response(null, { status: 204 });
  };

  const locks = tabLock === 'locks' ? fakeLocks() : null;
  const storage: TabStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
  const blocked = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const openTab = (seed: number) => {
    const page = {
      fetch: answer,
      clock,
      cookies: () => jar.shown,
      onChange: () => () => undefined,
      lock: createCrossTabLock({
        locks,
        storage: tabLock === 'nothing' ? blocked : () => storage,
        clock,
        random: seededRandom(seed),
      }),
      announce: () => undefined,
      leavePendingLogOut: () => {
        jar.shown = 'pending_log_out=1';
      },
    };
    return { sessionApi: createHostSessionApi(page), tokenStore: createHostTokenStore(page) };
  };
  return { openTab, logIn, paths, jar, families, texts };
}

/** Rejects when the page gives the call up. */
function stopOf(signal: AbortSignal | null | undefined): Promise<never> {
  const stop = Promise.withResolvers<never>();
  stop.promise.catch(() => undefined);
  const onAbort = () => stop.reject(new DOMException('aborted', 'AbortError'));
  if (signal?.aborted === true) onAbort();
  signal?.addEventListener('abort', onAbort);
  return stop.promise;
}

/** Locks as a browser has them: one name, one holder, first come first served. */
function fakeLocks(): PageLocks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, work) => {
      const mine = last.then(work, work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
