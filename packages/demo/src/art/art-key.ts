import { drawAdultTile, drawArt, type Motif, type ProductArt, type Variant } from './draw-art.ts';
import { drawBanner, type BannerArt, type BannerShape } from './draw-banner.ts';
import { isPaletteId } from './palette.ts';
import { isSceneId } from './scene.ts';
import { isTemplateId } from './templates.ts';

/** Everything a picture's address can ask for. */
export type Art =
  ({ readonly kind: 'product' } & ProductArt) | ({ readonly kind: 'banner' } & BannerArt) | { readonly kind: 'adult' };

/** Longest word printed on a pack, in UTF-16 units. Assumed. */
export const MAX_WORD_LENGTH = 24;

/** Longest key that is looked at. Assumed: three motifs of three full words stay below it. */
export const MAX_KEY_LENGTH = 1_000;

const ADULT_KEY = 'adult';
const PLAIN_VARIANTS: ReadonlySet<string> = new Set(['front', 'group', 'detail', 'bare', 'icon']);
const SHAPES: ReadonlySet<string> = new Set(['tall', 'wide', 'strip']);
const WORDS = /^[\p{L}\p{N} &%+×~.,/()'·:~㎡-]*$/u;

const isVariant = (word: string): word is Variant => PLAIN_VARIANTS.has(word) || isSceneId(word);
const isShape = (word: string): word is BannerShape => SHAPES.has(word);

/**
 * Stands in an address for what a path, an attribute or the key itself cannot hold; no printed word has any of them.
 * Letters stay letters: a page names a product and its picture with the same words, and says them once when it is
 * packed.
 */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ' ': '_',
  '.': '!',
  '/': '$',
  '%': '*',
  '&': '@',
  "'": '=',
};
const REPLACED = Object.fromEntries(Object.entries(REPLACEMENTS).map(([letter, replacement]) => [replacement, letter]));

const encodeWords = ({ brand, label, size }: Motif): string =>
  [brand, label, size].join(';').replaceAll(/[ ./%&']/g, (letter) => REPLACEMENTS[letter] ?? letter);

const decodeWords = (words: string): readonly string[] =>
  words.replaceAll(/[_!$*@=]/g, (replacement) => REPLACED[replacement] ?? replacement).split(';');

const motifKey = (motif: Motif): string => `${motif.template}.${motif.palette}.${encodeWords(motif)}`;

/**
 * The key that says all about a picture, fit for a path and for an attribute: `{variant}.{template}.{palette}.{words}`
 * for a product, `banner.{shape}.{palette}` and up to three motifs for a banner, `adult` for the tile of withheld
 * goods.
 */
export function artKey(art: Art): string {
  if (art.kind === 'adult') return ADULT_KEY;
  if (art.kind === 'product') return `${art.variant}.${motifKey(art)}`;
  return ['banner', art.shape, art.palette, ...art.motifs.map(motifKey)].join('.');
}

/** The address a picture is served at; immutable, for the key says everything. */
export function artUrl(art: Art): string {
  return `/assets/art/${artKey(art)}.svg`;
}

/** Reads a key back; null when it is malformed or not exactly what `artKey` would write. */
export function parseArtKey(key: string): Art | null {
  if (key.length > MAX_KEY_LENGTH) return null;
  if (key === ADULT_KEY) return { kind: 'adult' };
  const art = parseParts(key.split('.'));
  return art !== null && artKey(art) === key ? art : null;
}

function parseParts([head = '', ...rest]: readonly string[]): Art | null {
  if (head === 'banner') return parseBanner(rest);
  const motif = rest.length === 3 ? parseMotif(rest) : null;
  return motif !== null && isVariant(head) ? { kind: 'product', variant: head, ...motif } : null;
}

function parseBanner([shape = '', palette = '', ...rest]: readonly string[]): Art | null {
  if (!isShape(shape) || !isPaletteId(palette) || rest.length % 3 !== 0 || rest.length === 0 || rest.length > 9)
    return null;
  const motifs = Array.from({ length: rest.length / 3 }, (_, index) =>
    parseMotif(rest.slice(index * 3, index * 3 + 3)),
  );
  const knownMotifs = motifs.filter((motif) => motif !== null);
  return knownMotifs.length === motifs.length ? { kind: 'banner', shape, palette, motifs: knownMotifs } : null;
}

function parseMotif([template = '', palette = '', words = '']: readonly string[]): Motif | null {
  if (!isTemplateId(template) || !isPaletteId(palette)) return null;
  const parts = decodeWords(words);
  const [brand, label, size] = parts;
  if (parts.length !== 3 || brand === undefined || label === undefined || size === undefined) return null;
  const isPrintable = parts.every((part) => part.length <= MAX_WORD_LENGTH && WORDS.test(part));
  return isPrintable ? { template, palette, brand, label, size } : null;
}

/** Draws the picture a key asks for; null when the key is malformed. */
export function drawArtKey(key: string): string | null {
  const art = parseArtKey(key);
  if (art === null) return null;
  if (art.kind === 'adult') return drawAdultTile();
  return art.kind === 'product' ? drawArt(art) : drawBanner(art);
}
