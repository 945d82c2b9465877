/** How long something is awaited before that is said, in ms: 5 s. Assumed. */
export const SLOW_MS = 5_000;

/** The place that says of all that is awaited on a page that the line is slow. */
let speaking: symbol | null = null;

/** Says that something is awaited for long; answers how to stop. */
export function whenSlow(say: () => void): () => void {
  const timer = setTimeout(say, SLOW_MS);
  return () => clearTimeout(timer);
}

/**
 * The same for one of many places of a page that wait for the same line: the first that can be seen says it, another once
 * that one is gone. @param isSeen whether the place can be seen
 */
export function whenSlowHere(isSeen: () => boolean, say: () => void): () => void {
  const here = Symbol();
  const timer = setInterval(() => {
    if (speaking !== null || !isSeen()) return;
    speaking = here;
    clearInterval(timer);
    say();
  }, SLOW_MS);
  return () => {
    clearInterval(timer);
    if (speaking === here) speaking = null;
  };
}
