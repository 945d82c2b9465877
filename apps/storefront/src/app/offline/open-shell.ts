import { onlineManager } from '@tanstack/react-query';
import type { PageFacts } from '../../page/page-state.ts';
import type { LoadServices } from '../../container/services.ts';
import { loadRouteTitles } from '../page-title.ts';
import { type PersistingPage, ownerNow, restoreQueries } from './persisted-queries.ts';
import { persistMutations } from './persisted-mutations.ts';

/** What a shell, written for no visitor, says of the visitor, by what the device knows. */
export function factsHere(written: PageFacts): PageFacts {
  const login = ownerNow();
  return login === '' ? written : { ...written, loggedIn: true, login };
}

/** Gives the shell's page what was kept, changes too, and its title; without a store it starts empty. */
export async function fillShell(page: PersistingPage, services: LoadServices): Promise<void> {
  // The manager hears only of changes.
  onlineManager.setOnline(navigator.onLine);
  await Promise.allSettled([restoreQueries(page), persistMutations(page, services), loadRouteTitles()]);
}
