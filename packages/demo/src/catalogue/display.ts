import type { EpochMs } from '@dealstore/commerce-core/domain';
import { bannerRows } from './banner.ts';
import { choose, type RatedProduct } from './choice.ts';
import { exhibitionRows } from './exhibition.ts';
import { daysAgo, kstHourOn } from './moment.ts';
import type { DemoProduct } from './product.ts';
import { posterUrl } from './poster.ts';
import { MAIN_MENUS } from './words/menu.ts';
import { EVENTS } from './words/event.ts';
import { SECTIONS } from './words/section.ts';
import { en, ko } from './words/word.ts';

/** How many products of a list the home shows at most. */
const TEASED = 10;

/** Brings forward what the home shows nowhere else, so that its sections differ, and notes what it shows now. */
function unseenFirst(products: readonly DemoProduct[], seen: Set<DemoProduct>): readonly DemoProduct[] {
  const unseen = products.filter((product) => !seen.has(product));
  const again = products.filter((product) => seen.has(product));
  for (const product of unseen.slice(0, TEASED)) seen.add(product);
  return [...unseen, ...again];
}

function sectionRows(rated: readonly RatedProduct[]) {
  const chosen = SECTIONS.map((words) => ({ words, products: choose(words.choice, rated, words.count) }));
  const seen = new Set(
    chosen
      .filter(({ words }) => words.placement !== 'HOME' && words.placement !== 'RECOMMEND')
      .flatMap(({ products }) => products.slice(0, TEASED)),
  );
  const filled = chosen.map(({ words, products: fitting }, index) => {
    const products = words.placement === 'HOME' ? unseenFirst(fitting, seen) : fitting;
    return {
      row: {
        sectionNo: words.sectionNo,
        code: words.code,
        placement: words.placement,
        label: ko(words.label),
        labelEn: en(words.label),
        sectionExplain: ko(words.explain),
        sectionExplainEn: en(words.explain),
        displayOrder: index + 1,
        productCnt: products.length,
      },
      places: products.map(({ productNo }, place) => ({
        sectionNo: words.sectionNo,
        displayOrder: place + 1,
        productNo,
      })),
    };
  });
  return { section: filled.map(({ row }) => row), sectionProduct: filled.flatMap(({ places }) => places) };
}

function eventRows(now: EpochMs) {
  return EVENTS.map((words, index) => ({
    eventNo: index + 1,
    eventType: words.type,
    label: ko(words.title),
    labelEn: en(words.title),
    promotionText: ko(words.line),
    promotionTextEn: en(words.line),
    content: `<p>${ko(words.body)}</p>`,
    contentEn: `<p>${en(words.body)}</p>`,
    imageUrl: posterUrl(words, 'tall'),
    couponNo: words.couponNo ?? null,
    pointAmt: words.points ?? 0,
    joinLimitCnt: words.limit ?? null,
    telecomOnly: words.telecomOnly === true,
    displayOrder: index + 1,
    startsAt: daysAgo(now, 12),
    endsAt: kstHourOn(now, words.daysLeft, 24),
  }));
}

/** All that the shop window shows. */
export function displayRows(rated: readonly RatedProduct[], now: EpochMs) {
  return {
    ...sectionRows(rated),
    ...exhibitionRows(rated, now),
    mainMenu: MAIN_MENUS.map(({ label }, index) => ({
      mainMenuNo: index + 1,
      menuType: index === 0 ? ('SPECIAL' as const) : ('NORMAL' as const),
      label: ko(label),
      labelEn: en(label),
      displayOrder: index + 1,
    })),
    banner: bannerRows(now),
    event: eventRows(now),
    popup: [
      {
        popupNo: 1,
        pageType: 'MAIN' as const,
        title: '매일 출석하고 100P 받기',
        titleEn: 'Check in daily for 100 points',
        content:
          '<p>하루에 한 번 출석할 때마다 100포인트를 바로 드려요.</p><p><a href="/event/2">출석하러 가기</a></p>',
        contentEn:
          '<p>Check in once a day and receive 100 points right away.</p><p><a href="/event/2">Check in now</a></p>',
        displayOrder: 1,
        startsAt: daysAgo(now, 5),
        endsAt: kstHourOn(now, 60, 24),
      },
    ],
  };
}
