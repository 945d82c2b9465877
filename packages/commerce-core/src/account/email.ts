/** The longest e-mail address, in characters. RFC 5321 §4.5.3. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * NOTE: a separator must be followed by a letter or digit, so that no text can be matched in two ways and
 * the time stays linear.
 */
const EMAIL = /^[0-9A-Za-z](?:[-_.]?[0-9A-Za-z])*@[0-9A-Za-z](?:[-_.]?[0-9A-Za-z])*\.[A-Za-z]{2,3}$/;

/** Whether a text is an e-mail address of the simple form, its last part of 2 or 3 letters. Spec §5. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}
