import { firstInput } from '../../page/first-input.ts';
import { SAVED_OFFLINE } from '../../page/offline.ts';
import type { LostScreenPage } from '../lost-screen.ts';
import type { SavedPage } from './save-for-offline.ts';

/**
 * Begins to keep what is read at the first input of a visit, and brings what is said in a tunnel; at once where the
 * device keeps something already.
 */
export async function saveForOfflineLater(page: SavedPage & LostScreenPage): Promise<void> {
  if (!hasSaved()) await firstInput();
  const { followLostScreens } = await import('../lost-screen.ts');
  followLostScreens(page);
  const { saveForOffline } = await import('./save-for-offline.ts');
  await saveForOffline(page);
}

function hasSaved(): boolean {
  try {
    return window.localStorage.getItem(SAVED_OFFLINE) !== null;
  } catch {
    return false;
  }
}
