/** Length of a client id in characters. Spec §9. */
export const CLIENT_ID_LENGTH = 21;

/** How long a client id is kept, in seconds: one year. Assumed: not shown. */
export const CLIENT_ID_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Draws a client id: 21 letters and digits. Spec §9. @param random its `next()` gives numbers in [0, 1) */
export function clientId(random: { next(): number }): string {
  return Array.from({ length: CLIENT_ID_LENGTH }, () =>
    LETTERS.charAt(Math.floor(random.next() * LETTERS.length)),
  ).join('');
}

/** Whether a text could be a client id of ours. Spec §9. */
export function isClientId(text: string): boolean {
  return /^[A-Za-z0-9]{21}$/.test(text);
}
