export {
  type CheckoutChoice,
  type CheckoutProblem,
  checkoutProblems,
  ENTRANCE_CODE_LIMIT,
  initialChoice,
  MEMO_LIMIT,
  newAddress,
  payTypeOf,
} from './checkout.ts';
export { idempotencyKey } from './idempotency-key.ts';
