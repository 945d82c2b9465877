import { startTransition } from 'react';

/** Screens above and below the one seen whose parts are drawn at once. Assumed. */
const NEAR_SCREENS = 1;

const waiting = new Map<Element, () => void>();
let isUnderWay = false;

/** Draws what is near the screen at once; the rest one by one, the nearest first, each in a task of its own. Answers how to leave it. */
export function drawInTurn(element: Element, draw: () => void): () => void {
  if (distanceOf(element) <= window.innerHeight * NEAR_SCREENS) {
    draw();
    return () => undefined;
  }
  waiting.set(element, draw);
  if (!isUnderWay) {
    isUnderWay = true;
    setTimeout(drawNearest);
  }
  return () => waiting.delete(element);
}

function drawNearest(): void {
  const places = [...waiting.keys()].map((element) => [distanceOf(element), element] as const);
  const [nearest] = places.toSorted(([left], [right]) => left - right);
  isUnderWay = nearest !== undefined;
  if (nearest === undefined) return;
  const draw = waiting.get(nearest[1]);
  waiting.delete(nearest[1]);
  if (draw !== undefined) startTransition(draw);
  setTimeout(drawNearest);
}

/** How far an element is from the screen, in CSS pixels; 0 on it. */
function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}
