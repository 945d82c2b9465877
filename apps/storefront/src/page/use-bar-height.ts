import { type RefObject, useEffect } from 'react';

/**
 * Tells the page how much room the bar with its main button takes now: what floats keeps clear of it and of its notes,
 * which come and go.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const forget = () => NAMES.forEach((name) => style.removeProperty(name));
    const tell = () => {
      forget();
      const [name, room] = barRoom(element.getBoundingClientRect(), document.documentElement.clientWidth);
      style.setProperty(name, `${room}px`);
    };
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    // A column moves with the window and keeps its own size. NOTE: the root is not observed, for what is told resizes it,
    // and a browser calls an observer that resizes what it observes an error.
    addEventListener('resize', tell);
    return () => {
      watch.disconnect();
      removeEventListener('resize', tell);
      forget();
    };
  }, [bar]);
}

const NAMES = ['--bar-height', '--bar-side'] as const;

/**
 * The room a bar takes, and what the page's styles call it: at the bottom of the view where the bar spans it, at its
 * right where the bar is part of a column there and may stand at any height; none in a column in the middle. CSS pixels.
 */
export function barRoom(
  bar: { readonly left: number; readonly width: number; readonly height: number },
  viewWidth: number,
): readonly [name: (typeof NAMES)[number], room: number] {
  const middle = viewWidth / 2;
  if (bar.width >= middle) return ['--bar-height', Math.ceil(bar.height)];
  return ['--bar-side', bar.left < middle ? 0 : Math.ceil(viewWidth - bar.left)];
}
