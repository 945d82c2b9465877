import { onlineManager } from '@tanstack/react-query';
import type { PageFacts } from '../../page/page-state.ts';
import { type KeepingPage, ownerNow, restoreAnswers } from './kept-answers.ts';

/** What a shell, written for nobody, says of whoever is here, by what the device knows. */
export function factsHere(written: PageFacts): PageFacts {
  const login = ownerNow();
  return login === '' ? written : { ...written, loggedIn: true, login };
}

/** Gives the shell's page what was kept; without a store it starts empty. */
export async function fillShell(page: KeepingPage): Promise<void> {
  // The manager hears only of changes.
  onlineManager.setOnline(navigator.onLine);
  await restoreAnswers(page).catch(() => undefined);
}
