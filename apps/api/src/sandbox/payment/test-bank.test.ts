import { kst } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { issueAccount, TEST_BANKS } from './test-bank.ts';

describe('issueAccount', () => {
  it.each([
    ['ko', '모래은행', '딜스토어'],
    ['en', 'Sand Bank', 'Dealstore'],
  ] as const)('names bank and depositor in the language of the payer: %s', (language, bankName, depositorName) => {
    const account = issueAccount(TEST_BANKS[1], 'pay_1', kst('2026-11-20 10:00:00'), language);
    expect(account).toMatchObject({ bank: '902', bankName, depositorName });
  });
});
