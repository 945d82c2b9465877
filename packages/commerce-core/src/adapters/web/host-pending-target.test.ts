import { describe, expect, it } from 'vitest';
import { createHostPendingTarget } from './host-pending-target.ts';

function page(cookies = '') {
  const jar = { cookies };
  const posted: unknown[] = [];
  const store = createHostPendingTarget({
    fetch: async (path, { body }) => {
      posted.push([path, JSON.parse(String(body))]);
      throw new TypeError('cut');
    },
    readCookies: () => jar.cookies,
    writeCookie: (cookie) => {
      if (cookie.startsWith('resume_intent=;')) jar.cookies = '';
    },
  });
  return { store, posted };
}

describe('the pending target kept with the web host', () => {
  it('is posted and never rejects, even when the wire is cut [STATE-21]', () => {
    const { store, posted } = page();
    store.save('/product/1', { kind: 'wish', productNo: 1 });
    expect(posted).toEqual([['/session/pending', { path: '/product/1', intent: { kind: 'wish', productNo: 1 } }]]);
  });

  it('is taken off the readable cookie once; the host has brought the visitor there', () => {
    const { store } = page(`a=b; resume_intent=${encodeURIComponent('{"kind":"wish","productNo":1}')}`);
    expect(store.take()).toEqual({ path: null, intent: { kind: 'wish', productNo: 1 } });
    expect(store.take()).toBe(null);
  });

  it.each(['', 'resume_intent=%E0%A4%A', 'resume_intent=spoilt', 'resume_intent=%7B%7D'])(
    'is nothing in %s',
    (cookies) => {
      expect(page(cookies).store.take()).toBe(null);
    },
  );
});
