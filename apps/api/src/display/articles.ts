import {
  type EpochMs,
  findFaqs,
  formatYmdt,
  inNoticeOrder,
  type Language,
  NOTICE_PAGE_SIZE,
} from '@dealstore/commerce-core/domain';
import { inLanguage, memoizePerVersion, type View } from '../catalogue/catalogue.ts';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { fromTimestamp } from '../database/instant.ts';
import { numberedPage } from '../http/numbered-page.ts';
import { safeHtml } from '../safe-html.ts';

/** Newest articles of a board that are read at most. Assumed: a shop has some dozens. */
const ARTICLE_LIMIT = 1_000;

const noticesOf = memoizePerVersion((database: Database) => readArticles(database, 'NOTICE'));
const faqsOf = memoizePerVersion((database: Database) => readArticles(database, 'FAQ'));

type ArticleRow = Awaited<ReturnType<typeof readArticles>>[number];

/** Answers a page of the notices whose day has come. */
export async function noticePage(
  { database, version, language, now }: View,
  query: CallOf<'getNotices'>['query'],
): Promise<JsonAnswer<'getNotices'>> {
  const { offset, limit } = numberedPage(query, NOTICE_PAGE_SIZE);
  const notices = inNoticeOrder(shownArticles(await noticesOf(database, version), language, now));
  return { items: notices.slice(offset, offset + limit).map(sanitized), totalCount: notices.length };
}

/** Answers the questions asked often that fit, and every category there is. */
export async function faqAnswers(
  { database, version, language, now }: View,
  query: CallOf<'getFaqs'>['query'],
): Promise<JsonAnswer<'getFaqs'>> {
  const faqs = shownArticles((await faqsOf(database, version)).toReversed(), language, now);
  const { categories, items } = findFaqs(faqs, query);
  return { categories: [...categories], items: items.map(sanitized) };
}

function readArticles(database: Database, board: 'NOTICE' | 'FAQ') {
  return database
    .selectFrom('article')
    .select([
      'articleNo',
      'category',
      'categoryEn',
      'title',
      'titleEn',
      'content',
      'contentEn',
      'pinned',
      'registeredAt',
    ])
    .where('board', '=', board)
    .orderBy('articleNo', 'desc')
    .limit(ARTICLE_LIMIT)
    .execute();
}

function shownArticles(rows: readonly ArticleRow[], language: Language, now: EpochMs) {
  return rows
    .filter(({ registeredAt }) => fromTimestamp(registeredAt) <= now)
    .map((row) => ({
      articleNo: row.articleNo,
      category: row.category,
      categoryLabel: inLanguage(language, row.category, row.categoryEn),
      title: inLanguage(language, row.title, row.titleEn),
      content: inLanguage(language, row.content, row.contentEn),
      notice: row.pinned,
      registerYmdt: formatYmdt(fromTimestamp(row.registeredAt)),
    }));
}

function sanitized<Article extends { readonly content: string }>(article: Article): Article {
  return { ...article, content: safeHtml(article.content) };
}
