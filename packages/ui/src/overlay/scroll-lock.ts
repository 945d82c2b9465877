import { useEffect } from 'react';

// How many overlays are open now: nested ones unlock the page only when the last has closed. Spec §2 (alert dialog).
let locks = 0;
/** Where a mouse is at hand, a scrollbar may take room; elsewhere nothing is measured, which would lay the page out twice. */
const MAY_TAKE_ROOM = '(hover: hover)';

/** Keeps the page behind an overlay still while `locked`, and lets it go where it was. Spec §2. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const { style } = document.documentElement;
    locks += 1;
    const takesRoom =
      window.matchMedia(MAY_TAKE_ROOM).matches && window.innerWidth > document.documentElement.clientWidth;
    style.overflow = 'hidden';
    style.scrollbarGutter = takesRoom ? 'stable' : '';
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, [locked]);
}
