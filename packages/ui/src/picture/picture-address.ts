import { isSizedPicture, type PictureWidth } from '@dealstore/commerce-core/domain';

/** The address of a picture of the shop; undefined for any other, which would be requested from another server. */
export function ownPicture(address: string): string | undefined {
  return /^\/(?![/\\])[^\\\s]*$/.test(address) ? address : undefined;
}

/**
 * The widths of a picture to choose from, the first for browsers that cannot choose. One is enough where the
 * next would hardly be taken: every address in a document costs its first flight some bytes.
 */
function widthsFor(shownWidth: number): readonly PictureWidth[] {
  if (shownWidth <= 72) return [200];
  if (shownWidth <= 133) return [400];
  if (shownWidth <= 640) return [400, 800];
  return shownWidth <= 1200 ? [800] : [1200];
}

/** A picture in one of its widths, for where only one can be named; any other address as it is. */
export function sizedPicture(address: string, width: PictureWidth): string {
  return isSizedPicture(address) ? `${address}?w=${width}` : address;
}

/**
 * The picture a preview of a link shows: JPEG, for its readers often know nothing newer; null
 * for one that is not the shop's.
 */
export function previewPicture(address: string): string | null {
  if (ownPicture(address) === undefined) return null;
  return isSizedPicture(address) ? `${address}?w=1200&format=jpeg` : address;
}

/**
 * What an `<img>` asks for, by the width it is shown in: `src` for browsers without `srcset`, and the choice.
 * @param shownWidth the widest it is shown, in CSS pixels
 */
export function pictureSources(
  address: string,
  shownWidth: number,
): { readonly src: string | undefined; readonly srcSet?: string } {
  const src = ownPicture(address);
  if (src === undefined || !isSizedPicture(src)) return { src };
  const [first = 400, ...larger] = widthsFor(shownWidth);
  const plain = { src: sizedPicture(src, first) };
  if (larger.length === 0) return plain;
  return { srcSet: [first, ...larger].map((width) => `${src}?w=${width} ${width}w`).join(), ...plain };
}
