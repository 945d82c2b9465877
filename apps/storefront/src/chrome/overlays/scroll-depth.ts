/** Part of the page's height after which the way to the top is offered: 3.5 %. Spec §9. */
export const FAR_DOWN_RATIO = 0.035;

/** Time between two looks at the scroll position: 50 ms. Spec §9. */
export const SCROLL_THROTTLE_MS = 50;

/** Whether so much has been scrolled that the way to the top is worth a button; both in CSS pixels. Spec §9. */
export function isFarDown(scrollY: number, pageHeight: number): boolean {
  return scrollY > pageHeight * FAR_DOWN_RATIO;
}
