/** Longest side a picture is sent with, in pixels: the shop stores no larger one. */
const LONGEST_SIDE = 2_000;
/** Below this a picture is sent as it is, in bytes. */
const SMALL_ENOUGH = 500_000;
const JPEG_QUALITY = 0.85;

/**
 * Makes a large picture smaller before it is uploaded; what this browser cannot decode, or what would not get smaller,
 * goes as it is. The shop decides by what it receives.
 */
export async function shrinkPicture(file: Blob): Promise<Uint8Array> {
  const smaller = file.size <= SMALL_ENOUGH ? null : await redraw(file).catch(() => null);
  const sent = smaller !== null && smaller.size < file.size ? smaller : file;
  return new Uint8Array(await sent.arrayBuffer());
}

async function redraw(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return null;
    // JPEG knows no transparency, and would show it black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  } finally {
    picture.close();
  }
}
