/** An emoji, which keeps the unseen letters that join its pictures; or an invisible letter. */
const EMOJI_OR_UNSEEN = /(\p{ExtPict}[\uFE0F\p{EMod}]?(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]?)*)|[\p{Cf}\p{DI}]/gu;

/** A text without invisible letters; what is one letter on the screen is one emoji here, too. */
export function visibleText(text: string): string {
  return text.replace(EMOJI_OR_UNSEEN, '$1');
}

/**
 * A text of one line as it prints: without space around it, runs of space as one, invisible letters left out, and a
 * syllable as one letter however it was typed (NFC; a Mac sends its parts). Assumed.
 */
export function tidyText(text: string): string {
  return visibleText(text)
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return tidyText(text) === '';
}
