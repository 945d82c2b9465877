import { KEEPS } from '../../page/kept.ts';
import type { KeptPage } from './keep-pages.ts';

/** What says that somebody uses the page. */
const ACTS = ['pointerdown', 'keydown'] as const;

/** Begins to keep what is read at the first act of a visit; at once where the device keeps something already. */
export async function keepLater(page: KeptPage): Promise<void> {
  if (!keepsSomething()) await firstAct();
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

function firstAct(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const act of ACTS) addEventListener(act, resolve, { capture: true, once: true });
  });
}
