import { CommerceError, commerceError } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient, isAskedByPage } from './query-client.ts';

describe('the cache of answers', () => {
  it('leaves the proof of age to the page that asks for it, and tells of all else', async () => {
    const reported: string[] = [];
    const client = createQueryClient(
      (error) => void reported.push(error instanceof CommerceError ? error.userMessage : ''),
    );
    const ask = (code: 'ADULT_ONLY' | 'NOT_FOUND', meta: Record<string, unknown>) =>
      client.prefetchQuery({
        queryKey: [code, meta],
        queryFn: () => Promise.reject(commerceError(code, { userMessage: `${code} ${Object.keys(meta).join()}` })),
        meta,
      });
    await ask('ADULT_ONLY', { pageAsks: true });
    await ask('NOT_FOUND', { pageAsks: true });
    await ask('ADULT_ONLY', {});
    expect(reported).toEqual(['NOT_FOUND pageAsks', 'ADULT_ONLY ']);
  });

  it('takes nothing else for a page that asks by itself', () => {
    expect(isAskedByPage(commerceError('ADULT_ONLY'), { pageAsks: true })).toBe(true);
    expect(isAskedByPage(commerceError('TELECOM_ONLY'), { pageAsks: true })).toBe(false);
    expect(isAskedByPage(commerceError('ADULT_ONLY'), undefined)).toBe(false);
    expect(isAskedByPage(new Error('ADULT_ONLY'), { pageAsks: true })).toBe(false);
  });
});
