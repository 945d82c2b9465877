import { commerceError } from '../error/commerce-error.ts';

/** Most bytes of a picture that is sent: 10 MB. Assumed. */
export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;

/** Most pixels of a picture that is sent: 40 megapixels, what phones take at most. Assumed. */
export const PICTURE_PIXEL_LIMIT = 40_000_000;

/** Most pictures of one claim or review. Assumed. */
export const PICTURES_PER_FORM = 5;

/** A picture as the shop stores it. */
export interface UploadedFile {
  /** Names the picture in a claim or a review. */
  readonly fileName: string;
  /** Where its sender sees it, from the root of the shop; the address ends within minutes. */
  readonly imageUrl: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A type of picture that can be sent. */
export type PictureType = 'JPEG' | 'PNG' | 'WEBP';

/** The type of a picture by its first bytes, whatever its name says; null for every other file. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'JPEG';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'PNG';
  const isWebp = startsWith(bytes, lettersOf('RIFF')) && startsWith(bytes.subarray(8), lettersOf('WEBP'));
  return isWebp ? 'WEBP' : null;
}

/**
 * The type of what is to be sent, as far as it shows without decoding.
 * Rejects with FILE_BROKEN for an empty file, with FILE_TOO_LARGE and with FILE_TYPE_UNSUPPORTED.
 */
export function assertPicture(bytes: Uint8Array): PictureType {
  if (bytes.byteLength === 0) throw commerceError('FILE_BROKEN');
  if (bytes.byteLength > FILE_LIMIT_BYTES) throw commerceError('FILE_TOO_LARGE');
  const type = pictureTypeOf(bytes);
  if (type === null) throw commerceError('FILE_TYPE_UNSUPPORTED');
  return type;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function lettersOf(text: string): readonly number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
