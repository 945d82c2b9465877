import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { won } from '../../value/won.ts';
import {
  allowsCashReceipt,
  cashReceiptStatus,
  isBusinessNumber,
  isCashReceipt,
  maskedCashReceiptKey,
} from './cash-receipt.ts';

describe('isBusinessNumber', () => {
  it.each([
    ['1208147521', true],
    ['2208162517', true],
    ['1208147522', false],
    ['120814752', false],
    ['120-81-47521', false],
    ['', false],
  ])('of %s is %s', (digits, isRight) => {
    expect(isBusinessNumber(digits)).toBe(isRight);
  });

  it.prop([fc.stringMatching(/^\d{9}$/)])('has one right last digit for any nine', (nine) => {
    const right = [...'0123456789'].filter((last) => isBusinessNumber(nine + last));
    expect(right).toHaveLength(1);
  });
});

describe('a cash receipt', () => {
  const person = { cashReceiptIssuePurposeType: 'INCOME_TAX_DEDUCTION', cashReceiptKey: '01000001001' } as const;
  const business = { cashReceiptIssuePurposeType: 'PROOF_EXPENDITURE', cashReceiptKey: '1208147521' } as const;

  it('of a person has a phone of exactly eleven digits, of a business its number [VALID-01, VALID-02]', () => {
    expect([person, business].map(isCashReceipt)).toEqual([true, true]);
    expect(isCashReceipt({ ...person, cashReceiptKey: business.cashReceiptKey })).toBe(false);
    expect(isCashReceipt({ ...business, cashReceiptKey: person.cashReceiptKey })).toBe(false);
  });

  it('shows no more of its key than needed', () => {
    expect([person, business].map(maskedCashReceiptKey)).toEqual(['010-****-1001', '120-**-*****']);
  });

  it('is issued for payments that count as cash', () => {
    expect(
      (['VIRTUAL_ACCOUNT', 'REALTIME_ACCOUNT_TRANSFER', 'CREDIT_CARD', 'MOBILE'] as const).map(allowsCashReceipt),
    ).toEqual([true, true, false, false]);
  });
});

describe('cashReceiptStatus', () => {
  it.each([
    ['REQUESTED', 0, 'WAITING', 0],
    ['REFUSED', 0, 'REFUSED', 0],
    ['ISSUED', 0, 'ISSUED', 10_000],
    ['ISSUED', 1, 'PARTLY_CANCELED', 9_999],
    ['ISSUED', 10_000, 'CANCELED', 0],
  ] as const)(
    'of one that is %s, with %i of 10,000 won canceled, is %s of %i won',
    (status, canceled, statusType, amt) => {
      const issue = { status, issueAmt: won(10_000), canceledAmt: won(canceled) };
      expect(cashReceiptStatus(issue)).toEqual({ statusType, receiptAmt: amt });
    },
  );

  it('waits until the money has come', () => {
    expect(cashReceiptStatus(null)).toEqual({ statusType: 'WAITING', receiptAmt: 0 });
  });
});
