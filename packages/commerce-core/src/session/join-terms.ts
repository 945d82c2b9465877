/**
 * Texts a new member is asked to agree to, in this order; each has a box of its own, none ticked
 * beforehand. Assumed: these four.
 */
export const JOIN_TERMS: readonly string[] = [
  'USE',
  'E_COMMERCE',
  'PI_COLLECTION_AND_USE_REQUIRED',
  'PI_COLLECTION_AND_USE_OPTIONAL',
];
