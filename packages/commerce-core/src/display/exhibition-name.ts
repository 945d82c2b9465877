/** Draws the name of an exhibition for the search box; null when there is none. Spec §2. */
export function pickExhibitionName(random: { next(): number }, names: readonly string[]): string | null {
  return names[Math.floor(random.next() * names.length)] ?? null;
}
