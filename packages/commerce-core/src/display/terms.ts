/** How many sellers one page of the partner terms has. Spec §9. */
export const PARTNER_PAGE_SIZE = 20;

/** Where seller names go in the seller-provision terms. Spec §4. */
export const PARTNER_PLACEHOLDER = '[P_NAME]';

/**
 * Puts the names of sellers, joined by commas and escaped, into every placeholder of terms. Spec §4.
 * @param contents HTML; only the placeholder is touched
 */
export function fillPartnerNames(contents: string, partnerNames: readonly string[]): string {
  return contents.replaceAll(PARTNER_PLACEHOLDER, () => partnerNames.map(escapeHtml).join(', '));
}

/**
 * Whether a text still has a place to be filled in, such as `[P_NAME]`, and must not be shown yet.
 * Assumed: capitals in brackets.
 */
export function hasPlaceholder(contents: string): boolean {
  return /\[[A-Z]+_[A-Z_]+\]/.test(contents);
}

/** Writes plain text so that HTML shows it as it is. Assumed: the five letters that mean something. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter);
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
