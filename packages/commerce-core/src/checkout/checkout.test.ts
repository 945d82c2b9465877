import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { orderSheet } from '../testing/order-sheet-rows.ts';
import {
  checkoutProblems,
  ENTRANCE_CODE_LIMIT,
  initialChoice,
  isSamePrice,
  MEMO_LIMIT,
  reserveRequest,
} from './checkout.ts';

describe('what is said to who delivers', () => {
  const sheet = orderSheet();
  const choice = initialChoice(sheet);

  it.prop([fc.string({ maxLength: MEMO_LIMIT * 2 }), fc.string({ maxLength: ENTRANCE_CODE_LIMIT * 2 })])(
    'may be as long as its field, moves no price, and goes with the order word for word [GAP-20]',
    (deliveryMemo, entranceCode) => {
      const said = { ...choice, deliveryMemo, entranceCode };
      const problems = checkoutProblems(sheet, said);
      expect(problems.includes('memo')).toBe(deliveryMemo.length > MEMO_LIMIT);
      expect(problems.includes('entrance-code')).toBe(entranceCode.length > ENTRANCE_CODE_LIMIT);
      expect(isSamePrice(choice, said)).toBe(true);
      expect(reserveRequest(sheet, said, '/')).toMatchObject({ deliveryMemo, entranceCode });
    },
  );
});

describe('what a sheet opens with', () => {
  it('has the proven name and phone of who orders where there is no address yet', () => {
    const { mainAddress: _, ...addresses } = orderSheet().orderSheetAddress;
    const sheet = orderSheet({ orderSheetAddress: { ...addresses, mainAddress: null, recentAddresses: [] } });
    const { ordererName, ordererContact1 } = sheet.ordererContact;
    expect(initialChoice(sheet).address).toMatchObject({
      addressNo: 0,
      receiverName: ordererName,
      receiverContact1: ordererContact1,
      receiverZipCd: '',
    });
  });

  it.each([null, 'KAKAO_PAY'] as const)(
    'keeps a payment method only for who asked for it before: %s',
    (lastPayType) => {
      const choice = initialChoice({ ...orderSheet(), lastPayType });
      expect([choice.payType, choice.rememberPayType, choice.agreedTerms]).toEqual([
        lastPayType,
        lastPayType !== null,
        [],
      ]);
    },
  );
});
