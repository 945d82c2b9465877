export {
  type CheckoutChoice,
  type CheckoutProblem,
  checkoutProblems,
  initialChoice,
  newAddress,
  payTypeOf,
} from './checkout.ts';
