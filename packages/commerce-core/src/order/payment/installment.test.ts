import { describe, expect, it } from 'vitest';
import { INSTALLMENT_MONTHS, mayPayByInstallments } from './installment.ts';

describe('installments', () => {
  it('are for a credit card and 50,000 won or more', () => {
    expect(mayPayByInstallments('CREDIT_CARD', 50_000)).toBe(true);
    expect(mayPayByInstallments('CREDIT_CARD', 49_999)).toBe(false);
    expect(mayPayByInstallments('MOBILE', 50_000)).toBe(false);
    expect(mayPayByInstallments(null, 50_000)).toBe(false);
  });

  it('are paid in the months that are offered', () => {
    const months = Array.from({ length: 14 }, (_, index) => index);
    expect(months.filter((count) => mayPayByInstallments('CREDIT_CARD', 50_000, count))).toEqual(INSTALLMENT_MONTHS);
    expect(mayPayByInstallments('CREDIT_CARD', 49_999, 3)).toBe(false);
  });
});
