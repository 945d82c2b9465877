import type { Refusal } from '../error/refusal.ts';
import type { OptionNo } from '../value/identifiers.ts';
import type { EpochMs } from '../value/time.ts';
import { hidesContent, isAdultYear, type Restriction, type Visitor, type Withheld, withheldFrom } from './access.ts';

/** Why what belongs to goods is neither told to nor done by whom they are withheld from; null when it is. Spec §6. */
export function contentRefusal(withheld: Withheld | null): Refusal<'ADULT_ONLY'> | null {
  return hidesContent(withheld) ? { code: 'ADULT_ONLY', details: null } : null;
}

/**
 * Why lines chosen earlier are not shown to a visitor who may not see some now, naming their options; null when they
 * are.
 */
export function linesContentRefusal(
  lines: readonly (Restriction & { readonly optionNo: OptionNo })[],
  visitor: Visitor,
): Refusal<'ADULT_ONLY'> | null {
  const hidden = lines.filter((line) => hidesContent(withheldFrom(visitor, line)));
  if (hidden.length === 0) return null;
  return { code: 'ADULT_ONLY', details: { optionNos: hidden.map(({ optionNo }) => optionNo) } };
}

/** Why the age of a person is not taken for an adult's; null when it is. */
export function adultProofRefusal(birthYear: number, now: EpochMs): Refusal<'ADULT_ONLY'> | null {
  return isAdultYear(birthYear, now) ? null : { code: 'ADULT_ONLY', details: null };
}
