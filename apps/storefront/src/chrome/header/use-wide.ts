import { useSyncExternalStore } from 'react';

/** Screens at least this wide have the header of a PC and type into it; smaller ones have the search screen for it. */
export const WIDE = '(width >= 1024px)';

/** Whether the window is as wide as a PC's; false on the server and in the first render of its HTML. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, no);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isWide = () => window.matchMedia(WIDE).matches;
const no = () => false;
