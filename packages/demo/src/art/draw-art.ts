import { gradientDefs } from './gradient.ts';
import { PALETTES, type PaletteId } from './palette.ts';
import { type Scene, SCENES, type SceneId } from './scene.ts';
import { at, FONT_STACK, oval, rect, type Template } from './shape.ts';
import { TEMPLATES, type TemplateId } from './templates.ts';

/** A product to draw: its shape, its color, and the words on its pack. */
export interface Motif {
  readonly template: TemplateId;
  readonly palette: PaletteId;
  readonly brand: string;
  readonly label: string;
  readonly size: string;
}

/**
 * From where a product is seen; `bare` has no room around it, a scene is a photograph: a shopper's
 * own, or one of a detail page.
 */
export type Variant = 'front' | 'group' | 'detail' | 'bare' | 'icon' | SceneId;

/** One product picture. */
export interface ProductArt extends Motif {
  readonly variant: Variant;
}

const ROOM = rect(0, 0, 400, 400, 0, 'url(#W)');
const FLOOR = rect(0, 316, 400, 84, 0, 'url(#F)') + rect(0, 316, 400, 1.5, 0, '#ffffff', 'opacity=".8"');
const GLOW = oval(200, 170, 190, 170, 'url(#G)', 'opacity=".8"');

/**
 * Wraps a drawing into a picture of the given size, with the gradients it uses. Letters are laid out once for every
 * size it is shown at (`geometricPrecision`): otherwise a browser sets them anew for each, which is half of what a
 * picture costs it.
 */
export function picture(width: number, height: number, viewBox: string, defs: string, content: string): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"`;
  return `${head} font-family="${FONT_STACK}" text-rendering="geometricPrecision"><defs>${defs}</defs>${content}</svg>`;
}

/** The shadow a standing thing throws on the floor, or a flat-laid one on its sheet. */
function shadowOf({ shadow: [center, half], floats }: Template): string {
  if (floats === true) return oval(206, 222, half * 1.3, 178, 'url(#S)', 'opacity=".55"');
  return oval(center + 8, 350, half * 1.22, 19, 'url(#S)') + oval(center, 350, half * 0.98, 8, 'url(#S)');
}

/** The product and its shadow in a 400 × 400 box, without a room. Colors refer to the gradients of its palette. */
export function drawMotif(motif: Motif): string {
  const template: Template = TEMPLATES[motif.template];
  return shadowOf(template) + template.draw({ ...motif, color: PALETTES[motif.palette] });
}

/** Half width of the shadow from which a thing is too wide to stand three abreast. */
const WIDE_FROM = 104;

/** Where the copies of a group stand, back to front: three slim things abreast, two wide or flat ones. */
const GROUP_PLACES = {
  slim: ['translate(-52 62) scale(.74)', 'translate(156 62) scale(.74)', 'translate(36 46) scale(.82)'],
  wide: ['translate(190 140) scale(.54)', 'translate(-34 62) scale(.78)'],
  flat: ['translate(182 34) scale(.54)', 'translate(0 82) scale(.74)'],
} as const;

/** Draws one product picture. The same art always gives the same text. Assumed: the specification shows no pictures. */
export function drawArt(art: ProductArt): string {
  const color = PALETTES[art.palette];
  const template: Template = TEMPLATES[art.template];
  const motif = drawMotif(art);
  const room = template.floats === true ? ROOM + GLOW : ROOM + FLOOR + GLOW;
  const framed = (viewBox: string, content: string, defs = ''): string =>
    picture(640, 640, viewBox, gradientDefs(color, content + defs) + defs, content);

  switch (art.variant) {
    case 'front':
      return framed('0 0 400 400', room + motif);
    case 'bare':
      return framed('0 0 400 400', motif);
    case 'icon':
      return framed('24 24 352 352', motif);
    case 'detail':
      return framed(template.floats === true ? '90 100 210 210' : '96 128 208 208', room + motif);
    case 'group': {
      const isWide = template.shadow[1] >= WIDE_FROM;
      const places = GROUP_PLACES[template.floats === true ? 'flat' : isWide ? 'wide' : 'slim'];
      const copies = places.map((place) => `<use href="#i" transform="${place}"/>`).join('');
      return framed('0 0 400 400', room + copies, `<g id="i">${motif}</g>`);
    }
    default: {
      const scene: Scene = SCENES[art.variant];
      const product = at(`translate(${scene.x} ${scene.y}) scale(${scene.scale}) rotate(${scene.turn} 200 200)`, motif);
      return framed('0 0 400 400', scene.back + product + (scene.front ?? '') + scene.light);
    }
  }
}

/** The tile shown instead of a withheld picture of adult goods. */
export function drawAdultTile(): string {
  const mark =
    rect(0, 0, 400, 400, 0, '#eceef2') +
    `<circle cx="200" cy="188" r="88" fill="#ffffff" stroke="#d9232a" stroke-width="18"/>` +
    `<text x="200" y="220" font-size="84" font-weight="800" text-anchor="middle" fill="#17191c">19</text>` +
    `<text x="200" y="334" font-size="24" font-weight="800" text-anchor="middle" fill="#4b5159">19세 이상 상품</text>`;
  return picture(640, 640, '0 0 400 400', '', mark);
}
