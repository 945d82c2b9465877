import type { Article } from '../../display/article.ts';
import { HEADER_BANNER_CODE, MAIN_TAB_BANNER_CODE, type Banner, type Terms } from '../../display/display.ts';
import { JOIN_TERMS } from '../../session/join-terms.ts';
import type { EventType } from '../../event/event.ts';
import type { ArticleNo, BannerNo, EventNo } from '../../value/identifiers.ts';
import { won, ZERO_WON } from '../../value/won.ts';
import type { MemoryEvent, MemoryWindow } from './shop/memory-shop.ts';

/** Terms an order needs a yes to. Assumed: the vendor's names. */
const ORDER_TERMS = ['PI_COLLECTION_AND_USE_ON_ORDER', 'PI_SELLER_PROVISION'];

function banner(bannerNo: BannerNo, name: string): Banner {
  return {
    bannerNo,
    name,
    description: name,
    imageUrl: `/assets/art/banner-${bannerNo}.svg`,
    landingUrl: '/section/1',
    browerTargetType: 'CURRENT',
    displayOrder: bannerNo,
  };
}

function terms(termsType: string): Terms {
  return {
    termsType,
    termsName: '약관',
    version: 1,
    enforcementDate: '2026-01-01',
    required: !termsType.endsWith('_OPTIONAL'),
    contents: '<p>약관</p>',
  };
}

function event(eventNo: EventNo, eventType: EventType): MemoryEvent {
  return {
    eventNo,
    eventType,
    label: `이벤트 ${eventNo}`,
    promotionText: '',
    imageUrl: `/assets/art/event-${eventNo}.svg`,
    startYmdt: '2026-01-01 00:00:00',
    endYmdt: '2027-12-31 00:00:00',
    content: '<p>이벤트 안내입니다.</p>',
    telecomOnly: false,
    joinLimitCnt: null,
    pointAmt: eventType === 'ATTENDANCE' ? won(100) : ZERO_WON,
    couponName: null,
  };
}

const OVER: MemoryEvent = { ...event(4, 'JOIN'), endYmdt: '2026-01-02 00:00:00' };

function article(articleNo: ArticleNo, category: string, title: string, notice = false): Article {
  return {
    articleNo,
    category,
    categoryLabel: category,
    title,
    content: `<p>${title} 안내입니다.</p>`,
    notice,
    registerYmdt: `2026-11-0${articleNo} 09:00:00`,
  };
}

/** What the sample shop shows: a banner of each place, five sections, one exhibition, the terms. */
export const SAMPLE_WINDOW: MemoryWindow = {
  gnb: [
    { code: 'HOME', label: '홈', landingUrl: '/' },
    { code: 'BEST', label: '베스트', landingUrl: '/exhibition/1' },
  ],
  banners: [
    { place: 'MAIN', banner: banner(1, '제철 과일') },
    { place: 'MIDDLE', banner: banner(2, '주말 특가') },
    { place: 'BOTTOM', banner: banner(3, '앱에서 더 싸게') },
    { place: HEADER_BANNER_CODE, banner: banner(4, '첫 구매 쿠폰') },
    { place: MAIN_TAB_BANNER_CODE, banner: banner(5, '베스트') },
  ],
  mainMenu: [{ menuType: 'SPECIAL', label: '특가', banners: [banner(6, '오늘의 특가')] }],
  sections: [1, 2, 3, 4, 5].map((no) => ({ no, label: `모음 ${no}`, productNos: [1, 2, 3] })),
  exhibitions: [{ no: 1, label: '베스트', productNos: [1, 3] }],
  brandHalls: [{ no: 2, label: '브랜드관', productNos: [1], brandNo: 1 }],
  events: [event(1, 'JOIN'), event(2, 'ATTENDANCE'), event(3, 'NOTICE'), OVER],
  terms: [...ORDER_TERMS, ...JOIN_TERMS, 'REFUND_POLICY'].map(terms),
  popups: [{ popupNo: 1, type: 'MAIN', title: '쿠폰', content: '<p>쿠폰을 드립니다.</p>', visibleToday: true }],
  notices: [article(1, '배송', '연말 배송', true), article(2, '서비스', '점검'), article(3, '혜택', '쿠폰')],
  faqs: [article(4, '배송', '배송 기간'), article(5, '배송', '제주 배송비'), article(6, '환불', '환불 기간')],
  suggestions: {
    keywords: ['한라봉', '딸기'],
    popular: ['한라봉'],
    recommended: ['딸기'],
    asOf: '2026-11-20 09:00:00',
  },
};
