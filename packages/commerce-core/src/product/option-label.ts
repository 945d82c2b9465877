import { LEVEL_SEPARATOR } from './option-choice.ts';

/** What separates the levels of an option when a person reads it. */
const READ_SEPARATOR = ' / ';

/**
 * The values of an option's levels as a person reads them.
 * @example formatOptionValue('블랙|M') // '블랙 / M'
 */
export function formatOptionValue(value: string): string {
  return value.split(LEVEL_SEPARATOR).join(READ_SEPARATOR);
}

/**
 * An option with the names of its levels; a level without a name is its value alone.
 * @example formatOption('색상|사이즈', '블랙|M') // '색상: 블랙 / 사이즈: M'
 */
export function formatOption(name: string, value: string): string {
  const names = name.split(LEVEL_SEPARATOR);
  const levels = value.split(LEVEL_SEPARATOR);
  return levels.map((level, index) => (names[index] ? `${names[index]}: ${level}` : level)).join(READ_SEPARATOR);
}
