/** Where money goes when its means of payment cannot be refunded. The vendor's names. */
export interface BankAccountInfo {
  readonly bank: string;
  /** Digits alone. */
  readonly bankAccount: string;
  readonly bankDepositorName: string;
}
