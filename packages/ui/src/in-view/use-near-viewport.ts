import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far ahead of the viewport an element counts as near, in CSS pixels: about one screen. Assumed. */
const NEAR_PX = 800;

/**
 * Whether an element has been near the viewport; never without a script.
 * @param wasNear shows it from the start: a reader who comes back finds the page as long as it was
 */
export function useNearViewport<T extends HTMLElement = HTMLElement>(
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
