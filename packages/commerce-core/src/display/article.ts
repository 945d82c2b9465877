import type { ArticleNo } from '../value/identifiers.ts';

/** A notice or an answer to a question asked often. The vendor’s names. */
export interface Article {
  readonly articleNo: ArticleNo;
  /** What a list of answers is narrowed by; the same in every language. */
  readonly category: string;
  readonly categoryLabel: string;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** Whether it matters so much that it stays on top. */
  readonly notice: boolean;
  /** `yyyy-MM-dd HH:mm:ss` in Korea. */
  readonly registerYmdt: string;
}

/** A group of answers. */
export type ArticleCategory = Pick<Article, 'category' | 'categoryLabel'>;

/** The answers that were asked for, and every group there is, in the order of their answers. */
export interface Faqs {
  readonly categories: readonly ArticleCategory[];
  readonly items: readonly Article[];
}

/** How answers are asked for; without either, all of them. */
export interface FaqRequest {
  readonly category?: string;
  /** Up to 100 letters. */
  readonly keyword?: string;
}

/** Notices on a page. Assumed. */
export const NOTICE_PAGE_SIZE = 20;

/** Puts notices in order: those that matter most first, then newest first. Assumed. */
export function inNoticeOrder<Notice extends Pick<Article, 'notice' | 'registerYmdt' | 'articleNo'>>(
  notices: readonly Notice[],
): readonly Notice[] {
  return notices.toSorted(
    (one, other) =>
      Number(other.notice) - Number(one.notice) ||
      other.registerYmdt.localeCompare(one.registerYmdt) ||
      other.articleNo - one.articleNo,
  );
}

/**
 * Finds answers: of a category, and with every word of the keyword in the question, the answer or the category’s name,
 * whatever the letter case. Assumed.
 */
export function findFaqs(all: readonly Article[], { category, keyword = '' }: FaqRequest): Faqs {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const labels = new Map(all.map((article) => [article.category, article.categoryLabel]));
  return {
    categories: [...labels].map(([key, categoryLabel]) => ({ category: key, categoryLabel })),
    items: all.filter((article) => {
      if (category !== undefined && article.category !== category) return false;
      const text = `${article.title} ${textOf(article.content)} ${article.categoryLabel}`.toLowerCase();
      return words.every((word) => text.includes(word));
    }),
  };
}

/** What a person reads of HTML, for a search: no tags, and the few characters that are always written as entities. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
