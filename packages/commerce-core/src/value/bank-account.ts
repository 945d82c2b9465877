import { isBankCode } from './bank.ts';

/** Where money goes when its means of payment cannot be refunded. The vendor's names. */
export interface BankAccountInfo {
  /** Code of the bank. */
  readonly bank: string;
  /** Digits alone. */
  readonly bankAccount: string;
  readonly bankDepositorName: string;
}

/** What is missing of an account, in the order a form asks for it. */
export function bankAccountProblems({ bank, bankAccount, bankDepositorName }: BankAccountInfo) {
  const problems: ('bank' | 'bank-account' | 'bank-depositor')[] = [];
  if (!isBankCode(bank)) problems.push('bank');
  if (!/^\d{6,20}$/.test(bankAccount)) problems.push('bank-account');
  if (bankDepositorName.trim() === '') problems.push('bank-depositor');
  return problems;
}
