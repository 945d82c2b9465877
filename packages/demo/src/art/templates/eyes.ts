import { circle } from '../shape.ts';

/** A pair of round eyes with a glint, `gap` from the middle. */
export const eyes = (x: number, y: number, gap: number, r: number): string =>
  circle(x - gap, y, r, '#23262c') +
  circle(x + gap, y, r, '#23262c') +
  circle(x - gap - r * 0.3, y - r * 0.35, r * 0.32, '#ffffff') +
  circle(x + gap - r * 0.3, y - r * 0.35, r * 0.32, '#ffffff');
