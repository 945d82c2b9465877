/** Gives an element the focus in the middle of the window; nothing happens without an element. */
export function focusInView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** The first field with a problem in a part of a page; for one that cannot be typed into, the button that fills it. */
export function problemField(part: ParentNode | null): HTMLElement | null {
  const field = part?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  if (field?.hasAttribute('readonly') !== true) return field;
  return field.parentElement?.querySelector('button') ?? field;
}

/**
 * Takes the reader to the first problem in the element of an id, or to that element, once the problem is on the screen.
 */
export function showProblemIn(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    focusInView(problemField(place) ?? place);
  });
}
