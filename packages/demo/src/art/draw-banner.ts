import { drawMotif, picture, type Motif } from './draw-art.ts';
import { gradientDefs } from './gradient.ts';
import { mix, PALETTES, type Palette, type PaletteId } from './palette.ts';
import { at, circle, oval, rect } from './shape.ts';

/** The form of a banner: tall for phones (750 × 560), wide for PC (1200 × 400), strip between sections (1200 × 300). */
export type BannerShape = 'tall' | 'wide' | 'strip';

/** A banner picture: products on a gradient, the left free for the headline that HTML draws. */
export interface BannerArt {
  readonly shape: BannerShape;
  readonly palette: PaletteId;
  readonly motifs: readonly Motif[];
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** Where the first, second and third product stand: x, y, scale. */
  readonly places: readonly (readonly [x: number, y: number, scale: number])[];
}

const FRAMES: Readonly<Record<BannerShape, Frame>> = {
  tall: {
    width: 750,
    height: 560,
    horizon: 470,
    places: [
      [368, 170, 0.96],
      [252, 266, 0.72],
      [508, 260, 0.74],
    ],
  },
  wide: {
    width: 1200,
    height: 400,
    horizon: 340,
    places: [
      [740, 8, 1],
      [588, 106, 0.74],
      [918, 102, 0.75],
    ],
  },
  strip: {
    width: 1200,
    height: 300,
    horizon: 258,
    places: [
      [760, 6, 0.76],
      [636, 80, 0.56],
      [900, 76, 0.57],
    ],
  },
};

/** Gives each product's gradients names of their own, so that several palettes live in one picture. */
function recolored(motif: Motif, index: number): { readonly defs: string; readonly drawing: string } {
  const drawing = drawMotif(motif);
  const defs = gradientDefs(PALETTES[motif.palette], drawing);
  return {
    defs: defs.replaceAll(/id="(\w)"/g, `id="$1${index}"`),
    drawing: drawing.replaceAll(/url\(#(\w)\)/g, `url(#$1${index})`),
  };
}

function backdrop(
  { width, height, horizon }: Frame,
  { base }: Palette,
): { readonly defs: string; readonly drawing: string } {
  const wall = `<linearGradient id="Y"><stop offset="0" stop-color="${mix(base, '#ffffff', 0.9)}"/><stop offset="1" stop-color="${mix(base, '#ffffff', 0.58)}"/></linearGradient>`;
  const floor = `<linearGradient id="Z"><stop offset="0" stop-color="${mix(base, '#ffffff', 0.86)}"/><stop offset="1" stop-color="${mix(base, '#ffffff', 0.7)}"/></linearGradient>`;
  return {
    defs: wall + floor,
    drawing:
      rect(0, 0, width, height, 0, 'url(#Y)') +
      circle(width * 0.73, height * 0.46, height * 0.56, '#ffffff', 'opacity=".3"') +
      circle(width * 0.73, height * 0.46, height * 0.4, '#ffffff', 'opacity=".34"') +
      rect(0, horizon, width, height - horizon, 0, 'url(#Z)') +
      oval(width * 0.08, height * 1.02, width * 0.16, height * 0.2, '#ffffff', 'opacity=".35"'),
  };
}

/** Draws a banner: the first product in front, the others behind it. */
export function drawBanner(art: BannerArt): string {
  const frame = FRAMES[art.shape];
  const back = backdrop(frame, PALETTES[art.palette]);
  const placed = art.motifs.slice(0, 3).map((motif, index) => {
    const [x, y, scale] = frame.places[index] ?? [0, 0, 1];
    const { defs, drawing } = recolored(motif, index);
    return { defs, drawing: at(`translate(${x} ${y}) scale(${scale})`, drawing) };
  });
  const content =
    back.drawing +
    placed
      .map(({ drawing }) => drawing)
      .toReversed()
      .join('');
  const defs = back.defs + placed.map(({ defs }) => defs).join('');
  return picture(frame.width, frame.height, `0 0 ${frame.width} ${frame.height}`, defs, content);
}
