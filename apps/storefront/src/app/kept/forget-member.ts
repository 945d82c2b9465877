import { DRAFT } from '../../container/visit-store.ts';

/** Takes away what this device keeps of a member who logs out: it may open no page after that would. */
export async function forgetMember(): Promise<void> {
  forgetDrafts();
  const [{ dropAnswers }, { dropChanges }] = await Promise.all([
    import('./kept-answers.ts'),
    import('./kept-changes.ts'),
  ]);
  await Promise.all([dropAnswers(), dropChanges()]);
}

/** Forgets what was typed and not sent: whoever is here next may be another. */
function forgetDrafts(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const kept = window[storage];
      for (const key of Object.keys(kept)) if (key.startsWith(DRAFT)) kept.removeItem(key);
    } catch {
      // A storage that is blocked holds nothing.
    }
  }
}
