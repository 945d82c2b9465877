/** Key of the message in the tab's session storage. */
const KEY = 'flash-message';

/** Stores a message that the next document of this tab shows; for actions that end in a new document. Assumed. */
export function setFlashMessage(text: string): void {
  try {
    window.sessionStorage.setItem(KEY, text);
  } catch {
    // Blocked storage: the message is lost.
  }
}

/** Removes and returns the message of the document before this one, or null. */
export function takeFlashMessage(): string | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
