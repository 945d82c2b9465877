import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { testSizes } from '../testing/test-sizes.ts';
import { SHARE_CHANNELS, shareAddress, shareEvent, type SharedPage } from './share.ts';

const numRuns = testSizes.numRuns;
const pages = fc.record<SharedPage>({
  link: fc.webUrl({ withQueryParameters: true }),
  title: fc.string({ unit: 'binary' }),
  productNo: fc.option(fc.integer({ min: 1, max: 99_999 })),
});

describe('sharing a page', () => {
  it('has four ways, in this order [CONST-36]', () => {
    expect(SHARE_CHANNELS).toEqual(['KAKAO', 'FACEBOOK', 'TWITTER', 'URL']);
  });

  it.prop([pages, fc.string({ unit: 'binary' })], { numRuns })(
    'hands link and title to the networks whole, whatever is in them [CHROME-31, CHROME-32]',
    (page, title) => {
      const facebook = new URL(shareAddress('FACEBOOK', page));
      expect([facebook.origin, facebook.searchParams.get('u')]).toEqual(['https://www.facebook.com', page.link]);
      const x = new URL(shareAddress('TWITTER', { ...page, title }));
      expect([x.origin, x.pathname]).toEqual(['https://x.com', '/intent/tweet']);
      expect([...x.searchParams]).toEqual([
        ['url', page.link],
        ['text', title.toWellFormed()],
      ]);
    },
  );

  it('writes even a title that was cut inside a letter', () => {
    const page = { link: 'https://shop.test/product/1', title: '선물 \uD83C', productNo: 1 };
    expect(new URL(shareAddress('TWITTER', page)).searchParams.get('text')).toBe('선물 \uFFFD');
  });

  it.prop([pages, fc.constantFrom(...SHARE_CHANNELS)], { numRuns })(
    'is sent to analytics with link, way and product [TRACK-22, ENTITY-34, ENTITY-35, ENTITY-36]',
    (page, channel) => {
      expect(shareEvent(channel, page)).toEqual({
        name: 'share',
        parameters: { sharedLink: page.link, sharedChannel: channel, productId: page.productNo },
      });
    },
  );
});
