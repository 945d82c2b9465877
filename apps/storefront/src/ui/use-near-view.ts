import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far ahead of the screen something counts as near, in CSS pixels: about one screen. Assumed. */
const NEAR_PX = 800;

/** Whether an element has come near the screen; stays so, and is never so without a script. */
export function useNearView<T extends HTMLElement = HTMLElement>(): {
  readonly ref: RefObject<T | null>;
  readonly isNear: boolean;
} {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (ref.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
