import type { CheckoutProblem } from '@dealstore/commerce-core/domain';
import { showProblemIn } from '@dealstore/ui/form/problem-focus.ts';

const PLACE_OF: Readonly<Partial<Record<CheckoutProblem, string>>> = {
  items: 'problem-items',
  points: 'problem-points',
  'pay-type': 'problem-pay-type',
  'cash-receipt': 'problem-cash-receipt',
  terms: 'problem-terms',
};

/** Takes the shopper to what is missing, once it is said on the screen. */
export function showProblem(problem: CheckoutProblem): void {
  showProblemIn(PLACE_OF[problem] ?? 'problem-address');
}
