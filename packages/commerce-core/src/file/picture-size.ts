/**
 * Widths the pictures of the shop come in, in pixels. Assumed: cards and galleries of phones and PCs
 * with up to three pixels a point.
 */
export const PICTURE_WIDTHS = [200, 400, 800, 1200] as const;

/** One of them. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** What the shop draws and what members send. */
const SIZED = /^\/(?:assets\/art\/[^?#]+\.svg|files\/[^?#]+\.webp)$/;

/** Whether a picture is served in several widths at its address, `?w=400`; any other address is that of one size. */
export function isSizedPicture(address: string): boolean {
  return SIZED.test(address);
}
