import { createCommerce } from '@dealstore/commerce-core';
import type { Platform } from '@dealstore/commerce-core/domain';
import { fakePorts } from '@dealstore/commerce-core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { watchIdleness } from './session-idle.ts';
import { DEMO_SHOP, inOneLanguage } from '../page/shop-config.ts';

const HOUR = 3_600_000;

/** A page of a member, or of a guest, on a clock a test moves. */
function page(platform: Platform, login?: string) {
  const ports = fakePorts();
  const commerce = createCommerce(ports);
  const session = createActor(commerce.session, { clock: ports.clock });
  const send = vi.spyOn(session, 'send').mockImplementation(() => undefined);
  const facts = {
    language: 'ko',
    platform,
    loggedIn: login !== undefined,
    ...(login !== undefined && { login }),
    redirectReason: null,
    sandbox: false,
    shop: inOneLanguage(DEMO_SHOP, 'ko'),
    notFound: false,
    title: '',
  } as const;
  watchIdleness({ commerce, session }, ports.clock, facts);
  return { clock: ports.clock, sent: () => send.mock.calls.map(([event]) => event) };
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

describe('the watch for inactivity of a page', () => {
  it('ends the session of a member on PC web after 2 h, once [STATE-27, CONST-09]', () => {
    const { clock, sent } = page('PC', 'login1');
    clock.advance(5 * HOUR);
    expect(sent()).toEqual([{ type: 'idle' }]);
  });

  it.each(['pointerdown', 'keydown', 'scroll', 'wheel', 'pushState', 'popstate'])('is put off by %s', (action) => {
    const { clock, sent } = page('PC', 'login1');
    for (let hours = 0; hours < 6; hours += 1) {
      clock.advance(HOUR);
      window.dispatchEvent(new Event(action));
    }
    expect(sent()).toEqual([]);
  });

  it.each([
    ['on mobile web [STATE-29]', 'MOBILE_WEB', 'login1'],
    ['in the Android app [STATE-30]', 'AOS', 'login1'],
    ['in the iOS app [STATE-30]', 'IOS', 'login1'],
    ['for a guest [STATE-31]', 'PC', undefined],
  ] as const)('never runs %s', (_, platform, login) => {
    const { clock, sent } = page(platform, login);
    clock.advance(24 * HOUR);
    expect(sent()).toEqual([]);
    expect(clock.pendingTimers()).toBe(0);
  });
});
