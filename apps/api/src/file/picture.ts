import { assertPicture, commerceError, isCommerceError, PICTURE_PIXEL_LIMIT } from '@dealstore/commerce-core/domain';
import sharp from 'sharp';

/** Longest side of a stored picture, in pixels: enough to see a scratch on a full screen. Assumed. */
const LONGEST_SIDE = 2_000;
const WEBP_QUALITY = 82;
/** Longest work on one picture, in seconds. Assumed. */
const TIME_LIMIT_S = 10;

// The decoders of every other format stay out of reach, whatever the bytes pretend to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);
sharp.cache(false);

/** A picture as it is stored. */
export interface StoredPicture {
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a picture and writes it again as a WebP: upright, in sRGB, its first frame alone, without any metadata.
 * Rejects with FILE_BROKEN, FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED, FILE_PIXELS_EXCEEDED, or BUSY
 * when there was no time for it.
 */
export async function rewritePicture(bytes: Uint8Array): Promise<StoredPicture> {
  const type = assertPicture(bytes);
  return rewrite(bytes, type.toLowerCase()).catch((cause: unknown) => {
    throw isCommerceError(cause) ? cause : commerceError(refusalOf(cause), { cause });
  });
}

/**
 * What an error of the decoder says: that the picture is broken, or that the work on it took too
 * long, which is not its fault.
 */
export function refusalOf(cause: unknown): 'BUSY' | 'FILE_BROKEN' {
  return cause instanceof Error && cause.message.startsWith('timeout:') ? 'BUSY' : 'FILE_BROKEN';
}

async function rewrite(bytes: Uint8Array, format: string): Promise<StoredPicture> {
  // Counted by hand: what is too large shall not be called broken.
  const options = { failOn: 'error', limitInputPixels: false, sequentialRead: true } as const;
  const header = await sharp(bytes, options).metadata();
  if (header.format !== format) throw commerceError('FILE_TYPE_UNSUPPORTED');
  if (header.width * header.height > PICTURE_PIXEL_LIMIT) throw commerceError('FILE_PIXELS_EXCEEDED');
  const { data, info } = await sharp(bytes, { ...options, limitInputPixels: PICTURE_PIXEL_LIMIT })
    .timeout({ seconds: TIME_LIMIT_S })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
