import { type EpochMs, kstTime } from '../value/time.ts';

const DECADES = ['20s', '30s', '40s', '50s', '60s', '70s'] as const;

/** Five years of age for analytics, `A` the first half of a decade; the same word in every language. Spec §9. */
export type AgeGroup = `${(typeof DECADES)[number]} ${'A' | 'B'}` | 'other';

/**
 * The age group of a member: under 20, 80 and over and unknown are 'other'. Spec §9.
 * @param age whole years, null when unknown
 * @example ageGroup(24) // '20s A'
 */
export function ageGroup(age: number | null): AgeGroup {
  if (age === null || age < 20 || age >= 80) return 'other';
  const decade = DECADES[Math.floor(age / 10) - 2];
  if (decade === undefined) return 'other';
  return `${decade} ${age % 10 < 5 ? 'A' : 'B'}`;
}

/**
 * Whole years lived on the Korean day of an instant. Assumed: memberAge is the international age.
 * @param birth day of birth in Korea, month 1 to 12; a 29 February counts from 1 March in other years
 */
export function ageOn(
  birth: { readonly year: number; readonly month: number; readonly day: number },
  now: EpochMs,
): number {
  const today = kstTime(now);
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}
