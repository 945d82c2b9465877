import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { kst } from '../value/calendar.ts';
import { BEST_LIST_REQUEST, bestListProducts, homeSections, pickExhibitionName } from './display.ts';
import { activeTabIndex, HOME_DEFAULT_INDEX, homeTabItems } from './home-tabs.ts';
import { readLanding } from './landing.ts';
import { isTemporaryEventFirstPhase, isTemporaryEventRunning } from './promotion-window.ts';
import { escapeHtml, fillPartnerNames, hasPlaceholder } from './terms.ts';

describe('promotion windows', () => {
  it.each([
    ['2024-04-30 08:59:59', false],
    ['2024-04-30 09:00:00', true],
    ['2024-06-10 23:59:59', true],
    ['2024-06-11 00:00:00', false],
  ])('at %s in Korea the event runs: %s [STATE-43]', (text, runs) => {
    expect(isTemporaryEventRunning(kst(text))).toBe(runs);
  });

  it.each([
    ['2024-05-31 23:59:59', true],
    ['2024-06-01 00:00:00', false],
  ])('at %s in Korea the second part has not begun: %s [STATE-44]', (text, before) => {
    expect(isTemporaryEventFirstPhase(kst(text))).toBe(before);
  });
});

describe('hasPlaceholder', () => {
  it.each([
    ['<p>[P_NAME]</p>', true],
    ['[PARTNER_PHONE_NO]', true],
    ['[필수] 동의', false],
    ['[KC] 인증', false],
    ['판매자', false],
  ])('of %s is %s', (contents, isUnfilled) => {
    expect(hasPlaceholder(contents)).toBe(isUnfilled);
    expect(hasPlaceholder(fillPartnerNames('[P_NAME]', ['한결상사']))).toBe(false);
  });
});

describe('fillPartnerNames', () => {
  it('joins the names by commas in every place [STATE-42]', () => {
    const filled = fillPartnerNames('<p>[P_NAME]</p><b>[P_NAME]</b>', ['제주원푸드', '한결상사']);
    expect(filled).toBe('<p>제주원푸드, 한결상사</p><b>제주원푸드, 한결상사</b>');
  });

  it('shows a hostile name as text, and takes no part of it for a command [STATE-42]', () => {
    expect(fillPartnerNames('[P_NAME]', [`<img src=x onerror="a('1')">&`, '$&$1'])).toBe(
      '&lt;img src=x onerror=&quot;a(&#39;1&#39;)&quot;&gt;&amp;, $&amp;$1',
    );
  });

  it.prop([fc.array(fc.string())])('lets no markup through [STATE-42]', (names) => {
    expect(fillPartnerNames('[P_NAME]', names)).not.toMatch(/[<>"']/);
    expect(names.map(escapeHtml).join('')).not.toMatch(/[<>"']/);
  });
});

describe('landing addresses', () => {
  it.each([
    ['/section/12', { kind: 'section', number: 12 }],
    ['/exhibition/1024?order=ADMIN_SETTING', { kind: 'exhibition', number: 1024 }],
    ['https://shop.example/Section/7/#top', { kind: 'section', number: 7 }],
    ['/exhibition/all/3', null],
    ['/section/12a', null],
    ['/section/1234567890123456', null],
    ['', null],
  ] as const)('finds in %s the list %j [CALL-76]', (url, list) => {
    expect(readLanding(url)).toEqual(list);
  });

  it('asks for the best list as an exhibition and reads its first section [CALL-76, CALL-77, ENTITY-68]', () => {
    expect(BEST_LIST_REQUEST).toEqual({ order: 'ADMIN_SETTING', soldout: true, saleStatus: '' });
    expect(bestListProducts({ section: [] })).toEqual([]);
    const section = () => ({ label: '', imageUrl: null, displayOrder: 0, productNos: [], products: [] });
    const [first, second] = [section(), section()];
    expect(bestListProducts({ section: [first, second] })).toBe(first.products);
  });
});

describe('the home screen', () => {
  it('has five places for sections, whatever came [ENTITY-66, CONST-37]', () => {
    const section = { sectionNo: 1, label: '', sectionExplain: '', imageUrl: null, productTotalCount: 0, products: [] };
    expect(homeSections([section])).toEqual([section, null, null, null, null]);
    expect(homeSections(Array.from({ length: 7 }, () => section))).toHaveLength(5);
  });

  it.prop([fc.array(fc.string(), { minLength: 1 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })])(
    'draws one of the exhibition names [CHROME-05]',
    (names, chance) => {
      expect(names).toContain(pickExhibitionName({ next: () => chance }, names));
    },
  );

  it('has no name to draw from an empty list [CHROME-05]', () => {
    expect(pickExhibitionName({ next: () => 0.5 }, [])).toBe(null);
  });
});

describe('the tabs of the home', () => {
  const banner = (name: string, landingUrl: string, displayOrder: number) => ({
    bannerNo: displayOrder,
    name,
    description: '',
    imageUrl: '',
    landingUrl,
    browerTargetType: 'CURRENT' as const,
    displayOrder,
  });
  const tabs = homeTabItems([banner('베스트', '/?tab=best', 2), banner('', '/x', 3), banner('특가', '/?tab=deal', 1)]);

  it('are the banners that have a name, in their order', () => {
    expect(tabs).toEqual([
      { label: '특가', landingUrl: '/?tab=deal' },
      { label: '베스트', landingUrl: '/?tab=best' },
    ]);
  });

  it('open at the index the address asks for, at first and for any other at 0 [ENTITY-44, ENTITY-46]', () => {
    const all = [{ label: '홈', landingUrl: '/' }, ...tabs];
    expect(['/', '/?tab=deal', '/?tab=best', '/?tab=none', '/cart'].map((at) => activeTabIndex(all, at))).toEqual([
      0, 1, 2, 0, 0,
    ]);
    expect(HOME_DEFAULT_INDEX).toBe(0);
  });
});
