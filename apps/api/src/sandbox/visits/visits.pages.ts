import type { Language } from '@dealstore/commerce-core/domain';
import { html, type Html, written } from '../html.ts';
import { sandboxResponse } from '../sandbox-page.ts';
import type { SandboxPages, SandboxParts } from '../sandbox-parts.ts';
import { readVisits, VISITS_DAYS } from './visits.store.ts';

const TEXT = {
  title: { ko: '방문 통계', en: 'Visits' },
  since: {
    ko: `최근 ${VISITS_DAYS}일 · 브라우저 수로 세고, 누구인지는 알 수 없어요.`,
    en: `The last ${VISITS_DAYS} days. Browsers are counted; nobody knows whose they are.`,
  },
  none: { ko: '아직 기록이 없어요.', en: 'Nothing has been recorded yet.' },
  days: { ko: '날짜별 방문', en: 'By day' },
  views: { ko: '페이지', en: 'pages' },
  platforms: { ko: '기기', en: 'Devices' },
  PC: { ko: 'PC 웹', en: 'Web on a PC' },
  MOBILE_WEB: { ko: '모바일 웹', en: 'Web on a phone' },
  MOBILE_APP: { ko: '앱', en: 'App' },
  funnel: { ko: '보기부터 구매까지', en: 'From view to purchase' },
  viewed: { ko: '상품을 봄', en: 'Saw a product' },
  chose: { ko: '장바구니·주문서로 감', en: 'Went to the cart or an order' },
  began: { ko: '주문서를 엶', en: 'Opened an order sheet' },
  bought: { ko: '구매함', en: 'Bought' },
  campaigns: { ko: '캠페인', en: 'Campaigns' },
  buyers: { ko: '구매', en: 'bought' },
  shares: { ko: '공유', en: 'Shares' },
  KAKAO: { ko: '카카오톡', en: 'KakaoTalk' },
  FACEBOOK: { ko: '페이스북', en: 'Facebook' },
  TWITTER: { ko: 'X(트위터)', en: 'X (Twitter)' },
  URL: { ko: 'URL 복사', en: 'Copied link' },
  APP: { ko: '앱의 공유 창', en: 'Sheet of the app' },
  gifts: { ko: '선물', en: 'Gifts' },
  sent: { ko: '보낸 선물', en: 'Sent' },
  accepted: { ko: '받은 선물', en: 'Accepted' },
  ended: { ko: '취소·거절·만료', en: 'Canceled, refused or expired' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** One bar: its name, how long it is, and further words beside it. */
interface Bar {
  readonly name: Html | string;
  readonly count: number;
  readonly more?: string;
}

/**
 * What the stored history says, drawn for the operator: visits, the way to a purchase,
 * campaigns, shares, gifts. Assumed.
 */
export function visitsPages({ database, clock }: SandboxParts): SandboxPages {
  return {
    routes: [
      {
        method: 'GET',
        path: /^\/sandbox\/visits$/,
        handle: async ({ language }) =>
          sandboxResponse({
            language,
            title: TEXT.title[language],
            body: drawVisits(await readVisits(database, clock.now()), language),
          }),
      },
    ],
    section: async (language) =>
      html`<section>
        <h2>${TEXT.title[language]}</h2>
        <a class="button" href="/sandbox/visits">${TEXT.title[language]}</a>
      </section>`,
  };
}

function drawVisits(visits: Awaited<ReturnType<typeof readVisits>>, language: Language): Html {
  const { days, platforms, funnel, campaigns, shares, gifts } = visits;
  const count = (number: number) => number.toLocaleString(language);
  const named = (name: string): string => {
    if (name === 'PC' || name === 'MOBILE_WEB' || name === 'MOBILE_APP') return TEXT[name][language];
    return name === 'KAKAO' || name === 'FACEBOOK' || name === 'TWITTER' || name === 'URL' || name === 'APP'
      ? TEXT[name][language]
      : name;
  };
  const steps = (['viewed', 'chose', 'began', 'bought'] as const).map((step) => ({
    name: TEXT[step][language],
    count: funnel[step],
    more: `${Math.round((100 * funnel[step]) / Math.max(1, funnel.viewed))}%`,
  }));
  return html`<h1>${TEXT.title[language]}</h1>
    <p class="soft">${TEXT.since[language]}</p>
    ${table(
      'days',
      days.map(({ name, visitors, views }) => ({
        name,
        count: visitors,
        more: `${count(views)} ${TEXT.views[language]}`,
      })),
      language,
    )}
    ${table('funnel', steps, language)}
    ${table(
      'campaigns',
      campaigns.map(({ name, visitors, buyers }) => ({
        name: written(name, language),
        count: visitors,
        more: `${count(buyers)} ${TEXT.buyers[language]}`,
      })),
      language,
    )}
    ${table(
      'platforms',
      platforms.map(({ name, visitors }) => ({ name: named(name), count: visitors })),
      language,
    )}
    ${table(
      'shares',
      shares.map(({ name, shares: times }) => ({ name: named(name), count: times })),
      language,
    )}
    ${table(
      'gifts',
      (['sent', 'accepted', 'ended'] as const).map((kind) => ({ name: TEXT[kind][language], count: gifts[kind] })),
      language,
    )}
    <p><a class="button" href="/sandbox">‹</a></p>`;
}

/** Bars under a heading, the longest of them full. */
function table(title: keyof typeof TEXT, bars: readonly Bar[], language: Language): Html {
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const rows = bars.map(
    ({ name, count, more }) =>
      html`<li>
        <span>${name}</span> <strong>${count.toLocaleString(language)}</strong>
        <span class="soft">${more ?? null}</span>
        <progress max="${most}" value="${count}" aria-hidden="true"></progress>
      </li>`,
  );
  return html`<section>
    <h2>${TEXT[title][language]}</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">${TEXT.none[language]}</p>`
        : html`<ul class="list">
            ${rows}
          </ul>`
    }
  </section>`;
}
