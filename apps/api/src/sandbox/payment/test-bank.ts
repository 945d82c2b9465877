import { depositDeadline, type EpochMs, type Language } from '@dealstore/commerce-core/domain';
import type { VirtualAccount } from '../../providers.ts';

/** A bank of the sandbox. */
export interface TestBank {
  /** As banks are numbered in Korea, beyond the numbers in use. */
  readonly code: string;
  readonly name: Readonly<Record<Language, string>>;
}

/** Banks that issue accounts. Assumed: none of them exists. */
export const TEST_BANKS = [
  { code: '901', name: { ko: '연습은행', en: 'Practice Bank' } },
  { code: '902', name: { ko: '모래은행', en: 'Sand Bank' } },
] as const satisfies readonly TestBank[];

/** Who the money is for, as a bank shows it. Assumed. */
const DEPOSITOR: Readonly<Record<Language, string>> = { ko: '딜스토어', en: 'Dealstore' };

/** The account a bank issues for one payment, in the payer's language: its number is made of the payment's key. */
export function issueAccount(bank: TestBank, key: string, now: EpochMs, language: Language = 'ko'): VirtualAccount {
  const digits = [...key].map((letter) => String(letter.charCodeAt(0) % 10)).join('');
  const account = `${bank.code}-${digits.slice(-10, -4)}-${digits.slice(-4)}`;
  const names = { bankName: bank.name[language], depositorName: DEPOSITOR[language] };
  return { bank: bank.code, ...names, account, dueAt: depositDeadline(now) };
}

/** The bank of a code; null for any other. */
export function testBank(code: string | null): TestBank | null {
  return TEST_BANKS.find((bank) => bank.code === code) ?? null;
}
