/** How far ahead of the screen a part's script is fetched, in CSS pixels: a flick of the thumb. Assumed. */
const AHEAD_PX = 200;

/** Tells once when an element has come near the screen; at once when the page has none of that id. */
export function whenNear(id: string, tell: () => void): void {
  const element = document.getElementById(id);
  if (element === null) return tell();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tell();
    },
    { rootMargin: `${AHEAD_PX}px` },
  );
  observer.observe(element);
}
