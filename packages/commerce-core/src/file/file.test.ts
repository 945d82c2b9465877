import { describe, expect, it } from 'vitest';
import { assertPicture, FILE_LIMIT_BYTES, pictureTypeOf } from './file.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('pictureTypeOf', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'JPEG'],
    ['\x89PNG\r\n\x1a\n', 'PNG'],
    ['RIFF\x01\x02\x03\x04WEBPVP8 ', 'WEBP'],
    ['RIFF\x01\x02\x03\x04WAVEfmt ', null],
    ['\x00\x00\x00\x18ftypheic', null],
    ['GIF89a', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['\xff\xd8', null],
    ['', null],
  ])('reads %j as %s', (start, type) => {
    expect(pictureTypeOf(bytesOf(start))).toBe(type);
  });
});

describe('assertPicture', () => {
  const jpegOf = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set([0xff, 0xd8, 0xff]);
    return bytes;
  };

  it('takes ten megabytes and not one byte more', () => {
    expect(assertPicture(jpegOf(FILE_LIMIT_BYTES))).toBe('JPEG');
    expect(() => assertPicture(jpegOf(FILE_LIMIT_BYTES + 1))).toThrow(
      expect.objectContaining({ code: 'FILE_TOO_LARGE' }),
    );
  });

  it('names what is wrong with an empty file and with another type', () => {
    expect(() => assertPicture(new Uint8Array())).toThrow(expect.objectContaining({ code: 'FILE_BROKEN' }));
    expect(() => assertPicture(bytesOf('GIF89a'))).toThrow(expect.objectContaining({ code: 'FILE_TYPE_UNSUPPORTED' }));
  });
});
