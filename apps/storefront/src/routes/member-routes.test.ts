import { guardNavigation, needsLogin } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { preparePage } from '../entry-server.tsx';
import { DEMO_SHOP } from '../page/shop-config.ts';
import { isMemberRoute, matchRoute, routeNames, ROUTES } from './paths.ts';

const NOBODY = { user: false, server: false };

/** A path of every route: digits where digits are, the first of words where words are listed. */
const PATHS = routeNames().map((name) => ({
  name,
  path: ROUTES[name].path
    .replaceAll(/:\w+<digits>/g, '7')
    .replaceAll(/:\w+<\(\?:(\w+)[^>]*>/g, '$1')
    .replaceAll(/:\w+<(\w+)\|[^>]*>/g, '$1')
    .replaceAll(/:\w+/g, 'x7'),
}));

/** The same path as a visitor might write it: letter case, encoded letters, a slash more, a query. */
const written = fc
  .record({
    route: fc.constantFrom(...PATHS),
    upper: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    encoded: fc.option(fc.nat({ max: 80 })),
    slash: fc.boolean(),
    tail: fc.constantFrom('', '?a=1', '#a', '?next=//evil.test'),
  })
  .map(({ route, upper, encoded, slash, tail }) => {
    const letters = [...route.path].map((letter, index) => {
      const cased = upper[index % upper.length] === true ? letter.toUpperCase() : letter;
      return index === encoded && /[a-z]/i.test(cased) ? `%${cased.charCodeAt(0).toString(16)}` : cased;
    });
    return { name: route.name, path: letters.join('') + (slash && route.path !== '/' ? '/' : '') + tail };
  });

async function isKeptFromEngines(pathname: string): Promise<boolean> {
  const { meta } = await preparePage({
    pathname,
    search: '',
    facts: { language: 'ko', platform: 'PC', loggedIn: true, redirectReason: null, sandbox: false, shop: DEMO_SHOP },
    baseUrl: 'http://shop.test',
    fetch: () => Promise.reject(new Error('away')),
    headers: new Headers(),
    clock: simulatedClock(),
    prefetchLimitMs: 0,
  });
  return meta.noIndex;
}

describe('a route of the shop', () => {
  it.each(PATHS)('$name asks a guest to log in exactly when it is a member’s [ROLE-01, ROLE-03, STATE-09]', (route) => {
    expect(matchRoute(route.path)?.name).toBe(route.name);
    expect(needsLogin(route.path)).toBe(isMemberRoute(route.name));
  });

  it('is kept from search engines by its address when it is a member’s, whatever its screen says', async () => {
    const found = await Promise.all(
      PATHS.map(async ({ name, path }) => ({ name, isKept: await isKeptFromEngines(path) })),
    );
    const members = found.filter(({ name }) => isMemberRoute(name));
    expect(members.filter(({ isKept }) => !isKept)).toEqual([]);
    expect(found.filter(({ name }) => name === 'notices' || name === 'faq').map(({ isKept }) => isKept)).toEqual([
      false,
      false,
    ]);
  });

  it.prop([written], { numRuns: 2_000 })(
    'is shown to a guest in no way of writing it when it is a member’s [ROLE-03, STATE-06, STATE-09]',
    ({ path }) => {
      const pathname = path.split(/[?#]/, 1)[0] ?? '';
      const shown = matchRoute(pathname);
      const answer = guardNavigation({ from: null, to: path, tokens: NOBODY });
      const isKept = shown !== null && isMemberRoute(shown.name);
      expect(isKept && answer === 'proceed').toBe(false);
    },
  );

  it.prop([written], { numRuns: 500 })('never keeps a guest from what is open to everybody [ROLE-01]', ({ path }) => {
    const shown = matchRoute(path.split(/[?#]/, 1)[0] ?? '');
    fc.pre(shown !== null && !isMemberRoute(shown.name));
    expect(guardNavigation({ from: null, to: path, tokens: NOBODY })).toBe('proceed');
  });
});
