import { commerceError, type Language } from '@dealstore/commerce-core/domain';
import { inLanguage } from '../../catalogue/catalogue.ts';
import { withTransaction } from '../../database/database.ts';
import { answerInquiry } from '../../inquiry/inquiry.ts';
import { writeSecurityEvent } from '../../security-event.ts';
import { html, type Html, written } from '../html.ts';
import { goTo } from '../sandbox-page.ts';
import { listSection, type SandboxPages, type SandboxParts, type Visit } from '../sandbox-parts.ts';

const SHOWN = 20;
const ANSWER_LENGTH = 500;

const TEXT = {
  title: { ko: '판매자 문의함', en: 'The seller’s inquiries' },
  none: { ko: '기다리는 문의가 없어요.', en: 'No inquiry is waiting.' },
  shop: { ko: '1:1 문의', en: 'Customer service' },
  answer: { ko: '답변하기', en: 'Answer' },
  words: { ko: '답변', en: 'The answer' },
  usual: {
    ko: '안녕하세요, 고객님. 문의하신 내용을 확인했습니다. 더 궁금하신 점이 있으면 언제든 남겨 주세요. 감사합니다.',
    en: 'Thank you for your question. We have looked into it; please ask us anytime.',
  },
  shopName: { ko: '딜스토어', en: 'Dealstore' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** The desk of the seller: each inquiry of a member that waits for an answer, on `/sandbox`. Assumed. */
export function inquiryPages(parts: SandboxParts): SandboxPages {
  return {
    routes: [
      {
        method: 'POST',
        path: /^\/sandbox\/inquiry\/(?<inquiryNo>[1-9]\d{0,14})$/,
        handle: (visit) => takeAnswer(parts, visit),
      },
    ],
    section: (language) => waitingInquiries(parts, language),
  };
}

async function takeAnswer({ database, clock, log }: SandboxParts, { path, form, language }: Visit): Promise<Response> {
  const inquiryNo = Number(path['inquiryNo']);
  const inquiry = await database
    .selectFrom('inquiry')
    .leftJoin('product', 'product.productNo', 'inquiry.productNo')
    .leftJoin('partner', 'partner.partnerNo', 'product.partnerNo')
    .select('partnerName')
    .where('inquiryNo', '=', inquiryNo)
    .executeTakeFirst();
  if (inquiry === undefined) throw commerceError('NOT_FOUND');
  const content = (form.get('content')?.trim() || TEXT.usual[language]).slice(0, ANSWER_LENGTH);
  const answererName = inquiry.partnerName ?? TEXT.shopName.ko;
  await withTransaction(database, (transaction) =>
    answerInquiry(transaction, { inquiryNo, answererName, content, at: clock.now() }),
  );
  writeSecurityEvent(log, { event: 'desk.decided', desk: 'inquiry', decision: 'answer', subjectNo: inquiryNo });
  return goTo('/sandbox');
}

async function waitingInquiries({ database }: SandboxParts, language: Language): Promise<Html> {
  const rows = await database
    .selectFrom('inquiry')
    .leftJoin('product', 'product.productNo', 'inquiry.productNo')
    .select(['inquiryNo', 'inquiry.content', 'productName', 'productNameEn'])
    .where('inquiry.memberNo', 'is not', null)
    .where('inquiry.status', '=', 'ASKED')
    .where('inquiry.deletedAt', 'is', null)
    .orderBy('inquiryNo', 'desc')
    .limit(SHOWN)
    .execute();
  const label = TEXT.words[language];
  const items = rows.map(({ inquiryNo, content, productName, productNameEn }) => {
    const about =
      productName === null ? TEXT.shop[language] : inLanguage(language, productName, productNameEn ?? productName);
    return html`<li>
      ${written(content, language)} <span class="soft">${about}</span>
      <form method="post" action="/sandbox/inquiry/${inquiryNo}">
        <input name="content" aria-label="${label}" placeholder="${label}" maxlength="${ANSWER_LENGTH}" />
        <button>${TEXT.answer[language]}</button>
      </form>
    </li>`;
  });
  return listSection(TEXT.title[language], items, TEXT.none[language]);
}
