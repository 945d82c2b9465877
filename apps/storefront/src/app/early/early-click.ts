/** How long after a click that React could not handle it is made again, in ms. Assumed: a part that has its file is hydrated by then. */
const AGAIN_MS = 100;

/**
 * Takes over the remembering of clicks from the moment React listens to the root: what React hears is not made twice, and what lies on
 * a part whose file has not come is made again until React hears it. Answers what replays the last click made before.
 * @param root what React hydrates, listened to by it already
 */
export function holdEarlyClick(root: HTMLElement): () => void {
  let held = window.takeEarlyClick?.() ?? null;
  const replay = (): void => held?.click();
  const onClick = (event: MouseEvent): void => {
    if (event.cancelBubble) {
      // React stops on its way down what lies on a part that it cannot hydrate yet, and drops it.
      held = window.holdClick?.(event) ?? held;
      setTimeout(replay, AGAIN_MS);
    } else if (event.isTrusted || event.target === held) held = null;
  };
  root.addEventListener('click', onClick, true);
  return replay;
}
