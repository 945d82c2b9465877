/** Longest reason for leaving, in characters. Assumed. */
export const WITHDRAW_REASON_LENGTH = 200;
