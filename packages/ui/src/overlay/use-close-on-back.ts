import { useEffect, useRef } from 'react';

const KEY = 'overlay';
let lastMark = 0;
let isAhead = false;
let leaving: { readonly mark: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/**
 * Lets the back button close what lies over the page instead of leaving the page, by an entry of its own in the history.
 * @param open whether it lies there and the back button is its own to take
 * @param close called when the visitor goes back
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    // A document that was loaded again counts on from the marks of the one before.
    lastMark = Math.max(lastMark, Number(markNow()) || 0) + 1;
    const mark = lastMark;
    const state = { ...stateOf(), [KEY]: mark };
    if (leaving !== null && markNow() === leaving.mark) {
      // One overlay gives way to another: the entry is handed on.
      clearTimeout(leaving.timer);
      leaving = null;
      history.replaceState(state, '');
    } else history.pushState(state, '');
    isAhead = true;
    const onPop = (): void => {
      if (markNow() !== mark) latest.current();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // Closed by another way than back: the entry goes with it, but not before what closing it started. After a
      // navigation it stays below the new page.
      leaving = {
        mark,
        timer: setTimeout(() => {
          leaving = null;
          if (markNow() === mark) history.back();
        }),
      };
    };
  }, [open]);
}

/** Entries of the history that are pages: one that was an overlay's is none. */
export function pagesInHistory(): number {
  return history.length - (isAhead ? 1 : 0);
}

function stateOf(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function markNow(): unknown {
  return Reflect.get(stateOf(), KEY);
}
