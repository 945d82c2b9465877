/** How many characters a text has as the contract counts them: code points, JSON Schema §6.3.1. */
export function lengthOf(text: string): number {
  return [...text].length;
}
