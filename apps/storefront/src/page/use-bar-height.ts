import { type RefObject, useEffect } from 'react';

/**
 * Tells the page how high the bar at its bottom is now, in CSS pixels: what floats above the bar keeps clear of its notes,
 * too, which come and go.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--bar-height', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--bar-height');
    };
  }, [bar]);
}
