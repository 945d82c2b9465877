import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { testSizes } from '../testing/test-sizes.ts';
import { PAYMENT_APPS, storeUrl } from './payment-apps.ts';
import { readPaymentLink } from './payment-link.ts';

const listed = fc.constantFrom(...PAYMENT_APPS);
const rest = fc.stringMatching(/^[a-z0-9?=&%/-]{0,40}$/);

describe('readPaymentLink', () => {
  it.prop([listed, rest])('reads the scheme and the intent of every app of the list', (app, path) => {
    const [scheme] = app.schemes;
    const plain = `${scheme}://${path}`;
    expect(readPaymentLink(plain)?.url).toBe(plain);
    expect(readPaymentLink(`intent://${path}#Intent;scheme=${scheme};package=${app.android};end`)).toEqual({
      app,
      url: plain,
    });
  });

  const parts = fc.constantFrom(
    'S.browser_fallback_url=javascript:alert(1)',
    'component=a/b',
    'SEL',
    'scheme=file',
    'package=evil.app',
    'scheme=supertoss',
    'scheme=https',
    'S.x=1',
  );
  const intent = fc
    .tuple(rest, fc.array(parts, { maxLength: 5 }))
    .map(([path, some]) => `intent://${path}#Intent;${some.join(';')};end`);
  const schemes = fc.constantFrom(
    'javascript:',
    'data:',
    'file:',
    'content:',
    'https:',
    'http:',
    'about:',
    'blob:',
    'toss:',
    'kakaotalk :',
    ' supertoss:',
    'supertoss\n:',
    'constructor:',
    '__proto__:',
  );
  it.prop(
    [
      fc.oneof(
        intent,
        fc.tuple(schemes, rest).map(([scheme, path]) => scheme + path),
        fc.string(),
      ),
    ],
    { numRuns: testSizes.numRuns },
  )('opens no scheme that is not on the list', (link) => {
    const target = readPaymentLink(link);
    if (target === null) return;
    const scheme = target.url.slice(0, target.url.indexOf(':')).toLowerCase();
    expect(target.app.schemes).toContain(scheme);
    expect(link).not.toMatch(/component=|;SEL;|package=evil|scheme=file;end/);
  });

  it.each([
    'javascript:alert(1)',
    'intent://a#Intent;scheme=file;end',
    'intent:a',
    'intent://a#Intent;scheme=supertoss;component=a/b;end',
    'intent://a#Intent;scheme=supertoss;package=evil;end',
    'supertoss',
    '',
    `supertoss://${'a'.repeat(4_096)}`,
  ])('refuses %s', (link) => expect(readPaymentLink(link)).toBe(null));

  it('ignores a fall-back address: the store comes from the list', () => {
    const target = readPaymentLink(
      'intent://a#Intent;scheme=supertoss;S.browser_fallback_url=https%3A%2F%2Fevil.test;end',
    );
    expect(target?.url).toBe('supertoss://a');
    expect(target && [storeUrl(target.app, 'AOS'), storeUrl(target.app, 'IOS')]).toEqual([
      'https://play.google.com/store/apps/details?id=viva.republica.toss',
      'https://apps.apple.com/kr/app/id839333328',
    ]);
  });
});

describe('PAYMENT_APPS', () => {
  it('names each scheme once, in small letters, and none of the web', () => {
    const schemes = PAYMENT_APPS.flatMap((app) => app.schemes);
    expect(new Set(schemes).size).toBe(schemes.length);
    for (const scheme of schemes)
      expect(scheme).toMatch(/^(?!https?$|javascript$|data$|file$|intent$)[a-z][a-z0-9+.-]*$/);
    for (const app of PAYMENT_APPS)
      expect(storeUrl(app, 'IOS')).toMatch(/^https:\/\/(?:apps\.apple\.com|www\.google\.com)\//);
  });
});
