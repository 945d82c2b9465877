import { DRAFT } from './visit-store.ts';

/** Forgets what was typed and not sent, in this tab and for all: whoever is here next may be another. */
export function forgetDrafts(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const kept = window[storage];
      for (const key of Object.keys(kept)) if (key.startsWith(DRAFT)) kept.removeItem(key);
    } catch {
      // A storage that is blocked holds nothing.
    }
  }
}
