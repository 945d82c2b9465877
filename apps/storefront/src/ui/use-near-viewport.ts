import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far ahead of the screen something counts as near, in CSS pixels: about one screen. Assumed. */
const NEAR_PX = 800;

/**
 * Whether an element has come near the screen; stays so, and is never so without a script.
 * @param wasNear shows it from the start: a reader who comes back finds the page as long as it was
 */
export function useNearView<T extends HTMLElement = HTMLElement>(
  wasNear = false,
): {
  readonly ref: RefObject<T | null>;
  readonly isNear: boolean;
} {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(wasNear);
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
