import { DRAFT } from './visit-store.ts';

/** Deletes the drafts of this tab and those shared by all tabs: the next visitor may be someone else. */
export function forgetDrafts(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const store = window[storage];
      for (const key of Object.keys(store)) if (key.startsWith(DRAFT)) store.removeItem(key);
    } catch {
      // A blocked storage is empty.
    }
  }
}
