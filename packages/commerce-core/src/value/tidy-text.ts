/** A text without the letters that nobody sees. */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** A text of one line as it prints: without space around it, runs of space as one, invisible letters left out. Assumed. */
export function tidyText(text: string): string {
  return visibleText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
