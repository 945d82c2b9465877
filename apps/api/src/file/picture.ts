import { assertPicture, commerceError, isCommerceError, PICTURE_PIXEL_LIMIT } from '@dealstore/commerce-core/domain';
import pLimit from 'p-limit';
import sharp from 'sharp';

/** Longest side of a stored picture, in pixels: enough to see a scratch on a full screen. Assumed. */
const LONGEST_SIDE = 2_000;
const WEBP_QUALITY = 82;
/** Most pictures decoded at a time: each may take 160 MB. Assumed. */
const DECODERS = 2;
/** Most pictures waiting for their turn; the next is refused with BUSY. Assumed. */
const WAITING_LIMIT = 16;
/** Longest work on one picture, in seconds. Assumed. */
const TIME_LIMIT_S = 10;

// The decoders of every other format stay out of reach, whatever the bytes pretend to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);
sharp.cache(false);

const limit = pLimit(DECODERS);

/** A picture as it is stored. */
export interface StoredPicture {
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a picture and writes it again as a WebP: upright, in sRGB, its first frame alone, without any metadata.
 * Rejects with FILE_BROKEN, FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED, FILE_PIXELS_EXCEEDED, or BUSY when too many wait.
 */
export async function rewritePicture(bytes: Uint8Array): Promise<StoredPicture> {
  const type = assertPicture(bytes);
  if (limit.pendingCount >= WAITING_LIMIT) throw commerceError('BUSY');
  return limit(async () => {
    try {
      return await rewrite(bytes, type.toLowerCase());
    } catch (cause) {
      throw isCommerceError(cause) ? cause : commerceError('FILE_BROKEN', { cause });
    }
  });
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
