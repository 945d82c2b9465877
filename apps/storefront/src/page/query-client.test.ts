import { CommerceError, commerceError } from '@dealstore/commerce-core/domain';
import { type MutationMeta, onlineManager, type QueryMeta } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { FIRST_READ } from './connection/first-read.ts';
import {
  createQueryClient,
  invalidate,
  isPromptedByPage,
  isBackendAway,
  SHOWS_OWN_ERROR,
  setAnswer,
} from './query-client.ts';

describe('the cache of answers', () => {
  it('leaves the proof of age to the page that asks for it, and reports every other error', async () => {
    const reported: string[] = [];
    const client = createQueryClient(
      (error) => void reported.push(error instanceof CommerceError ? error.userMessage : ''),
    );
    const ask = (code: 'ADULT_ONLY' | 'NOT_FOUND', meta: QueryMeta) =>
      client.prefetchQuery({
        queryKey: [code, meta],
        queryFn: () => Promise.reject(commerceError(code, { userMessage: `${code} ${Object.keys(meta).join()}` })),
        meta,
      });
    await ask('ADULT_ONLY', { pagePrompts: true });
    await ask('NOT_FOUND', { pagePrompts: true });
    await ask('ADULT_ONLY', {});
    expect(reported).toEqual(['NOT_FOUND pagePrompts', 'ADULT_ONLY ']);
  });

  it('shows what a change was answered, whatever a read says that was asked for before it', async () => {
    const client = createQueryClient();
    const query = { queryKey: ['gift', 1] as const, staleTime: 0 };
    client.setQueryData(query.queryKey, 'sent');
    const older = Promise.withResolvers<string>();
    const read = client.fetchQuery({ ...query, queryFn: () => older.promise });
    setAnswer(client, query.queryKey, 'sent again');
    older.resolve('sent');
    await read;
    expect(client.getQueryState(query.queryKey)).toMatchObject({ data: 'sent again', fetchStatus: 'idle' });
    await client.fetchQuery({ ...query, queryFn: () => 'taken back' });
    expect(client.getQueryData(query.queryKey)).toBe('taken back');
  });

  it('goes on with a first read, which knows more than the change', async () => {
    const client = createQueryClient();
    const queryKey = ['wish', 'productNos'] as const;
    const first = Promise.withResolvers<readonly number[]>();
    const read = client.fetchQuery({ queryKey, queryFn: () => first.promise });
    setAnswer<readonly number[]>(client, queryKey, (before = []) => [7, ...before]);
    first.resolve([1, 2, 7]);
    await read;
    expect(client.getQueryData(queryKey)).toEqual([1, 2, 7]);
  });

  it('leaves a change without an answer to its button, and reports every other error', async () => {
    const reported: string[] = [];
    const client = createQueryClient((error) => void reported.push(error instanceof CommerceError ? error.code : ''));
    const change = async (code: 'NETWORK' | 'TIMEOUT' | 'SOLD_OUT', meta: MutationMeta) => {
      const mutation = client
        .getMutationCache()
        .build(client, { mutationFn: () => Promise.reject(commerceError(code)), meta });
      await expect(mutation.execute(undefined)).rejects.toThrow(commerceError(code));
    };
    await change('NETWORK', SHOWS_OWN_ERROR);
    await change('TIMEOUT', SHOWS_OWN_ERROR);
    expect(reported).toEqual([]);
    await change('SOLD_OUT', SHOWS_OWN_ERROR);
    await change('NETWORK', {});
    expect(reported).toEqual(['SOLD_OUT', 'NETWORK']);
  });

  it('fails a read at once without a connection, which the banner says, and keeps what was read [HAND-06]', async () => {
    const reported: unknown[] = [];
    const client = createQueryClient((error) => void reported.push(error));
    client.setQueryData(['list'], 'read before', { updatedAt: 1 });
    onlineManager.setOnline(false);
    try {
      const queryFn = () => Promise.reject(commerceError('NETWORK'));
      await client.prefetchQuery({ ...FIRST_READ, queryKey: ['sheet'], queryFn });
      await client.prefetchQuery({ queryKey: ['list'], queryFn });
      expect(client.getQueryState(['sheet'])?.status).toBe('error');
      expect(client.getQueryState(['list'])).toMatchObject({
        status: 'error',
        fetchStatus: 'idle',
        data: 'read before',
      });
      expect(reported).toEqual([]);
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('knows that the backend is away when nothing has come of all that was asked', async () => {
    const client = createQueryClient();
    const ask = (name: string, queryFn: () => Promise<string>) =>
      client.prefetchQuery({ queryKey: [name], queryFn, retry: false });
    expect(isBackendAway(client)).toBe(false);
    await ask('busy', () => Promise.reject(commerceError('BUSY')));
    void ask('slow', () => new Promise(() => undefined));
    expect(isBackendAway(client)).toBe(true);
    await ask('refused', () => Promise.reject(commerceError('NOT_FOUND')));
    expect(isBackendAway(client)).toBe(false);
    client.removeQueries({ queryKey: ['refused'] });
    await ask('there', async () => 'data');
    expect(isBackendAway(client)).toBe(false);
  });

  it('fails a change at once without a connection, and keeps none to send later', async () => {
    const client = createQueryClient();
    onlineManager.setOnline(false);
    try {
      const mutationFn = () => Promise.reject(commerceError('NETWORK'));
      const change = client.getMutationCache().build(client, { mutationFn });
      change.execute(undefined).catch(() => undefined);
      await expect.poll(() => change.state.status, { timeout: 1_000 }).toBe('error');
      expect(change.state.isPaused).toBe(false);
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('takes nothing else for a page that asks by itself', () => {
    expect(isPromptedByPage(commerceError('ADULT_ONLY'), { pagePrompts: true })).toBe(true);
    expect(isPromptedByPage(commerceError('TELECOM_ONLY'), { pagePrompts: true })).toBe(false);
    expect(isPromptedByPage(commerceError('ADULT_ONLY'), undefined)).toBe(false);
    expect(isPromptedByPage(new Error('ADULT_ONLY'), { pagePrompts: true })).toBe(false);
  });
});

it('makes the answers below each key old at once, and no others', async () => {
  const client = createQueryClient();
  for (const key of ['orders', 'points', 'gifts']) client.setQueryData([key, 'list'], key);
  await invalidate(client, ['orders'], ['points']);
  const isOld = (key: string) => client.getQueryState([key, 'list'])?.isInvalidated;
  expect(['orders', 'points', 'gifts'].map(isOld)).toEqual([true, true, false]);
});
