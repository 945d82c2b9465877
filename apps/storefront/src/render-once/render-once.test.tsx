import {
  type QueryClient,
  useInfiniteQuery as useRealInfiniteQuery,
  useIsFetching as useRealIsFetching,
  useMutation as useRealMutation,
  useQuery as useRealQuery,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { proxy as realProxy, useSnapshot as useRealSnapshot } from 'valtio';
import { Link as RealLink } from 'wouter';
import { createQueryClient } from '../page/query-client.ts';
import { renderOnServer } from '../testing/render-on-server.tsx';
import { Link } from './link.ts';
import { useInfiniteQuery, useIsFetching, useMutation, useQuery } from './query.ts';
import { proxy, useSnapshot } from './view.ts';

/** What a component is told by a hook when the server renders it. */
function told<T>(use: () => T, client: QueryClient): T | undefined {
  let answer: T | undefined;
  const Part = (): ReactNode => {
    answer = use();
    return null;
  };
  renderOnServer(<Part />, { client });
  return answer;
}

/** Of what the page's hook tells, as much as the server's does; a function stands for itself. */
function sharedWith(shown: object | undefined, whole: object | undefined): readonly unknown[] {
  const plain = (value: unknown): unknown => (typeof value === 'function' ? 'function' : value);
  return Object.keys(shown ?? {}).map((name) => [name, plain(Reflect.get(whole ?? {}, name))]);
}

const never = (): Promise<never> => new Promise(() => undefined);
const failing = (): Promise<never> => Promise.reject(new Error('down'));
const pages = { pages: [1, 2], pageParams: [1, 2] };

describe('a query the server reads once', () => {
  it.each<[string, { readonly staleTime?: number; readonly enabled?: boolean }]>([
    ['an answer that is there', { staleTime: 1_000 }],
    ['an answer of the usual age', {}],
    ['an old answer', { staleTime: 0 }],
    ['an old answer nobody wants anew', { staleTime: 0, enabled: false }],
  ])('tells of %s what the page’s hook tells first', (_name, options) => {
    const client = createQueryClient();
    client.setQueryData(['a', 1], { name: 'x' }, { updatedAt: options.staleTime === 0 ? 1 : Date.now() });
    const asked = { queryKey: ['a', 1], queryFn: never, ...options };
    const shown = told(() => useQuery(asked), client);
    expect(sharedWith(shown, shown)).toEqual(
      sharedWith(
        shown,
        told(() => useRealQuery(asked), client),
      ),
    );
    expect(shown).toMatchObject({ data: { name: 'x' }, isPending: false });
  });

  it.each<[string, { readonly enabled?: boolean }]>([
    ['one that waits', {}],
    ['one that is not asked', { enabled: false }],
  ])('tells of %s what the page’s hook tells first, failed or not', async (_name, options) => {
    const client = createQueryClient();
    const asked = { queryKey: ['b'], queryFn: failing, retry: false, ...options };
    const both = () => {
      const shown = told(() => useQuery(asked), client);
      const whole = told(() => useRealQuery(asked), client);
      expect(sharedWith(shown, shown)).toEqual(sharedWith(shown, whole));
      return shown;
    };
    expect(both()).toMatchObject({ data: undefined, isPending: true });
    await client.prefetchQuery(asked);
    expect(both()).toMatchObject({ data: undefined, isError: options.enabled === false });
  });

  it.each([
    ['more are to come', 3],
    ['all are there', 2],
    ['none is there', 0],
  ])('knows of pages whether %s', (_name, total) => {
    const client = createQueryClient();
    if (total > 0) client.setQueryData(['c'], pages);
    const asked = {
      queryKey: ['c'],
      queryFn: never,
      initialPageParam: 1,
      getNextPageParam: (_last: unknown, all: readonly unknown[]) => (all.length < total ? all.length + 1 : null),
    };
    const shown = told(() => useInfiniteQuery(asked), client);
    const whole = told(() => useRealInfiniteQuery(asked), client);
    expect(sharedWith(shown, shown)).toEqual(sharedWith(shown, whole));
    expect(shown?.hasNextPage).toBe(total === 3);
  });

  it('knows of changes and waits what the page’s hooks know first', () => {
    const client = createQueryClient();
    const shown = told(() => useMutation(), client);
    expect(sharedWith(shown, shown)).toEqual(
      sharedWith(
        shown,
        told(() => useRealMutation({ mutationFn: never }), client),
      ),
    );
    expect(told(() => useIsFetching(), client)).toBe(told(() => useRealIsFetching(), client));
  });
});

describe('a link the server writes once', () => {
  it.each([
    { href: '/cart', className: 'a', children: 'Cart' },
    { href: '/search?keyword=%EC%82%AC%EA%B3%BC&page=2', 'aria-label': 'x', 'aria-current': 'page' as const },
    { href: '/', onClick: () => undefined, replace: true, lang: 'ko', children: <b>Home</b> },
  ])('is letter for letter the link of the page: $href', (link) => {
    expect(renderOnServer(<Link {...link} />)).toBe(renderOnServer(<RealLink {...link} />));
  });
});

describe('a view the server reads once', () => {
  it('is seen as the page sees it first', () => {
    const state = { tab: 'a', rows: [{ count: 1 }], open: null };
    const client = createQueryClient();
    const shown = told(() => useSnapshot(proxy(structuredClone(state))), client);
    expect(shown).toEqual(told(() => useRealSnapshot(realProxy(structuredClone(state))), client));
  });
});
