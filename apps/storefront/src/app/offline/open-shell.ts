import { onlineManager } from '@tanstack/react-query';
import type { PageFacts } from '../../page/page-state.ts';
import type { LoadServices } from '../../container/services.ts';
import { loadRouteTitles } from '../page-title.ts';
import { type PersistingPage, ownerNow, restoreQueries } from './persisted-queries.ts';
import { persistMutations } from './persisted-mutations.ts';

/** Completes the facts of a shell, which was written for no visitor, by the log-in on this device. */
export function factsHere(written: PageFacts): PageFacts {
  const login = ownerNow();
  return login === '' ? written : { ...written, loggedIn: true, login };
}

/** Restores persisted queries and mutations and the titles into the shell; without storage it starts empty. */
export async function fillShell(page: PersistingPage, services: LoadServices): Promise<void> {
  // The manager is notified only of changes.
  onlineManager.setOnline(navigator.onLine);
  await Promise.allSettled([restoreQueries(page), persistMutations(page, services), loadRouteTitles()]);
}
