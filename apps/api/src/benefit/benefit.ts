// What other features use of benefits that are given once; the rest of this folder is its own.
export { findTaken, forgetTaken, keepTaken, lockTaken, takenOf } from './taken-benefit.ts';
