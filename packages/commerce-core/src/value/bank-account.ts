import { type BankCode, isBankCode } from './bank.ts';
import { isBlank } from './tidy-text.ts';

/** Where money goes when its payment method cannot be refunded. The vendor's names. */
export interface BankAccountInfo {
  readonly bank: BankCode;
  /** Digits alone. */
  readonly bankAccount: string;
  readonly bankDepositorName: string;
}

/** An account as a form has it: with no bank until one is chosen. */
export interface BankAccountDraft extends Omit<BankAccountInfo, 'bank'> {
  readonly bank: string;
}

/** What is missing of an account, in the order a form asks for it. */
export function bankAccountProblems({ bank, bankAccount, bankDepositorName }: BankAccountDraft) {
  const problems: ('bank' | 'bank-account' | 'bank-depositor')[] = [];
  if (!isBankCode(bank)) problems.push('bank');
  if (!/^\d{6,20}$/.test(bankAccount)) problems.push('bank-account');
  if (isBlank(bankDepositorName)) problems.push('bank-depositor');
  return problems;
}

/** The account of a draft that lacks nothing; null for any other. */
export function bankAccountOf(draft: BankAccountDraft): BankAccountInfo | null {
  const { bank, bankAccount, bankDepositorName } = draft;
  if (bankAccountProblems(draft).length > 0 || !isBankCode(bank)) return null;
  return { bank, bankAccount, bankDepositorName: bankDepositorName.trim() };
}
