import type { Cart, LineProblem } from './cart.ts';
import { FINAL_LINE_PROBLEMS, LINE_PROBLEM_CODES } from './line-problem.ts';

/** Why lines may not be put into a cart, and which options it is about. */
export interface CartRefusal {
  readonly code: (typeof LINE_PROBLEM_CODES)[LineProblem];
  readonly reason: LineProblem;
  readonly optionNos: readonly number[];
}

/** Whether lines, priced as a cart of their own, may be put into a cart; null when they may. Assumed: the worst first. */
export function cartRefusal(cart: Pick<Cart, 'invalidProducts'>): CartRefusal | null {
  const options = cart.invalidProducts.flatMap((product) => product.orderProductOptions);
  for (const reason of FINAL_LINE_PROBLEMS) {
    const optionNos = options.filter(({ validInfo }) => validInfo.errorCode === reason).map(({ optionNo }) => optionNo);
    if (optionNos.length > 0) return { code: LINE_PROBLEM_CODES[reason], reason, optionNos };
  }
  return null;
}
