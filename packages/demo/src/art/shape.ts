import type { Palette } from './palette.ts';

/** What a template paints with: colors, and the words printed on the pack. */
export interface Brush {
  readonly color: Palette;
  readonly brand: string;
  readonly label: string;
  readonly size: string;
}

/** One drawn product in a 400 × 400 box, its foot at y 350 unless it floats. */
export interface Template {
  /** Center x and half width of the contact shadow. */
  readonly shadow: readonly [center: number, halfWidth: number];
  /** True for flat-laid things (clothes): no floor under them. */
  readonly floats?: boolean;
  readonly draw: (brush: Brush) => string;
}

/** How a line of text is set. */
export interface TextStyle {
  readonly fill: string;
  readonly width: number;
  /** Assumed: 800 */
  readonly weight?: 500 | 800;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly extra?: string;
}

/** The Korean font stack of every device; a picture in an `<img>` cannot load the page's font. */
export const FONT_STACK = "'Noto Sans CJK KR','Noto Sans KR','Apple SD Gothic Neo','Malgun Gothic',sans-serif";

/** Escapes text for element content and double-quoted attributes of XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);
}

/** Draws a path; `extra` is further attributes. */
export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

/** Draws an unfilled line along a path. */
export const stroke = (d: string, color: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;

/** Draws a rectangle with rounded corners. */
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${attributes(extra)}/>`;

/** Draws a circle. */
export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${attributes(extra)}/>`;

/** Draws an ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(extra)}/>`;

/** Groups shapes under one transform. */
export const at = (transform: string, ...content: readonly string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`;

/** Repeats a drawing `count` times, giving each its index. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const attributes = (extra: string): string => (extra === '' ? '' : ` ${extra}`);

/** Width of a text in em, guessed from its script: Hangul is nearly square, Latin about half. */
function widthInEm(content: string): number {
  let em = 0;
  for (const letter of content)
    em += letter > '\u2e7f' ? 0.93 : letter === ' ' ? 0.28 : /[A-Z0-9&%+]/.test(letter) ? 0.66 : 0.54;
  return em;
}

/**
 * The sizes letters are set in, each about a fifth larger than the last. A browser readies a font for every size and
 * weight it meets, and asks outside of the page for it: pictures that share a few cost a list of them a third of what
 * they did.
 */
const LETTER_SIZES = [6, 7, 8, 10, 12, 14, 17, 20, 24, 28, 34, 40, 48, 58, 70, 84];
/** How much larger than asked for letters may be set, so that most are near their size and not all below it. */
const ROUND_UP = 1.08;

const letterSize = (size: number): number =>
  LETTER_SIZES.findLast((step) => step <= size * ROUND_UP) ?? LETTER_SIZES[0] ?? 6;

/** Sets one line in a size of the ladder; a text too wide is first set smaller, then clamped with `textLength`. */
export function text(x: number, y: number, size: number, content: string, style: TextStyle): string {
  if (content === '') return '';
  const wanted = widthInEm(content) * size;
  const set = letterSize(wanted > style.width ? Math.max(size * 0.7, (size * style.width) / wanted) : size);
  const clamp =
    wanted * (set / size) > style.width + 0.5 ? ` textLength="${style.width}" lengthAdjust="spacingAndGlyphs"` : '';
  const font = `font-size="${set}" font-weight="${style.weight ?? 800}"`;
  const anchor = `text-anchor="${style.anchor ?? 'middle'}"`;
  return `<text x="${x}" y="${y}" ${font} ${anchor} fill="${style.fill}"${clamp}${attributes(style.extra ?? '')}>${escapeXml(content)}</text>`;
}

/** Prints brand, a thin rule, the Korean name and the size as one centered block `width` wide around (x, y). */
export function print(brush: Brush, x: number, y: number, width: number, scale = 1, ink = brush.color.print): string {
  const { brand, label, size } = brush;
  if (brand === '' && label === '') return '';
  return [
    text(x, y - 14 * scale, 25 * scale, brand, { fill: ink, width, weight: 800 }),
    rect(x - 13 * scale, y - 3 * scale, 26 * scale, 1.6 * scale, 0, ink, 'opacity=".45"'),
    text(x, y + 20 * scale, 17 * scale, label, { fill: ink, width, weight: 800 }),
    text(x, y + 39 * scale, 12.5 * scale, size, { fill: ink, width, weight: 500, extra: 'opacity=".78"' }),
  ].join('');
}

/** A white paper label with its print. */
export function paperLabel(brush: Brush, x: number, y: number, w: number, h: number, scale = 1): string {
  return rect(x, y, w, h, 5, 'url(#p)') + print(brush, x + w / 2, y + h / 2 - 8 * scale, w - 14, scale);
}
