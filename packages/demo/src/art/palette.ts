/** The shades one product is painted with, all derived from a single base color. */
export interface Palette {
  readonly base: string;
  readonly light: string;
  readonly pale: string;
  readonly dark: string;
  readonly deep: string;
  readonly accent: string;
  /** Text color that reads on `base`. */
  readonly ink: string;
  /** Text color that reads on white paper. */
  readonly print: string;
  readonly wallTop: string;
  readonly wallBottom: string;
  readonly floor: string;
}

/** Mixes two `#rrggbb` colors; `share` is the part of the second, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number): string => {
    const start = Number.parseInt(from.slice(at, at + 2), 16);
    const end = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

function brightness(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return ((red ?? 0) * 0.299 + (green ?? 0) * 0.587 + (blue ?? 0) * 0.114) / 255;
}

/** From which brightness on a product would vanish before a light wall. */
const PALE_FROM = 0.9;

function palette(base: string, accent: string, wall = base): Palette {
  const isBright = brightness(base) > 0.66;
  const isPale = brightness(base) > PALE_FROM;
  return {
    base,
    accent,
    light: mix(base, '#ffffff', 0.3),
    pale: mix(base, '#ffffff', 0.74),
    dark: mix(base, '#14161c', isBright ? 0.14 : 0.24),
    deep: mix(base, '#14161c', isBright ? 0.3 : 0.46),
    ink: isBright ? '#2b2f36' : '#ffffff',
    print: mix(base, '#14161c', isBright ? 0.72 : 0.42),
    wallTop: mix(wall, '#ffffff', isPale ? 0.5 : 0.92),
    wallBottom: mix(wall, '#ffffff', isPale ? 0.22 : 0.76),
    floor: mix(wall, '#ffffff', isPale ? 0.36 : 0.86),
  };
}

/**
 * Every palette by its id: the color a shopper picks is the color that is drawn. Assumed: the
 * specification shows no pictures.
 */
export const PALETTES = {
  black: palette('#33373e', '#f2b84b', '#7d8694'),
  white: palette('#f1f2f5', '#7a86ff', '#9aa6bb'),
  gray: palette('#8b929c', '#ff8a65', '#8b929c'),
  navy: palette('#26418f', '#ffc857', '#5577cf'),
  blue: palette('#3f74e0', '#ffd166', '#3f74e0'),
  sky: palette('#6bb7ea', '#ff8fa3', '#58aee8'),
  indigo: palette('#4f4fe0', '#ffb703', '#6a6af0'),
  violet: palette('#8a63d2', '#ffd166', '#8a63d2'),
  rose: palette('#e8829d', '#7a3350', '#ee86a3'),
  red: palette('#d13438', '#ffd9a0', '#e86a62'),
  coral: palette('#f0764f', '#2f4858', '#f0835f'),
  amber: palette('#f0b02e', '#7c4a03', '#f2b63c'),
  green: palette('#2e7d5b', '#f4d35e', '#4fa883'),
  mint: palette('#63c3a8', '#f28482', '#5cc4a6'),
  olive: palette('#7d8450', '#e9c46a', '#9aa164'),
  beige: palette('#dcc7a8', '#8a5a34', '#c9ad84'),
  brown: palette('#8a5a3c', '#f1c27d', '#b98a66'),
} as const satisfies Record<string, Palette>;

/** The id of a palette. */
export type PaletteId = keyof typeof PALETTES;

/** Tells whether a word names a palette. */
export function isPaletteId(word: string): word is PaletteId {
  return Object.hasOwn(PALETTES, word);
}
