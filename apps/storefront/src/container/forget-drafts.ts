import { DRAFT } from './visit-store.ts';

/** Forgets what was typed and not sent, in this tab and for all tabs: the next visitor may be another. */
export function forgetDrafts(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const store = window[storage];
      for (const key of Object.keys(store)) if (key.startsWith(DRAFT)) store.removeItem(key);
    } catch {
      // A storage that is blocked holds nothing.
    }
  }
}
