/** What is no letter of its own: space, marks above others, and invisible letters. */
const UNSEEN = /[\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Hides a name but for its first and last letter: `홍*동`, `홍*`; spaces do not count. Assumed: the usual form in Korea.
 */
export function maskName(name: string): string {
  const letters = [...name.normalize('NFC').replace(UNSEEN, '')];
  if (letters.length <= 1) return '*';
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/**
 * Hides an id but for its first letters, at most four and at most half of it: `hong****`. Assumed: as reviewers appear.
 */
export function maskId(id: string): string {
  const letters = [...id];
  const shown = Math.min(4, Math.floor(letters.length / 2));
  return `${letters.slice(0, shown).join('')}****`;
}
