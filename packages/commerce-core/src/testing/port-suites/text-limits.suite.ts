import { describe, expect, it } from 'vitest';
import { PERSON_NAME_LIMIT } from '../../account/person-name.ts';
import { WITHDRAW_REASON_LENGTH } from '../../account/phone-certification.ts';
import { ENTRANCE_CODE_LIMIT, MEMO_LIMIT } from '../../address/address.ts';
import { CLAIM_DETAIL_LIMIT } from '../../claim/claim.ts';
import { GIFT_MESSAGE_LIMIT } from '../../gift/gift-request.ts';
import { REPORT_LENGTH } from '../../review/review-rule.ts';
import { won } from '../../value/won.ts';
import { claimed, claimEstimateRequest } from './suite-claim.ts';
import { sendGift } from './suite-gift.ts';
import { confirmedOrder, reservationOf } from './suite-order.ts';
import { type OpenSuiteShop, codeAndDetailsOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** One letter more than there may be. */
const beyond = (limit: number): string => '가'.repeat(limit + 1);
const tooLong = (field: string) => ({
  code: 'INVALID_REQUEST',
  details: { place: `body/${field}`, rule: 'maxLength' },
});

/** What every shop makes of words that are longer than they may be, besides those of a form with problems of its own. */
export function textLimitsSuite(open: OpenSuiteShop): void {
  describe('words that are too long', () => {
    const shop = withShop(open);

    it('reject an order with a text that is too long', async () => {
      const { orderApi } = shop().member;
      const products = [{ ...shop().goods.plain, orderCnt: 1 }];
      const sheet = await orderApi.sheet(await orderApi.createSheet({ type: 'direct', products }));
      const reservation = reservationOf(sheet, won(10_000));
      const wrong = [
        ['orderer/ordererName', { orderer: { ...reservation.orderer, ordererName: beyond(PERSON_NAME_LIMIT) } }],
        ['deliveryMemo', { deliveryMemo: beyond(MEMO_LIMIT) }],
        ['entranceCode', { entranceCode: beyond(ENTRANCE_CODE_LIMIT) }],
      ] as const;
      for (const [field, over] of wrong) {
        const reserved = orderApi.reserve(sheet.orderSheetNo, { ...reservation, ...over }, 'reserve-too-long');
        expect(await codeAndDetailsOf(reserved)).toEqual(tooLong(field));
      }
    });

    it('reject a claim reason that is too long', async () => {
      const question = claimEstimateRequest(await confirmedOrder(shop(), { upTo: 'PRODUCT_PREPARE' }));
      const attempt = claimed(shop(), question, { claimReasonDetail: beyond(CLAIM_DETAIL_LIMIT) });
      expect(await codeAndDetailsOf(attempt)).toEqual(tooLong('claimReasonDetail'));
    });

    it('reject a report of a review and a refusal of a gift that are too long', async () => {
      const { member, goods, reviewNo } = shop();
      const report = { reportReasonCd: 'ETC', content: beyond(REPORT_LENGTH) } as const;
      const reported = member.reviewApi.report(goods.plain.productNo, reviewNo, report);
      expect(await codeAndDetailsOf(reported)).toEqual(tooLong('content'));
      const { giftId } = await sendGift(shop());
      const token = await member.giftApi.link(giftId);
      const refused = member.giftApi.refuse(giftId, beyond(GIFT_MESSAGE_LIMIT), token);
      expect(await codeAndDetailsOf(refused)).toEqual(tooLong('message'));
    });

    it('reject a withdrawal reason that is too long', async () => {
      const { accountApi } = shop().member;
      const { verificationId } = await accountApi.requestPhoneCode({ purpose: 'withdrawal' });
      const left = accountApi.withdraw({ withdrawReason: beyond(WITHDRAW_REASON_LENGTH), verificationId });
      expect(await codeAndDetailsOf(left)).toEqual(tooLong('withdrawReason'));
    });
  });
}
