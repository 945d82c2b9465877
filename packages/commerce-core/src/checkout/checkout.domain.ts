export {
  type CheckoutChoice,
  type CheckoutProblem,
  checkoutProblems,
  initialChoice,
  type KeptChoice,
  newAddress,
} from './checkout.ts';
