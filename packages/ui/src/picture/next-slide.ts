import { slideAfterTurn } from './slide-after-turn.ts';

/**
 * Where slides turn by themselves: to the next whose pictures are there, past those whose picture is broken.
 * @param at the first slide that is seen
 * @param seen how many slides are seen at once
 * @returns null while a picture is on its way, or the slides are out of sight
 */
export function nextSlide(track: Element, at: number, seen: number): number | null {
  const { top, bottom } = track.getBoundingClientRect();
  if (document.hidden || bottom <= 0 || top >= window.innerHeight) return null;
  const slides = [...track.children];
  let to = at;
  for (const _ of slides) {
    to = slideAfterTurn({ at: to, way: 1, seen, count: slides.length });
    const pictures = slides.slice(to, to + seen).flatMap((slide) => [...slide.querySelectorAll('img')]);
    const missing = pictures.filter(({ naturalWidth }) => naturalWidth === 0);
    if (missing.length === 0) return to;
    // A browser may put off what is beside the screen until it is asked for.
    for (const picture of missing) picture.loading = 'eager';
    if (missing.some(({ complete }) => !complete)) return null;
  }
  return null;
}
