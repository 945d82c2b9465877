import { circle, oval, path, rect, stroke, times } from './shape.ts';

/** A place where a shopper photographs what was bought. */
interface Scene {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly back: string;
  /** Warm light and vignette laid over everything. */
  readonly light: string;
}

const warm = (color: string): string =>
  rect(0, 0, 400, 400, 0, color, 'opacity=".13"') + path('M0 0h150L0 230z', '#ffffff', 'opacity=".13"');

const table =
  rect(0, 0, 400, 400, 0, '#e9e2d8') +
  rect(40, -10, 150, 150, 4, '#cfe3ee') +
  stroke('M115-10v150M40 66h150', '#ffffff', 7) +
  oval(320, 150, 44, 50, '#8fae84') +
  path('M292 176h56l-8 70h-40z', '#d9b48a') +
  rect(0, 232, 400, 168, 0, 'url(#w)') +
  times(6, (i) => stroke(`M0 ${252 + i * 26}q200 ${i % 2 === 0 ? 8 : -6} 400 0`, '#8a5a2e', 2, 'opacity=".3"'));

const bed =
  rect(0, 0, 400, 400, 0, '#d9d3ca') +
  path('M0 70q100-40 200 0t200 0v330H0z', '#f6f3ee') +
  times(5, (i) => stroke(`M${-30 + i * 100} 130q60 60 20 270`, '#cfc7bb', 14, 'opacity=".35"')) +
  path('M0 330q120-60 230-10t170-10v90H0z', '#c9d3df');

const grass =
  rect(0, 0, 400, 400, 0, '#bfe0f2') +
  circle(330, 70, 40, '#fff6cf') +
  path('M0 180q90-60 190-10t210-20v80H0z', '#8dbb7a') +
  rect(0, 214, 400, 186, 0, '#7fae63') +
  times(44, (i) => stroke(`M${(i * 47) % 400} ${240 + ((i * 29) % 150)}l4-14`, i % 2 === 0 ? '#5f9148' : '#a5cf85', 3));

const desk =
  rect(0, 0, 400, 400, 0, '#cdd4dd') +
  rect(26, 36, 190, 150, 8, '#2b2f36') +
  rect(34, 44, 174, 130, 4, '#7b93c9') +
  rect(260, 60, 16, 170, 3, '#e8b84d') +
  rect(280, 80, 22, 150, 3, '#b8545c') +
  rect(306, 68, 18, 162, 3, '#4d7ea8') +
  rect(0, 228, 400, 172, 0, '#f3efe8') +
  rect(0, 228, 400, 5, 0, '#d8d0c3');

const shelf =
  rect(0, 0, 400, 400, 0, '#e8dccb') +
  times(9, (i) => rect(i * 48, 0, 2, 400, 0, '#d6c6ae', 'opacity=".6"')) +
  circle(70, 110, 44, '#f7eede') +
  rect(300, 60, 66, 90, 2, '#ffffff') +
  rect(306, 66, 54, 78, 0, '#b9d3c4') +
  rect(0, 300, 400, 100, 0, 'url(#o)') +
  rect(0, 300, 400, 8, 0, '#fff1dc', 'opacity=".7"');

/** Every scene by its id; slightly turned and warm, so that it looks taken by hand. */
export const SCENES = {
  table: { x: 50, y: 46, scale: 0.78, turn: -4, back: table, light: warm('#ffb561') },
  bed: { x: 40, y: 40, scale: 0.8, turn: 8, back: bed, light: warm('#ffd29a') },
  grass: { x: 52, y: 48, scale: 0.76, turn: -5, back: grass, light: warm('#ffe08a') },
  desk: { x: 84, y: 54, scale: 0.76, turn: 4, back: desk, light: warm('#ffc98a') },
  shelf: { x: 48, y: 32, scale: 0.8, turn: 3, back: shelf, light: warm('#ff9f5a') },
} as const satisfies Record<string, Scene>;

/** The id of a scene. */
export type SceneId = keyof typeof SCENES;

/** Tells whether a word names a scene. */
export function isSceneId(word: string): word is SceneId {
  return Object.hasOwn(SCENES, word);
}
