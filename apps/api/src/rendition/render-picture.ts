import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { Rendition } from './rendition.ts';

const WEBP_QUALITY = 82;
const JPEG_QUALITY = 84;
/** Longest work on one picture, in seconds. Assumed. */
const TIME_LIMIT_S = 10;

/** Both come from npm and no font of the machine is looked at, so a picture is the same everywhere. */
const FONT_FILES = ['400Regular/NanumGothic_400Regular.ttf', '800ExtraBold/NanumGothic_800ExtraBold.ttf'].map((file) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/nanum-gothic/${file}`)),
);
const FONT = { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: 'NanumGothic' };

/** Draws an SVG of our own in pixels, off the main thread. */
export async function rasterize(svg: string, width: number): Promise<Sharp> {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: FONT });
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } });
}

/** A stored photo in a width; a smaller one keeps its own. */
export function shrink(bytes: Uint8Array, width: number): Sharp {
  return sharp(bytes).resize({ width, withoutEnlargement: true });
}

/** The bytes to send. A JPEG knows no transparency: what is behind the picture is white. */
export async function encode(picture: Sharp, format: Rendition['format']): Promise<Uint8Array<ArrayBuffer>> {
  const timed = picture.timeout({ seconds: TIME_LIMIT_S });
  const encoded =
    format === 'webp'
      ? timed.webp({ quality: WEBP_QUALITY })
      : timed.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true });
  return new Uint8Array(await encoded.toBuffer());
}
