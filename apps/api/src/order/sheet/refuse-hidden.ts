import {
  commerceError,
  hidesContent,
  withheldFrom,
  type CartLine,
  type Visitor,
} from '@dealstore/commerce-core/domain';

/**
 * Rejects with ADULT_ONLY, naming the options, when a sheet opened earlier would show goods its owner may not see now.
 */
export function refuseHidden(lines: readonly CartLine[], visitor: Visitor): void {
  const hidden = lines.filter((line) => hidesContent(withheldFrom(visitor, line)));
  if (hidden.length === 0) return;
  throw commerceError('ADULT_ONLY', { details: { optionNos: hidden.map(({ optionNo }) => optionNo) } });
}
