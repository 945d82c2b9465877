export { type CheckoutChoice, type CheckoutProblem, checkoutProblems, initialChoice, newAddress } from './checkout.ts';
