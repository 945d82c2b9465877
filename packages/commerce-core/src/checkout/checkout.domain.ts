export {
  type CheckoutChoice,
  type CheckoutProblem,
  checkoutProblems,
  initialChoice,
  type SavedChoice,
  newAddress,
} from './checkout.ts';
