import type { OptionNo } from '../value/identifiers.ts';

/** What an option is judged by as one that may be had instead of another. */
export interface ExchangeChoice {
  readonly optionNo: OptionNo;
  /** Won added to the price of the product, as it is today. */
  readonly addPrice: number;
  /** Whether it is no choice of its own but goes with another. */
  readonly isAdditional: boolean;
}

/**
 * The options of a product that may be had instead of the bought one: those that cost today what that one costs today,
 * itself among them; for goods that go with another there is nothing but themselves. Assumed: an exchange is at the
 * same price.
 * @param bought the option that was sent, which a gift's recipient may have picked, and what was paid for it, which
 * counts when it is no longer there
 */
export function exchangeChoices<Choice extends ExchangeChoice>(
  options: readonly Choice[],
  bought: ExchangeChoice,
): readonly Choice[] {
  const own = options.find(({ optionNo }) => optionNo === bought.optionNo);
  if (bought.isAdditional) return own === undefined ? [] : [own];
  const { addPrice } = own ?? bought;
  return options.filter((option) => !option.isAdditional && option.addPrice === addPrice);
}
