import { describe, expect, it } from 'vitest';
import { bankAccountOf, bankAccountProblems } from './bank-account.ts';
import { BANKS, bankName, isBankCode } from './bank.ts';

describe('the banks that take a refund', () => {
  it('have a code and a name of their own in both languages', () => {
    for (const values of [
      BANKS.map(({ code }) => code),
      BANKS.map(({ name }) => name.ko),
      BANKS.map(({ name }) => name.en),
    ])
      expect(new Set(values).size).toBe(BANKS.length);
    for (const { code, name } of BANKS) {
      expect(code).toMatch(/^\d{2}$/);
      expect(name.en).toMatch(/^[\x20-\x7e]+$/);
      expect([bankName(code, 'ko'), bankName(code, 'en')]).toEqual([name.ko, name.en]);
    }
    expect([isBankCode('88'), isBankCode('901'), bankName('901', 'ko')]).toEqual([true, false, null]);
  });
});

describe('an account', () => {
  const account = { bank: '88', bankAccount: '110123456789', bankDepositorName: ' 김주문 ' };
  it.each([
    [{}, []],
    [{ bank: '' }, ['bank']],
    [{ bank: '신한' }, ['bank']],
    [{ bankAccount: '12345' }, ['bank-account']],
    [{ bankDepositorName: ' ' }, ['bank-depositor']],
  ])('with %j lacks %j', (change, problems) => {
    expect(bankAccountProblems({ ...account, ...change })).toEqual(problems);
    const sent = problems.length === 0 ? { ...account, bankDepositorName: '김주문' } : null;
    expect(bankAccountOf({ ...account, ...change })).toEqual(sent);
  });
});
