import { describe, expect, it } from 'vitest';
import { confirmedOrder } from './suite-order.ts';
import { PNG } from './suite-picture.ts';
import { type OpenSuiteShop, refusalOf, codeAndDetailsOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

const PAGE = { pageNumber: 1, pageSize: 10 };
const ASK = { type: 'PRODUCT', content: '언제 다시 들어오나요?', secreted: false, answerAlarm: true } as const;
const TALK = {
  type: 'PAYMENT',
  title: '결제 문의',
  content: '결제가 두 번 됐어요.',
  orderNo: null,
  fileNames: [],
  answerAlarm: true,
} as const;

/** What every InquiryApi does. */
export function inquiryApiSuite(open: OpenSuiteShop): void {
  describe('InquiryApi', () => {
    const shop = withShop(open);

    it('asks about a product, and shows the question there and among one’s own [GAP-10, GAP-11, ROUTE-21]', async () => {
      const { member, goods } = shop();
      const { productNo } = goods.plain;
      const inquiryNo = await member.inquiryApi.askProduct(
        productNo,
        { ...ASK, content: ` ${ASK.content} ` },
        'ask-plain',
      );
      expect((await member.productApi.inquiries(productNo, PAGE)).items).toMatchObject([
        { inquiryNo, type: 'PRODUCT', content: ASK.content, replied: false },
      ]);
      const own = await member.inquiryApi.list({ ...PAGE, kind: 'PRODUCT' });
      expect(own).toMatchObject({ totalCount: 1, items: [{ inquiryNo, product: { productNo }, answers: [] }] });
      expect(await member.inquiryApi.list({ ...PAGE, kind: 'SERVICE' })).toEqual({ items: [], totalCount: 0 });
      expect(await member.inquiryApi.get(inquiryNo)).toEqual(own.items[0]);
    });

    it('shows a secret question to its writer, and leaves it out when secret ones are not wanted [GAP-10]', async () => {
      const { member, goods } = shop();
      const { productNo } = goods.plain;
      const inquiryNo = await member.inquiryApi.askProduct(productNo, { ...ASK, secreted: true }, 'ask-secret');
      const [own] = (await member.productApi.inquiries(productNo, PAGE)).items;
      expect(own).toMatchObject({ inquiryNo, secreted: true, content: ASK.content });
      expect((await member.productApi.inquiries(productNo, { ...PAGE, excludeSecret: true })).totalCount).toBe(0);
    });

    it('asks the shop about an order with a picture [GAP-11, ROUTE-51]', async () => {
      const { member } = shop();
      const { orderNo } = await confirmedOrder(shop());
      const { fileName, imageUrl } = await member.fileApi.upload(PNG);
      const question = { ...TALK, type: 'DELIVERY', orderNo, fileNames: [fileName] } as const;
      const inquiryNo = await member.inquiryApi.askShop(question, 'ask-shop-order');
      expect(await member.inquiryApi.get(inquiryNo)).toMatchObject({
        kind: 'SERVICE',
        type: 'DELIVERY',
        title: TALK.title,
        product: null,
        orderNo,
        fileUrls: [imageUrl],
      });
      const foreign = { ...TALK, orderNo: '2020010100000001' };
      expect(await refusalOf(member.inquiryApi.askShop(foreign, 'ask-foreign'))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('shows an answer, and sends an alarm only where one was requested [GAP-11]', async () => {
      const { member, answerInquiry } = shop();
      const withAlarm = await member.inquiryApi.askShop(TALK, 'ask-shop-told');
      const silent = await member.inquiryApi.askShop({ ...TALK, answerAlarm: false }, 'ask-silent');
      for (const inquiryNo of [withAlarm, silent]) await answerInquiry(inquiryNo, '확인해 보겠습니다.');
      expect(await member.inquiryApi.get(withAlarm)).toMatchObject({
        replied: true,
        answers: [{ content: '확인해 보겠습니다.' }],
      });
      const { items } = await member.alarmApi.list(PAGE);
      expect(items.filter(({ alarmType }) => alarmType === 'INQUIRY')).toMatchObject([
        { title: '문의에 답변이 달렸어요', landingUrl: '/myPage/qna?tab=mallQna' },
      ]);
    });

    it('takes a question once, however often it is sent', async () => {
      const { member, goods } = shop();
      const { inquiryApi } = member;
      const { productNo } = goods.plain;
      const ofProduct = await inquiryApi.askProduct(productNo, ASK, 'ask-product-once');
      expect(await inquiryApi.askProduct(productNo, ASK, 'ask-product-once')).toBe(ofProduct);
      const ofShop = await inquiryApi.askShop(TALK, 'ask-shop-once');
      expect(await inquiryApi.askShop(TALK, 'ask-shop-once')).toBe(ofShop);
      for (const kind of ['PRODUCT', 'SERVICE'] as const) {
        expect((await inquiryApi.list({ ...PAGE, kind })).totalCount).toBe(1);
      }
      const other = [
        inquiryApi.askProduct(productNo, { ...ASK, secreted: true }, 'ask-product-once'),
        inquiryApi.askShop({ ...TALK, title: '다른 문의' }, 'ask-shop-once'),
      ];
      for (const refusal of await Promise.all(other.map(refusalOf))) {
        expect(refusal).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
      }
    });

    it('takes a question away, from every list [GAP-11]', async () => {
      const { member, goods } = shop();
      const { productNo } = goods.plain;
      const inquiryNo = await member.inquiryApi.askProduct(productNo, ASK, 'ask-removed');
      await member.inquiryApi.remove(inquiryNo);
      expect((await member.productApi.inquiries(productNo, PAGE)).totalCount).toBe(0);
      expect((await member.inquiryApi.list({ ...PAGE, kind: 'PRODUCT' })).totalCount).toBe(0);
      for (const refusal of await Promise.all(
        [member.inquiryApi.get(inquiryNo), member.inquiryApi.remove(inquiryNo)].map(refusalOf),
      )) {
        expect(refusal).toMatchObject({ code: 'NOT_FOUND' });
      }
    });

    it.each([
      ['an empty title', { title: ' ' }, 'title', 'minLength'],
      ['too long a title', { title: '가'.repeat(101) }, 'title', 'maxLength'],
      ['words nobody sees', { content: '\u200B\u3164' }, 'content', 'minLength'],
    ])('does not ask the shop with %s', async (_, over, field, rule) => {
      const { inquiryApi } = shop().member;
      const invalid = { code: 'INVALID_REQUEST', details: { place: `body/${field}`, rule } };
      expect(await codeAndDetailsOf(inquiryApi.askShop({ ...TALK, ...over }, 'ask-malformed'))).toEqual(invalid);
      expect((await inquiryApi.list({ ...PAGE, kind: 'SERVICE' })).totalCount).toBe(0);
    });

    it('refuses an empty or overlong question about a product, one about withheld goods and one of a guest', async () => {
      const { member, guest, goods } = shop();
      const { plain, adult } = goods;
      const ask = (content: string, key: string) =>
        codeAndDetailsOf(member.inquiryApi.askProduct(plain.productNo, { ...ASK, content }, key));
      const invalid = (rule: string) => ({ code: 'INVALID_REQUEST', details: { place: 'body/content', rule } });
      expect(await ask('  ', 'ask-empty')).toEqual(invalid('minLength'));
      expect(await ask('가'.repeat(1_001), 'ask-endless')).toEqual(invalid('maxLength'));
      const withheld = member.inquiryApi.askProduct(adult.productNo, ASK, 'ask-adult');
      expect(await refusalOf(withheld)).toMatchObject({ code: 'ADULT_ONLY' });
      const nobody = guest.inquiryApi.list({ ...PAGE, kind: 'PRODUCT' });
      expect(await refusalOf(nobody)).toMatchObject({ code: 'AU99' });
    });
  });
}
