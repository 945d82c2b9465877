import { mix, type Palette } from './palette.ts';

/** A gradient stop written `offset color`; the color may end in two hex digits of opacity. */
type Stop = string;

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map((stop) => {
      const [offset, color] = stop.split(' ');
      return `<stop offset="${offset}" stop-color="${color}"/>`;
    })
    .join('');

const across = (id: string, ...stops: readonly Stop[]): string =>
  `<linearGradient id="${id}">${stopTags(stops)}</linearGradient>`;

const down = (id: string, ...stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stopTags(stops)}</linearGradient>`;

const slant = (id: string, ...stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2=".9" y2="1">${stopTags(stops)}</linearGradient>`;

const round = (id: string, center: string, ...stops: readonly Stop[]): string =>
  `<radialGradient id="${id}" ${center}>${stopTags(stops)}</radialGradient>`;

/** Light falling on a standing cylinder from the upper left. */
const cylinder = (id: string, edge: string, body: string, shine: string, shade: string): string =>
  across(id, `0 ${edge}`, `.14 ${body}`, `.27 ${shine}`, `.42 ${body}`, `.78 ${edge}`, `.94 ${shade}`, `1 ${edge}`);

const CENTER = 'cx=".5" cy=".5" r=".5"';

/**
 * Every gradient by the letter a template refers to.
 * Product color: b cylinder, v slant, r ball, l pale, a accent, k dark cylinder, d dark slant.
 * Materials: p and q white, m metal, n and z black, u screen, w wood, o kraft, e gold, t glass.
 * Light: g gloss from above, s shade to the right, h sheen. Room: W wall, F floor, G glow, S shadow.
 */
function gradients(color: Palette): Readonly<Record<string, string>> {
  const { accent, base, dark, deep, light, pale } = color;
  return {
    b: cylinder('b', dark, base, light, deep),
    v: slant('v', `0 ${light}`, `.45 ${base}`, `1 ${dark}`),
    r: round('r', 'cx=".38" cy=".3" r=".8"', `0 ${light}`, `.5 ${base}`, `1 ${dark}`),
    l: slant('l', '0 #ffffff', `1 ${pale}`),
    a: slant('a', `0 ${accent}`, `1 ${accent}d8`),
    k: cylinder('k', deep, dark, base, deep),
    d: slant('d', `0 ${dark}`, `1 ${deep}`),
    p: cylinder('p', '#e4e7ee', '#fbfbfd', '#ffffff', '#cfd5e0'),
    q: slant('q', '0 #ffffff', '.6 #f4f5f8', '1 #dde1e9'),
    m: cylinder('m', '#9aa2af', '#d5dae2', '#ffffff', '#808997'),
    n: slant('n', '0 #4a505b', '.5 #2b2f36', '1 #16181c'),
    z: cylinder('z', '#1c1f24', '#343941', '#6c7480', '#101215'),
    u: slant('u', '0 #2d3f72', '.55 #151c33', '1 #0c1020'),
    w: slant('w', '0 #e0b483', '.5 #c8935c', '1 #9c6b3c'),
    o: slant('o', '0 #e3c6a0', '.6 #cfaa7c', '1 #b58d5c'),
    e: cylinder('e', '#b58a36', '#e4c26c', '#fff2c4', '#96702a'),
    t: slant('t', '0 #ffffff9e', '.5 #ffffff29', '1 #ffffff57'),
    g: down('g', '0 #ffffff99', '1 #ffffff00'),
    s: across('s', '0 #00000000', '1 #00000042'),
    h: across('h', '0 #ffffff00', '.5 #ffffff80', '1 #ffffff00'),
    W: down('W', `0 ${color.wallTop}`, `1 ${color.wallBottom}`),
    F: down('F', `0 ${color.floor}`, `1 ${mix(color.floor, '#ffffff', 0.5)}`),
    G: round('G', CENTER, '0 #ffffffd9', '1 #ffffff00'),
    S: round('S', CENTER, '0 #1a1d266b', '.55 #1a1d2629', '1 #1a1d2600'),
  };
}

/** Gives the definitions of just those gradients that a drawing refers to. */
export function gradientDefs(color: Palette, drawing: string): string {
  const used = new Set([...drawing.matchAll(/url\(#(\w)\)/g)].map((match) => match[1]));
  return Object.entries(gradients(color))
    .filter(([id]) => used.has(id))
    .map(([, tag]) => tag)
    .join('');
}
