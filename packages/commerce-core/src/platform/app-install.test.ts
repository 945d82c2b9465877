import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { simulatedClock } from '../testing/simulated-clock.ts';
import { APP_OFFER_AFTER_MS, APP_OFFER_HIDDEN_S, type AppLinks, appAddress, probeAppOpen } from './app-install.ts';

const APP: AppLinks = {
  scheme: 'dealstore',
  androidPackage: 'com.example.dealstore',
  appStoreUrl: 'https://apps.apple.com/app/id0',
};

describe('the offer of the app', () => {
  it('comes after two seconds, and stays away for thirty days [CONST-12, CONST-13]', () => {
    expect(APP_OFFER_AFTER_MS).toBe(2_000);
    expect(APP_OFFER_HIDDEN_S).toBe(30 * 24 * 60 * 60);
  });
});

describe('appAddress', () => {
  const page = { host: 'shop.example', path: '/product/1?color=%EB%B8%94%EB%9E%99' };

  it('opens Android by the scheme, and the store where the app is missing [CONST-14, BRIDGE-14]', () => {
    expect(appAddress(APP, 'AOS', page)).toBe(
      'intent://shop.example/product/1?color=%EB%B8%94%EB%9E%99#Intent;scheme=dealstore;package=com.example.dealstore;' +
        'S.browser_fallback_url=https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Dcom.example.dealstore;end',
    );
  });

  it('opens an iPhone by the scheme alone', () => {
    expect(appAddress(APP, 'IOS', page)).toBe('dealstore://shop.example/product/1?color=%EB%B8%94%EB%9E%99');
  });

  it.prop([fc.webPath(), fc.webQueryParameters()])(
    'lets no path of a page change the intent for Android',
    (path, query) => {
      const address = appAddress(APP, 'AOS', { host: 'shop.example', path: `${path}?${query}` });
      expect(address.split('#')).toHaveLength(2);
      expect(address.split('#')[1]).toMatch(/^Intent;scheme=dealstore;package=com\.example\.dealstore;/);
    },
  );
});

describe('probeAppOpen', () => {
  function probe() {
    const clock = simulatedClock();
    const log: string[] = [];
    let hidden: (() => void) | null = null;
    const opened = probeAppOpen({
      clock,
      open: () => log.push('open'),
      onHidden: (run) => {
        hidden = run;
        return () => log.push('stop');
      },
    });
    return { clock, log, opened, hide: () => hidden?.() };
  }

  it('answers false after 500 ms when the page is still visible [CONST-15, BRIDGE-15]', async () => {
    const { clock, log, opened } = probe();
    clock.advance(499);
    expect(log).toEqual(['open']);
    clock.advance(1);
    expect(await opened).toBe(false);
    expect(log).toEqual(['open', 'stop']);
  });

  it('answers true when the page was hidden in time, whenever the visitor is back [CONST-15, BRIDGE-15]', async () => {
    const { clock, log, opened, hide } = probe();
    clock.advance(499);
    hide();
    clock.advance(60_000);
    expect(await opened).toBe(true);
    expect(log).toEqual(['open', 'stop']);
    expect(clock.pendingTimers()).toBe(0);
  });
});
