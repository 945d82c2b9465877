import type { Language } from './language.ts';
import type { Won } from './won.ts';

/** The largest number a badge shows before it says `99+`. Assumed: the usual cap. */
export const BADGE_CAP = 99;

/** Writes a whole number with thousands separators; nothing is `0`. Spec §5. */
export function formatNumber(value: number | null): string {
  if (value === null) return '0';
  const digits = String(Math.abs(value)).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
  return value < 0 ? `−${digits}` : digits;
}

/**
 * Writes an amount in won as a price. Spec §5; the sign of the currency is Assumed.
 * @example formatWon(won(12900), 'ko') // '12,900원'
 * @example formatWon(won(-3000), 'en') // '−₩3,000'
 */
export function formatWon(amount: Won, language: Language): string {
  if (language === 'ko') return `${formatNumber(amount)}원`;
  const digits = formatNumber(Math.abs(amount));
  return amount < 0 ? `−₩${digits}` : `₩${digits}`;
}

/**
 * Writes a count in little room: exact below 10,000, then one decimal rounded down. Assumed: the usual short form.
 * @param count whole, 0 or more
 * @example formatCount(12_345, 'ko') // '1.2만'
 * @example formatCount(12_345, 'en') // '12.3K'
 */
export function formatCount(count: number, language: Language): string {
  if (count < 10_000) return formatNumber(count);
  const units: readonly (readonly [number, string])[] = language === 'ko' ? KOREAN_UNITS : ENGLISH_UNITS;
  const [size, name] = units.find(([unitSize]) => count >= unitSize) ?? [1, ''];
  const tenths = Math.floor(count / (size / 10));
  const whole = formatNumber(Math.floor(tenths / 10));
  return tenths % 10 === 0 ? `${whole}${name}` : `${whole}.${tenths % 10}${name}`;
}

const KOREAN_UNITS: readonly (readonly [number, string])[] = [
  [100_000_000, '억'],
  [10_000, '만'],
];
const ENGLISH_UNITS: readonly (readonly [number, string])[] = [
  [1_000_000, 'M'],
  [1_000, 'K'],
];

/** Writes the number on a badge, at most `99+`; nothing to show for 0. Assumed: the usual cap. */
export function formatBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > BADGE_CAP ? `${BADGE_CAP}+` : String(count);
}

/** Writes an average rating with one decimal. Assumed: rounded, as `4.8`. */
export function formatRating(rating: number): string {
  return (Math.round(rating * 10) / 10).toFixed(1);
}
