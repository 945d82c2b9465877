// What other features use of benefits that are given once; the rest of this folder is its own.
export { findRedeemed, forgetRedeemed, keepRedeemed, lockRedeemed, redeemedOf } from './redeemed-benefit.ts';
