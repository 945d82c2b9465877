/** Key under which a document leaves word for the one that takes its place. */
const KEY = 'session-expired';

/** Leaves word that the session has expired, for the log-in screen that follows at once. Spec §8. */
export function keepNotice(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // Blocked storage: the log-in screen then says nothing of why.
  }
}

/** Whether the document before this one left word that the session has expired; told once. */
export function takeNotice(): boolean {
  try {
    const isKept = window.sessionStorage.getItem(KEY) !== null;
    window.sessionStorage.removeItem(KEY);
    return isKept;
  } catch {
    return false;
  }
}
