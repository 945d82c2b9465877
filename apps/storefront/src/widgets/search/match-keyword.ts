import { disassemble, getChoseong } from 'es-hangul';

/** Which characters of a keyword what was typed matches; the end is not included. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

const INITIAL = /^[ㄱ-ㅎ]$/;

/**
 * Finds what is being typed in a keyword: the same letters, initial consonants, or a last syllable still unfinished;
 * spaces and letter case do not count. Null when it is not there.
 * @example matchKeyword('추석 선물세트', 'ㅊㅅ') // { start: 0, end: 2 }
 * @example matchKeyword('제주 한라봉', '한랍') // { start: 3, end: 5 }
 */
export function matchKeyword(keyword: string, typed: string): Match | null {
  const wanted = [...typed.toLowerCase()].filter((letter) => letter.trim() !== '');
  if (wanted.length === 0) return null;
  const letters = [...keyword.toLowerCase()];
  for (const start of letters.keys()) {
    const end = letters[start]?.trim() === '' ? null : matchFrom(letters, start, wanted);
    if (end !== null) return { start, end };
  }
  return null;
}

function matchFrom(letters: readonly string[], start: number, wanted: readonly string[]): number | null {
  let at = start;
  for (const [index, letter] of wanted.entries()) {
    while (letters[at]?.trim() === '') at += 1;
    const here = letters[at];
    if (here === undefined) return null;
    const isLast = index === wanted.length - 1;
    if (!isSame(here, letter) && !(isLast && isBegun(letters.slice(at), letter))) return null;
    at += 1;
  }
  return at;
}

function isSame(letter: string, typed: string): boolean {
  return letter === typed || (INITIAL.test(typed) && getChoseong(letter) === typed);
}

/** Whether a syllable is being typed whose last consonant may belong to the next one: `한랍` on the way to `한라봉`. */
function isBegun(rest: readonly string[], typed: string): boolean {
  return disassemble(rest.join('').replaceAll(' ', '')).startsWith(disassemble(typed));
}
