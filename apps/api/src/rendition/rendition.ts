import { PICTURE_WIDTHS, type PictureWidth } from '@dealstore/commerce-core/domain';

/** WebP for pages; JPEG for previews of links, whose readers often know nothing newer. */
export const RENDITION_FORMATS = ['webp', 'jpeg'] as const;

/** One size of a picture. */
export interface Rendition {
  readonly width: PictureWidth;
  readonly format: (typeof RENDITION_FORMATS)[number];
}

/**
 * Reads the query of a picture's address, `?w=400` or `?w=1200&format=jpeg`: null for the picture as it is, undefined
 * for what is not served. Anything else in a query would make a copy of the same picture under another address.
 */
export function readRendition(query: URLSearchParams): Rendition | null | undefined {
  if (query.size === 0) return null;
  const names = [...query.keys()].join();
  const width = PICTURE_WIDTHS.find((candidate) => String(candidate) === query.get('w'));
  const format = RENDITION_FORMATS.find((candidate) => candidate === (query.get('format') ?? 'webp'));
  if (width === undefined || format === undefined || (names !== 'w' && names !== 'w,format')) return undefined;
  return { width, format };
}
