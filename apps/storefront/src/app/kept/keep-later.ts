import { firstAct } from '../../page/first-act.ts';
import { KEEPS } from '../../page/kept.ts';
import type { LostScreenPage } from '../lost-screen.ts';
import type { KeptPage } from './keep-pages.ts';

/**
 * Begins to keep what is read at the first act of a visit, and brings what is said in a tunnel; at once where the device
 * keeps something already.
 */
export async function keepLater(page: KeptPage & LostScreenPage): Promise<void> {
  if (!keepsSomething()) await firstAct();
  const { followLostScreens } = await import('../lost-screen.ts');
  followLostScreens(page);
  const { keepPages } = await import('./keep-pages.ts');
  await keepPages(page);
}

function keepsSomething(): boolean {
  try {
    return window.localStorage.getItem(KEEPS) !== null;
  } catch {
    return false;
  }
}
