import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { GUEST } from '../access/access.ts';
import { cartLine } from '../testing/arbitraries.ts';
import { cartRefusal, fullRefusal, optionInputsRefusal } from './cart-refusal.ts';
import { CART_LINE_LIMIT } from './guest-cart.ts';
import { checkLine, FINAL_LINE_PROBLEMS } from './line-problem.ts';
import { priceCart } from './price-cart.ts';

const lines = fc.uniqueArray(cartLine(), { minLength: 1, maxLength: 6, selector: ({ cartNo }) => cartNo });

describe('what is put into a cart', () => {
  it.prop([lines])('is refused for the worst that no other count would solve, naming every such option', (cart) => {
    const problems = cart.map((line) => ({ ...line, problem: checkLine(line, cart, GUEST).errorCode }));
    const worst = FINAL_LINE_PROBLEMS.find((candidate) => problems.some(({ problem }) => problem === candidate));
    const refusal = cartRefusal(priceCart(cart, [], GUEST));
    if (worst === undefined) {
      expect(refusal).toBeNull();
      return;
    }
    const optionNos = problems.flatMap(({ problem, optionNo }) => (problem === worst ? [optionNo] : []));
    expect(refusal).toMatchObject({ code: worst, details: { reason: worst } });
    expect(refusal?.details).toMatchObject({ optionNos: expect.arrayContaining(optionNos) });
  });

  it('is refused for texts that its product does not ask for, naming the option, or asks for once', () => {
    const refusalOf = (...labels: readonly string[]) => {
      const optionInputs = labels.map((inputLabel) => ({ inputLabel, inputValue: '값' }));
      return optionInputsRefusal({ optionNo: 10, optionInputs }, ['각인']);
    };
    expect(refusalOf('각인')).toBeNull();
    expect(refusalOf('쪽지')).toEqual({ code: 'NOT_FOUND', details: { optionNos: [10] } });
    const details = { place: 'body/optionInputs', rule: 'REPEATED_LABEL' };
    expect(refusalOf('각인', '각인')).toEqual({ code: 'INVALID_REQUEST', details });
  });

  it('is a hundred lines at most', () => {
    expect(fullRefusal(CART_LINE_LIMIT)).toBeNull();
    expect(fullRefusal(CART_LINE_LIMIT + 1)).toEqual({ code: 'PURCHASE_LIMIT', details: { limit: 100 } });
  });
});
