import { useEffect } from 'react';

// How many overlays are open now: nested ones unlock the page only when the last has closed. Spec §2 (alert dialog).
let locks = 0;

/** Keeps the page behind an overlay still while `locked`, and lets it go where it was. Spec §2. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const { style } = document.documentElement;
    locks += 1;
    style.overflow = 'hidden';
    return () => {
      locks -= 1;
      if (locks === 0) style.overflow = '';
    };
  }, [locked]);
}
