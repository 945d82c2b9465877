import { firstInput } from '../../page/first-input.ts';
import { SAVED_OFFLINE } from '../../page/connection/offline.ts';
import type { SavedPage } from './save-for-offline.ts';

/**
 * Starts to persist queries and to watch failed loads at the first input of a visit; at once where the device has
 * persisted data, and later when the first input is made offline.
 */
export async function saveForOfflineLater(page: SavedPage): Promise<void> {
  if (!hasSaved()) await firstInput();
  await keep(page);
}

async function keep(page: SavedPage): Promise<void> {
  const file = await import('./save-for-offline.ts').catch(() => null);
  if (file === null) addEventListener('online', () => void keep(page).catch(() => undefined), { once: true });
  else await file.saveForOffline(page);
}

function hasSaved(): boolean {
  try {
    return window.localStorage.getItem(SAVED_OFFLINE) !== null;
  } catch {
    return false;
  }
}
