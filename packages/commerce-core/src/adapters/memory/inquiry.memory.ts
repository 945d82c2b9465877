import { withheldFrom } from '../../access/access.ts';
import { contentRefusal } from '../../access/content-refusal.ts';
import { maskName } from '../../account/masking.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { refuse } from '../../error/refusal.ts';
import { productQuestionRefusal, serviceQuestionRefusal } from '../../inquiry/inquiry-refusal.ts';
import type { InquiryApi } from '../../inquiry/inquiry.port.ts';
import type { MyInquiry } from '../../inquiry/inquiry.ts';
import { type Inquiry, SHOWN_INQUIRY_TYPES } from '../../product/product-inquiry.ts';
import { formatYmdt } from '../../value/calendar.ts';
import type { InquiryNo, ProductNo } from '../../value/identifiers.ts';
import { addAlarm } from './shop/memory-alarm.ts';
import { imageOf, type MemoryBackend, productOf } from './memory-backend.ts';
import type { MemoryOutside } from './shop/memory-outside.ts';
import { rememberAnswers } from './remember-answers.ts';

/** Inquiries of the member of a memory shop. */
export function createMemoryInquiryApi(backend: MemoryBackend, { orderOf }: MemoryOutside): InquiryApi {
  const { state, clock } = backend;
  const askProductOnce = rememberAnswers<InquiryNo>();
  const askShopOnce = rememberAnswers<InquiryNo>();
  const own = (inquiryNo: InquiryNo): MyInquiry => {
    const inquiry = state.inquiries.find((one) => one.inquiryNo === inquiryNo);
    if (inquiry === undefined) throw commerceError('NOT_FOUND');
    return inquiry;
  };
  const add = (
    fields: Omit<MyInquiry, 'inquiryNo' | 'replied' | 'registerYmdt' | 'answers'>,
    tells: boolean,
  ): InquiryNo => {
    const inquiryNo = backend.nextNo();
    const inquiry = {
      ...fields,
      title: fields.title.trim(),
      content: fields.content.trim(),
      inquiryNo,
      replied: false,
      registerYmdt: formatYmdt(clock.now()),
      answers: [],
    };
    state.inquiries = [inquiry, ...state.inquiries];
    if (tells) state.toldInquiries = [...state.toldInquiries, inquiryNo];
    return inquiryNo;
  };
  return {
    list: async ({ kind, pageNumber, pageSize }) => {
      await backend.member();
      const ofKind = state.inquiries.filter((inquiry) => inquiry.kind === kind);
      const start = (pageNumber - 1) * pageSize;
      return { items: ofKind.slice(start, start + pageSize), totalCount: ofKind.length };
    },
    get: async (inquiryNo) => {
      await backend.member();
      return own(inquiryNo);
    },
    askProduct: async (productNo, question, key) => {
      await backend.member();
      const goods = productOf(backend, productNo);
      refuse(contentRefusal(withheldFrom(await backend.visitor(), goods)));
      const product = { productNo, productName: goods.productName, imageUrl: imageOf(productNo) };
      const { answerAlarm, ...fields } = question;
      const about = { kind: 'PRODUCT', title: '', product, orderNo: null, fileUrls: [] } as const;
      return askProductOnce(key, { productNo, question }, async () => {
        refuse(productQuestionRefusal(question));
        return add({ ...about, ...fields }, answerAlarm);
      });
    },
    askShop: async (question, key) => {
      await backend.member();
      const { type, title, content, orderNo, fileNames, answerAlarm } = question;
      const fileUrls = fileNames.map((fileName) => `/files/${fileName}`);
      const about = { title, content, secreted: true, product: null, orderNo, fileUrls };
      return askShopOnce(key, question, async () => {
        refuse(serviceQuestionRefusal(question));
        if (orderNo !== null) orderOf(orderNo);
        return add({ kind: 'SERVICE', type, ...about }, answerAlarm);
      });
    },
    remove: async (inquiryNo) => {
      await backend.member();
      const inquiry = own(inquiryNo);
      state.inquiries = state.inquiries.filter((one) => one !== inquiry);
    },
  };
}

/** Plays the seller: answers an inquiry, and tells it where that was asked for. */
export function answerMemoryInquiry(backend: MemoryBackend, inquiryNo: InquiryNo, content: string): void {
  const { state, clock } = backend;
  const answer = { content, registerYmdt: formatYmdt(clock.now()) };
  const inquiry = state.inquiries.find((one) => one.inquiryNo === inquiryNo);
  if (inquiry === undefined) throw commerceError('NOT_FOUND');
  const answered = { ...inquiry, replied: true, answers: [...inquiry.answers, answer] };
  state.inquiries = state.inquiries.map((one) => (one === inquiry ? answered : one));
  if (!state.toldInquiries.includes(inquiryNo)) return;
  addAlarm(backend, `inquiry:${inquiryNo}:answered`, { type: 'INQUIRY_ANSWERED', kind: inquiry.kind });
}

/** Inquiries about a product as a visitor sees them: the words of a secret one only to its writer. */
export function memoryInquiries({ state }: MemoryBackend, productNo: ProductNo, isMember: boolean): readonly Inquiry[] {
  return state.inquiries.flatMap(({ product, type, ...inquiry }): readonly Inquiry[] => {
    const shownType = SHOWN_INQUIRY_TYPES.find((one) => one === type);
    if (product?.productNo !== productNo || shownType === undefined) return [];
    const { inquiryNo, secreted, replied, registerYmdt } = inquiry;
    const shown = {
      inquiryNo,
      type: shownType,
      secreted,
      replied,
      registerYmdt,
      memberId: maskName(state.account.name),
    };
    const isShown = isMember || !secreted;
    const { title, content, answers } = inquiry;
    return [isShown ? { ...shown, title, content, answers } : { ...shown, title: '', content: '', answers: [] }];
  });
}
