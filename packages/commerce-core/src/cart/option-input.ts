import type { OptionInput } from './cart.ts';

/** Controls, halves of letters, and marks that turn the direction of a text: what is read is not what was typed. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * What is wrong with the texts of an option: characters that cannot be printed, a text the
 * product does not ask for, or twice.
 */
export type OptionInputProblem = 'CHARACTERS' | 'UNKNOWN_LABEL' | 'REPEATED_LABEL';

/**
 * What is wrong with the texts a buyer gives with an option, the first problem; null when nothing is. Assumed: a text
 * that is asked for may be left out, for carts of before a product asked for it.
 * @param labels what the product asks for, in every language
 */
export function optionInputProblem(
  inputs: readonly OptionInput[],
  labels: readonly string[],
): OptionInputProblem | null {
  if (hasUnprintable(inputs)) return 'CHARACTERS';
  if (inputs.some(({ inputLabel }) => !labels.includes(inputLabel))) return 'UNKNOWN_LABEL';
  const given = new Set(inputs.map(({ inputLabel }) => inputLabel));
  return given.size < inputs.length ? 'REPEATED_LABEL' : null;
}

/** Whether the texts hold characters that cannot be printed. */
export function hasUnprintable(inputs: readonly OptionInput[]): boolean {
  return inputs.some(({ inputLabel, inputValue }) => UNPRINTABLE.test(inputLabel + inputValue));
}
