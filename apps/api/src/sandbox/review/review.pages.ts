import { commerceError, REPORT_REASONS, type Language, type ReviewReportReason } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { inLanguage } from '../../catalogue/catalogue.ts';
import { withTransaction } from '../../database/database.ts';
import { decideReports } from '../../review/review.ts';
import { writeSecurityEvent } from '../../security-event.ts';
import { html, type Html, written } from '../html.ts';
import { goTo } from '../sandbox-page.ts';
import { listSection, type SandboxPages, type SandboxParts, type Visit } from '../sandbox-parts.ts';

const SHOWN = 20;

const TEXT = {
  title: { ko: '신고된 리뷰', en: 'Reported reviews' },
  none: { ko: '확인할 신고가 없어요.', en: 'No report is waiting.' },
  hide: { ko: '숨기기', en: 'Hide' },
  keep: { ko: '그대로 두기', en: 'Keep' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

const REASONS: Readonly<Record<ReviewReportReason, Readonly<Record<Language, string>>>> = {
  COMMERCIAL: { ko: '광고·홍보', en: 'Advertisement' },
  ABUSE: { ko: '욕설·비방', en: 'Abuse' },
  PORNO: { ko: '음란·불쾌', en: 'Obscene' },
  COPYRIGHT: { ko: '저작권 침해', en: 'Copied' },
  SLANDER: { ko: '명예훼손·개인정보', en: 'Slander or personal data' },
  WRONG: { ko: '상품과 무관', en: 'Not about the product' },
  ETC: { ko: '기타', en: 'Something else' },
};

/** The desk of the operators: each review with an undecided report, on `/sandbox`. Assumed. */
export function reviewPages(parts: SandboxParts): SandboxPages {
  return {
    routes: [
      {
        method: 'POST',
        path: /^\/sandbox\/review\/(?<reviewNo>[1-9]\d{0,14})$/,
        handle: (visit) => takeDecision(parts, visit),
      },
    ],
    section: (language) => waitingReports(parts, language),
  };
}

async function takeDecision({ database, clock, log }: SandboxParts, { path, form }: Visit): Promise<Response> {
  const decision = form.get('decision');
  if (decision !== 'hide' && decision !== 'keep') throw commerceError('INVALID_REQUEST');
  const reviewNo = Number(path['reviewNo']);
  await withTransaction(database, (transaction) =>
    decideReports(transaction, { reviewNo, isHidden: decision === 'hide', at: clock.now() }),
  );
  writeSecurityEvent(log, { event: 'desk.decided', desk: 'review', decision, subjectNo: reviewNo });
  return goTo('/sandbox');
}

interface Report {
  readonly reason: string;
  readonly content: string;
}

async function waitingReports({ database }: SandboxParts, language: Language): Promise<Html> {
  const rows = await database
    .selectFrom('reviewReport')
    .innerJoin('review', 'review.reviewNo', 'reviewReport.reviewNo')
    .innerJoin('product', 'product.productNo', 'review.productNo')
    .select(['review.reviewNo', 'review.content', 'productName', 'productNameEn'])
    .select(
      sql<readonly Report[]>`json_agg(json_build_object('reason', report_reason_cd, 'content', review_report.content)
        order by reported_at)`.as('reports'),
    )
    .where('decidedAt', 'is', null)
    .where('review.deletedAt', 'is', null)
    .groupBy(['review.reviewNo', 'product.productNo'])
    .orderBy('review.reviewNo', 'desc')
    .limit(SHOWN)
    .execute();
  const items = rows.map(({ reviewNo, content, productName, productNameEn, reports }) => {
    const reportRows = reports.map((report) => {
      const reportReason = REPORT_REASONS.find((reason) => reason === report.reason) ?? 'ETC';
      const reason = REASONS[reportReason][language];
      const detail = report.content === '' ? null : html` · ${written(report.content, language)}`;
      return html`<span class="soft text">${reason}${detail}</span>`;
    });
    return html`<li>
      ${written(content, language)}
      <span class="soft">${written(inLanguage(language, productName, productNameEn), language)}</span>
      ${reportRows}
      <form method="post" action="/sandbox/review/${reviewNo}">
        <button name="decision" value="hide">${TEXT.hide[language]}</button>
        <button name="decision" value="keep">${TEXT.keep[language]}</button>
      </form>
    </li>`;
  });
  return listSection(TEXT.title[language], items, TEXT.none[language]);
}
