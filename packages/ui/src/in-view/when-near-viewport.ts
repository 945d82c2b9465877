/** How far ahead of the viewport a section's script is loaded, in CSS pixels: a flick of the thumb. Assumed. */
const AHEAD_PX = 200;

/** Runs something once when an element is near the viewport; at once when the page has no element of that id. */
export function whenNearViewport(id: string, run: () => void): void {
  const element = document.getElementById(id);
  if (element === null) return run();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: `${AHEAD_PX}px` },
  );
  observer.observe(element);
}
