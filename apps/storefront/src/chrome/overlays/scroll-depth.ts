/** Part of the page's height after which the way to the top is offered: 3.5 %. Spec §9. */
export const FAR_DOWN_RATIO = 0.035;

/** Views a page is at least as high as for that to be offered: 3. Assumed. */
export const LONG_PAGE_VIEWS = 3;

/** Time between two looks at the scroll position: 50 ms. Spec §9. */
export const SCROLL_THROTTLE_MS = 50;

/** Whether so much of a long page has been scrolled that the way to the top is worth a button; in CSS pixels. Spec §9. */
export function isFarDown(scrollY: number, pageHeight: number, viewHeight: number): boolean {
  return pageHeight >= viewHeight * LONG_PAGE_VIEWS && scrollY > pageHeight * FAR_DOWN_RATIO;
}
