import type { BlockedWriter } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { BlockedWriters } from './blocked-writers.tsx';
import { blockedWritersQuery } from './review.queries.ts';
import { reviewText } from './review.text.ts';

const t = reviewText.ko;

function show(writers: readonly BlockedWriter[]): string {
  const client = createQueryClient();
  const { queryKey } = blockedWritersQuery(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(queryKey, [...writers]);
  return renderOnServer(<BlockedWriters />, { client, facts: { loggedIn: true } });
}

describe('blocked writers', () => {
  it('are named each with its day and a button of its own', () => {
    const html = show([
      { blockNo: 1, memberId: '김**', blockYmdt: '2026-11-20 09:00:00' },
      { blockNo: 2, memberId: '이**', blockYmdt: '2026-11-21 09:00:00' },
    ]);
    const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words]) =>
      words?.replaceAll(/<[^>]+>/g, ''),
    );
    expect(buttons).toEqual([`${t.unblock}: 김**`, `${t.unblock}: 이**`]);
    for (const day of ['2026.11.20', '2026.11.21']) expect(html).toContain(day);
  });

  it('are left out of the page while no writer is blocked', () => {
    expect(show([])).toBe('');
  });
});
