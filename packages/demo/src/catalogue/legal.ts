import { JOIN_TERMS, kst, type EpochMs } from '@dealstore/commerce-core/domain';
import { escapeXml } from '../art/shape.ts';
import { DEMO_MEMBERS } from '../people.ts';
import { joinedAt } from './member.ts';
import { daysAgo } from './moment.ts';
import { NOTICES } from './words/article.ts';
import { FAQS } from './words/faq.ts';
import { ORDER_TERMS } from './words/terms/order.ts';
import { PRIVACY_TERMS } from './words/terms/privacy.ts';
import { REFUND_TERMS } from './words/terms/refund.ts';
import { SHOP_TERMS } from './words/terms/shop.ts';
import type { Article } from './words/terms/terms.ts';
import { USE_TERMS } from './words/terms/use.ts';
import { en, ko, type Word } from './words/word.ts';

/** The day the texts took effect, or two months before a `now` that is earlier. */
const ENFORCED_AT = kst('2026-01-01 00:00:00');

function html(articles: readonly Article[], half: (word: Word) => string): string {
  return articles
    .map(([heading, ...paragraphs]) => {
      const body = paragraphs.map((paragraph) => `<p>${escapeXml(half(paragraph))}</p>`).join('');
      return `<h3>${escapeXml(half(heading))}</h3>${body}`;
    })
    .join('');
}

/** Escapes what a text between tags cannot hold; quotes it can. */
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function paragraphs(words: readonly Word[], half: (word: Word) => string): string {
  return words.map((word) => `<p>${escapeText(half(word))}</p>`).join('');
}

function termsRows(now: EpochMs) {
  const enforcedAt = ENFORCED_AT < now ? new Date(ENFORCED_AT) : daysAgo(now, 60);
  return [...USE_TERMS, ...PRIVACY_TERMS, ...ORDER_TERMS, ...SHOP_TERMS, ...REFUND_TERMS].map(
    ({ type, name, required, articles }, index) => ({
      termsNo: index + 1,
      type,
      version: '1',
      name: ko(name),
      nameEn: en(name),
      contents: html(articles, ko),
      contentsEn: html(articles, en),
      required,
      enforcedAt,
    }),
  );
}

/** What the members of the demo agreed to when they came: all that is required, nothing that is not. */
function consentRows(terms: ReturnType<typeof termsRows>, now: EpochMs) {
  const joinTerms = terms.filter(({ type }) => JOIN_TERMS.includes(type));
  return DEMO_MEMBERS.flatMap(({ memberNo }) =>
    joinTerms.map(({ type, version, required }) => ({
      memberNo,
      type,
      version,
      agreed: required === true,
      channel: 'MOBILE_WEB' as const,
      agreedAt: joinedAt(memberNo, now),
    })),
  );
}

/** The legal texts and who agreed to them, the notices and the frequent questions. */
export function legalRows(now: EpochMs) {
  const terms = termsRows(now);
  return {
    terms,
    consent: consentRows(terms, now),
    article: [...NOTICES, ...FAQS].map((words, index) => ({
      articleNo: index + 1,
      board: words.board,
      category: ko(words.category),
      categoryEn: en(words.category),
      title: ko(words.title),
      titleEn: en(words.title),
      content: paragraphs(words.body, ko),
      contentEn: paragraphs(words.body, en),
      pinned: words.pinned === true,
      registeredAt: daysAgo(now, words.daysAgo),
    })),
  };
}
