/** Asks again for the pictures of a page that did not come: a browser leaves them broken once it has a network again. */
export function askPicturesAgain(pictures: Iterable<HTMLImageElement> = document.images): void {
  for (const picture of pictures) {
    if (!picture.complete || picture.naturalWidth > 0 || picture.currentSrc === '') continue;
    // HTML § update the image data: setting it begins anew, with `srcset` and `sizes` too.
    const { src } = picture;
    picture.src = src;
  }
}
