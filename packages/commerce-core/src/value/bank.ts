/** Banks that take a refund, by the code of Korea's banks. Source: Toss Payments, list of institution codes. */
export const BANK_CODES = [
  '06',
  '88',
  '20',
  '81',
  '11',
  '03',
  '90',
  '92',
  '89',
  '45',
  '71',
  '48',
  '07',
  '31',
  '32',
  '34',
  '35',
  '37',
  '39',
] as const;

/** One of those banks. */
export type BankCode = (typeof BANK_CODES)[number];

/** Whether money can be sent to the bank of a code. */
export function isBankCode(code: string): code is BankCode {
  return BANK_CODES.some((known) => known === code);
}
