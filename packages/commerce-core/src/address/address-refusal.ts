import type { Refusal } from '../error/refusal.ts';
import { isSearchable } from './address-search.ts';
import { type AddressEntry, addressProblems } from './address.ts';

/** Why an address is not saved as it was typed; null when it is. */
export function addressRefusal(entry: AddressEntry): Refusal<'INVALID_REQUEST'> | null {
  const problems = addressProblems(entry);
  return problems.length === 0 ? null : { code: 'INVALID_REQUEST', details: { problems } };
}

/** Why addresses are not searched for a text; null when they are. */
export function addressSearchRefusal(keyword: string): Refusal<'INVALID_REQUEST'> | null {
  if (isSearchable(keyword)) return null;
  return { code: 'INVALID_REQUEST', details: { place: 'keyword', rule: 'two-letters' } };
}
