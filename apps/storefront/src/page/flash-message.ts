/** Key under which a document leaves a sentence for the one that takes its place. */
const KEY = 'left-word';

/** Leaves a sentence that the next document of this tab says; for what ends in a new document. Assumed. */
export function leaveWord(text: string): void {
  try {
    window.sessionStorage.setItem(KEY, text);
  } catch {
    // Blocked storage: the next document says nothing.
  }
}

/** The sentence the document before this one left, once; null when it left none. */
export function takeWord(): string | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
