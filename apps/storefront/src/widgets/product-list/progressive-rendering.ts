import { startTransition } from 'react';

/** Viewports above and below the current one whose chunks are rendered at once. Assumed. */
const NEAR_SCREENS = 1;

const waiting = new Map<Element, () => void>();
let isScheduled = false;

/**
 * Renders what is near the viewport at once; the rest one by one, the nearest first, each in a task of its own.
 * Returns a function that cancels it.
 */
export function renderProgressively(element: Element, render: () => void): () => void {
  if (distanceOf(element) <= window.innerHeight * NEAR_SCREENS) {
    render();
    return () => undefined;
  }
  waiting.set(element, render);
  if (!isScheduled) {
    isScheduled = true;
    setTimeout(renderNearest);
  }
  return () => waiting.delete(element);
}

function renderNearest(): void {
  const places = [...waiting.keys()].map((element) => [distanceOf(element), element] as const);
  const [nearest] = places.toSorted(([left], [right]) => left - right);
  isScheduled = nearest !== undefined;
  if (nearest === undefined) return;
  const render = waiting.get(nearest[1]);
  waiting.delete(nearest[1]);
  if (render !== undefined) startTransition(render);
  setTimeout(renderNearest);
}

/** How far an element is from the viewport, in CSS pixels; 0 inside it. */
function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}
