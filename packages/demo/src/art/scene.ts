import { at, circle, oval, path, rect, stroke, times } from './shape.ts';

/** A place where a product is photographed: by a shopper at home, or by the seller for its detail page. */
export interface Scene {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly back: string;
  /** What is nearer than the product, as the hands that hold it. */
  readonly front?: string;
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

const SKIN = '#f0c6a4';
const KNIT = '#6f86a6';

/** A person seen from the waist up, so that the size of what is held can be told. */
const holder =
  rect(0, 0, 400, 400, 0, '#efe7dc') +
  rect(24, 0, 104, 190, 0, '#dcebf2') +
  stroke('M76 0v190M24 92h104', '#ffffff', 6) +
  oval(348, 120, 40, 62, '#9fb894') +
  rect(338, 160, 20, 240, 6, '#c9a37a') +
  oval(200, 84, 58, 66, '#3b2f2a') +
  rect(180, 120, 40, 50, 16, '#e3b592') +
  oval(200, 92, 42, 50, SKIN) +
  path('M158 84q8-44 44-42t40 44q-30-6-44-26-10 20-40 24z', '#3b2f2a') +
  circle(184, 96, 3.4, '#3b2f2a') +
  circle(216, 96, 3.4, '#3b2f2a') +
  stroke('M188 116q12 9 24 0', '#b5654f', 3.4) +
  path('M66 400q0-190 84-236 50 34 100 0 84 46 84 236z', KNIT);

/** The arms come round it from both sides. */
const hands =
  stroke('M84 250Q70 350 134 352', KNIT, 46) +
  stroke('M316 250Q330 350 266 352', KNIT, 46) +
  oval(146, 346, 25, 20, SKIN) +
  oval(254, 346, 25, 20, SKIN) +
  times(3, (i) => stroke(`M${150 + i * 4} ${336 + i * 9}h14`, '#d9a884', 3)) +
  times(3, (i) => stroke(`M${250 - i * 4} ${336 + i * 9}h-14`, '#d9a884', 3));

/** A room with a person standing in it, for goods as large as furniture. */
const livingRoom =
  rect(0, 0, 400, 400, 0, '#e7e3dc') +
  rect(0, 300, 400, 100, 0, 'url(#o)') +
  rect(236, 30, 128, 96, 3, '#ffffff') +
  rect(244, 38, 112, 80, 0, '#bcd3dc') +
  path('M244 118v-30l34-26 30 24 22-14 26 20v26z', '#8fae9a') +
  oval(250, 352, 150, 30, '#cfc8d8') +
  oval(66, 68, 25, 28, '#3b2f2a') +
  oval(66, 72, 19, 23, SKIN) +
  path('M47 70q4-20 20-20t19 20q-22-2-28-10-2 8-11 10z', '#3b2f2a') +
  path('M26 190q0-82 40-88 40 6 40 88l-6 20H32z', '#c98a6a') +
  path('M34 208h64l-4 152H74l-8-110-8 110H38z', '#4a5568') +
  stroke('M32 130Q20 190 34 226', '#c98a6a', 15) +
  stroke('M100 130Q118 180 142 190', '#c98a6a', 15) +
  circle(146, 191, 9, SKIN) +
  path('M36 358h24v10H28zM72 358h24l8 10H72z', '#2b2f36');

/** Morning light on a sill: plants to compare with, shadows of a window. */
const sill =
  rect(0, 0, 400, 400, 0, '#c3ccc9') +
  path('M0 0h210l120 290H60z', '#ffffff', 'opacity=".4"') +
  times(3, (i) => path(`M${46 + i * 70} 0h14l118 290h-18z`, '#a9b5b1', 'opacity=".6"')) +
  oval(52, 196, 30, 70, '#7da07a') +
  oval(84, 214, 24, 58, '#93b58a') +
  path('M26 246h86l-12 66H38z', '#d7a582') +
  rect(0, 300, 400, 100, 0, 'url(#w)') +
  rect(0, 300, 400, 6, 0, '#8a5a2e', 'opacity=".35"');

/** An opened parcel: its flaps and paper behind, its front side before what came in it. */
const parcelBack =
  rect(0, 0, 400, 400, 0, '#d5dbe4') +
  rect(0, 330, 400, 70, 0, '#c3cad6') +
  path('M62 214L20 150h120l24 64zM338 214l42-64H260l-24 64z', '#c99b66') +
  rect(62, 208, 276, 60, 0, '#a97c4c') +
  times(7, (i) => path(`M${66 + i * 38} 262q20-54 46 0z`, i % 2 === 0 ? '#f4efe6' : '#e8e0d2'));

const parcelFront =
  path('M54 262h292l-14 118H68z', '#d3a670') +
  rect(186, 262, 28, 118, 0, '#e9d9b8', 'opacity=".8"') +
  path('M54 262h292l-1 9H55z', '#b88950');

const DAYLIGHT = rect(0, 0, 400, 400, 0, '#fff4e0', 'opacity=".1"');

/** Where shoppers photograph; slightly turned and warm, so that it looks taken by hand. */
const SHOPPER_SCENES = {
  table: { x: 50, y: 46, scale: 0.78, turn: -4, back: table, light: warm('#ffb561') },
  bed: { x: 40, y: 40, scale: 0.8, turn: 8, back: bed, light: warm('#ffd29a') },
  grass: { x: 52, y: 48, scale: 0.76, turn: -5, back: grass, light: warm('#ffe08a') },
  desk: { x: 84, y: 54, scale: 0.76, turn: 4, back: desk, light: warm('#ffc98a') },
  shelf: { x: 48, y: 32, scale: 0.8, turn: 3, back: shelf, light: warm('#ff9f5a') },
} as const satisfies Record<string, Scene>;

/** A place where shoppers photograph. */
export type ShopperSceneId = keyof typeof SHOPPER_SCENES;

const EVENING = rect(0, 0, 400, 400, 0, '#3a2a4a', 'opacity=".22"');

/** The same place from the other side, and from nearer: the foot of the product stays where it stands. */
function mirrored(scene: Scene): Scene {
  const scale = scene.scale * 1.12;
  const center = 400 - scene.x - 200 * scene.scale;
  return {
    ...scene,
    scale,
    x: center - 200 * scale,
    y: scene.y - 350 * (scale - scene.scale),
    turn: -scene.turn,
    back: at('translate(400 0) scale(-1 1)', scene.back),
  };
}

/** The same place in the evening, from farther away. */
function atNight(scene: Scene): Scene {
  const scale = scene.scale * 0.88;
  return {
    ...scene,
    scale,
    x: scene.x + 200 * (scene.scale - scale),
    y: scene.y + 350 * (scene.scale - scale),
    turn: scene.turn / 2,
    light: scene.light + EVENING,
  };
}

/** The same place from close by. */
function nearer(scene: Scene): Scene {
  const scale = scene.scale * 1.22;
  return {
    ...scene,
    scale,
    x: scene.x - 200 * (scale - scene.scale),
    y: scene.y - 330 * (scale - scene.scale),
    turn: scene.turn * 1.4,
  };
}

const { table: t, bed: b, grass: g, desk: d, shelf: s } = SHOPPER_SCENES;

/** Every scene by its id. A place of shoppers has eight takes: as it is, 2 mirrored, 3 in the evening, 4 both; 5 to 8 the same from close by. */
export const SCENES = {
  ...SHOPPER_SCENES,
  table2: mirrored(t),
  table3: atNight(t),
  table4: atNight(mirrored(t)),
  table5: nearer(t),
  table6: nearer(mirrored(t)),
  table7: nearer(atNight(t)),
  table8: nearer(atNight(mirrored(t))),
  bed2: mirrored(b),
  bed3: atNight(b),
  bed4: atNight(mirrored(b)),
  bed5: nearer(b),
  bed6: nearer(mirrored(b)),
  bed7: nearer(atNight(b)),
  bed8: nearer(atNight(mirrored(b))),
  grass2: mirrored(g),
  grass3: atNight(g),
  grass4: atNight(mirrored(g)),
  grass5: nearer(g),
  grass6: nearer(mirrored(g)),
  grass7: nearer(atNight(g)),
  grass8: nearer(atNight(mirrored(g))),
  desk2: mirrored(d),
  desk3: atNight(d),
  desk4: atNight(mirrored(d)),
  desk5: nearer(d),
  desk6: nearer(mirrored(d)),
  desk7: nearer(atNight(d)),
  desk8: nearer(atNight(mirrored(d))),
  shelf2: mirrored(s),
  shelf3: atNight(s),
  shelf4: atNight(mirrored(s)),
  shelf5: nearer(s),
  shelf6: nearer(mirrored(s)),
  shelf7: nearer(atNight(s)),
  shelf8: nearer(atNight(mirrored(s))),
  held: { x: 102, y: 172, scale: 0.49, turn: 0, back: holder, front: hands, light: DAYLIGHT },
  room: { x: 122, y: 126, scale: 0.66, turn: 0, back: livingRoom, light: DAYLIGHT },
  sill: { x: 96, y: 78, scale: 0.68, turn: 0, back: sill, light: DAYLIGHT },
  parcel: { x: 84, y: 82, scale: 0.58, turn: -3, back: parcelBack, front: parcelFront, light: DAYLIGHT },
} as const satisfies Record<string, Scene>;

/** The id of a scene. */
export type SceneId = keyof typeof SCENES;

/** Tells whether a word names a scene. */
export function isSceneId(word: string): word is SceneId {
  return Object.hasOwn(SCENES, word);
}

/** All takes of a place, no two of which look the same. */
export const takesOf = (scene: ShopperSceneId): readonly SceneId[] => [
  scene,
  `${scene}2`,
  `${scene}3`,
  `${scene}4`,
  `${scene}5`,
  `${scene}6`,
  `${scene}7`,
  `${scene}8`,
];
