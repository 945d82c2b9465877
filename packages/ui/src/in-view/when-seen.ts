/** Elements that have not been seen yet, in the order in which they came. */
const waiting = new Map<Element, () => void>();
/** Those of them of which the browser has not said yet whether they are in view. */
const unmeasured = new Set<Element>();
let observer: IntersectionObserver | null = null;

/** Runs something once an element is in view; answers what stops the waiting. */
export function whenSeen(element: Element, run: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      unmeasured.delete(target);
      if (isIntersecting) seen(target);
    }
  });
  waiting.set(element, run);
  unmeasured.add(element);
  observer.observe(element);
  return () => forget(element);
}

/**
 * Runs at once what is due for elements in view of which the browser has not told yet: before what a touch leads to.
 */
export function settleSeen(): void {
  for (const element of waiting.keys()) if (unmeasured.has(element) && isInView(element)) seen(element);
}

function seen(element: Element): void {
  const run = waiting.get(element);
  forget(element);
  run?.();
}

function forget(element: Element): void {
  waiting.delete(element);
  unmeasured.delete(element);
  observer?.unobserve(element);
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth && bottom > top;
}
