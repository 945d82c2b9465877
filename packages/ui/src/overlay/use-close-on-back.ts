import { useEffect, useRef } from 'react';

/** The mark of no overlay. */
const NONE = -1;
let lastMark = 0;
let leaving = NONE;
let timer: ReturnType<typeof setTimeout> | undefined;
let step: Promise<unknown> | null = null;

/**
 * Lets the back button close what lies over the page instead of leaving the page, by an
 * entry of its own in the history.
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
    let mark = NONE;
    const follow = (): void => {
      if (mark !== NONE) {
        if (markNow() !== mark) latest.current();
        return;
      }
      // A document that was loaded again counts on from the marks of the one before.
      mark = Math.max(lastMark, markNow()) + 1;
      lastMark = mark;
      const state: object = { ...history.state, overlay: mark };
      if (markNow() === leaving) {
        // One overlay gives way to another: the entry is handed on.
        clearTimeout(timer);
        leaving = NONE;
        history.replaceState(state, '');
      } else history.pushState(state, '');
    };
    // An entry made before the step of an overlay has landed would go with it.
    if (step === null) follow();
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      // Closed by another way than back: the entry goes with it, but not before what closing it started. After a
      // navigation it stays below the new page.
      leaving = mark;
      timer = setTimeout(() => {
        leaving = NONE;
        if (markNow() !== mark) return;
        step = new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
          // The overlay does not wait for ever for a step that a browser does not take.
          setTimeout(resolve, 15_000);
        }).finally(() => (step = null));
        history.back();
      });
    };
  }, [open]);
}

/** The step back of an overlay that was closed, on its way: a navigation waits for it, or would be undone by it. */
export function stepOnItsWay(): Promise<unknown> | null {
  return step;
}

/** Entries of the history that are pages: one that was an overlay's is not. */
export function pagesInHistory(): number {
  return history.length - (lastMark > 0 ? 1 : 0);
}

/** The mark of the overlay whose entry is shown; 0 for a page's own. */
function markNow(): number {
  const { overlay = 0 }: { readonly overlay?: number } = history.state ?? {};
  return overlay;
}
