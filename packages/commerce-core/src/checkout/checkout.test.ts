import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PERSON_NAME_LIMIT } from '../account/person-name.ts';
import { orderSheet } from '../testing/order-sheet-rows.ts';
import { typedText } from '../testing/typed-text.ts';
import { checkoutProblems, initialChoice, isSamePrice, pricedChoice, reserveRequest } from './checkout.ts';
import { ENTRANCE_CODE_LIMIT, MEMO_LIMIT } from '../address/address.ts';

/** What people type, often as long as a field or a character longer. */
const about = (limit: number) => fc.oneof(typedText(), typedText({ minLength: limit, maxLength: limit + 1 }));

describe('delivery memo', () => {
  const sheet = orderSheet();
  const choice = initialChoice(sheet);

  it.prop([about(MEMO_LIMIT), about(ENTRANCE_CODE_LIMIT)])(
    'may be as long as its field, moves no price, and goes with the order word for word [GAP-20]',
    (deliveryMemo, entranceCode) => {
      const choiceWithMemo = { ...choice, deliveryMemo, entranceCode };
      const problems = checkoutProblems(sheet, choiceWithMemo);
      expect(problems.includes('memo')).toBe([...deliveryMemo].length > MEMO_LIMIT);
      expect(problems.includes('entrance-code')).toBe([...entranceCode].length > ENTRANCE_CODE_LIMIT);
      expect(isSamePrice(choiceWithMemo, pricedChoice(choice))).toBe(true);
      expect(reserveRequest(sheet, choiceWithMemo, '/')).toMatchObject({ deliveryMemo, entranceCode });
    },
  );

  it('is counted in characters, those of four bytes as one each', () => {
    const full = { deliveryMemo: '𠮷'.repeat(MEMO_LIMIT), entranceCode: '😀'.repeat(ENTRANCE_CODE_LIMIT) };
    const orderer = { ...choice.orderer, ordererName: '𠮷'.repeat(PERSON_NAME_LIMIT) };
    const problems = checkoutProblems(sheet, { ...choice, ...full, orderer });
    expect(problems.filter((problem) => ['memo', 'entrance-code', 'orderer-name'].includes(problem))).toEqual([]);
  });
});

describe('what a sheet opens with', () => {
  it('has the proven name and phone of the buyer when there is no address yet', () => {
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

  it('has the address chosen on this device, among several in one place, and none for a typed one', () => {
    const { mainAddress, ...others } = orderSheet().orderSheetAddress;
    if (mainAddress === null) throw new Error('the sheet has a usual address');
    const flats = [2, 3].map((addressNo) => ({ ...mainAddress, addressNo }));
    const elsewhere = { ...mainAddress, addressNo: 4, receiverZipCd: '63000' };
    const bookedAddresses = [...flats, elsewhere];
    const open = (receiverZipCd: string, addressNo: number | null) => {
      const sheet = orderSheet({ receiverZipCd, orderSheetAddress: { ...others, mainAddress, bookedAddresses } });
      const defaults = {
        deliveryMemo: '',
        payType: null,
        installmentMonths: 0,
        rememberPayType: false,
        agreedTerms: [],
      };
      return initialChoice(sheet, addressNo === null ? null : { addressNo, ...defaults }).address.addressNo;
    };
    const here = mainAddress.receiverZipCd;
    expect([open(here, 3), open(here, 2), open('63000', 4), open('63000', null), open(here, null)]).toEqual([
      3, 2, 4, 4, 1,
    ]);
    expect([open('63000', 0), open('63000', 99)]).toEqual([1, 1]);
  });

  it.each([null, 'KAKAO_PAY'] as const)(
    'keeps a payment method only for a buyer who asked for it before: %s',
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
