import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** What becomes of a file that is sent: the code it is refused with, or `rewritten` clean. */
export type Fate = 'FILE_BROKEN' | 'FILE_TYPE_UNSUPPORTED' | 'FILE_PIXELS_EXCEEDED' | 'FILE_TOO_LARGE' | 'rewritten';

/** A file by what is wrong with it. */
export type HostileFile = readonly [name: string, bytes: Uint8Array, fate: Fate];

/** Stands wherever something of the sender's could hide; no stored picture may hold it. */
export const HIDDEN_SCRIPT = '<script>alert("GPS 37.5665N")</script>';

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
const LIMIT = 10 * 1024 * 1024;

/** More than sixty files that a client could send instead of a plain picture. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const picture = noise(64, 48);
  const [jpeg, png, webp] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().webp().toBuffer(),
  ]);
  return [
    ...brokenFiles({ jpeg, png, webp }),
    ...otherTypes({ jpeg, png }),
    ...(await otherPictureTypes(picture)),
    ...tooLargeFiles(jpeg),
    ...(await disguisedPictures(picture, { jpeg, png, webp })),
    ...(await unusualPictures(picture)),
  ];
}

interface Pictures {
  readonly jpeg: Buffer;
  readonly png: Buffer;
  readonly webp: Buffer;
}

function brokenFiles({ jpeg, png, webp }: Pictures): readonly HostileFile[] {
  const html = Buffer.from(`<!doctype html>${HIDDEN_SCRIPT}`);
  const zeros = Buffer.alloc(400);
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  const badData = Buffer.from(png);
  badData.fill(0, png.indexOf('IDAT') + 12, png.indexOf('IDAT') + 60);
  return [
    ['nothing at all', Buffer.alloc(0), 'FILE_BROKEN'],
    ['a tenth of a JPEG', cut(jpeg, 0.1), 'FILE_BROKEN'],
    ['half a JPEG', cut(jpeg, 0.5), 'FILE_BROKEN'],
    ['most of a JPEG', cut(jpeg, 0.9), 'FILE_BROKEN'],
    ['a tenth of a PNG', cut(png, 0.1), 'FILE_BROKEN'],
    ['half a PNG', cut(png, 0.5), 'FILE_BROKEN'],
    ['most of a PNG', cut(png, 0.9), 'FILE_BROKEN'],
    ['a tenth of a WebP', cut(webp, 0.1), 'FILE_BROKEN'],
    ['half a WebP', cut(webp, 0.5), 'FILE_BROKEN'],
    ['most of a WebP', cut(webp, 0.9), 'FILE_BROKEN'],
    ['the first bytes of a JPEG', jpeg.subarray(0, 3), 'FILE_BROKEN'],
    ['the first bytes of a PNG', PNG_START, 'FILE_BROKEN'],
    ['the first bytes of a WebP', webp.subarray(0, 12), 'FILE_BROKEN'],
    ['zeros behind the head of a JPEG', Buffer.concat([jpeg.subarray(0, 4), zeros]), 'FILE_BROKEN'],
    ['zeros behind the head of a PNG', Buffer.concat([PNG_START, zeros]), 'FILE_BROKEN'],
    ['zeros behind the head of a WebP', Buffer.concat([webp.subarray(0, 12), zeros]), 'FILE_BROKEN'],
    ['a page with the head of a JPEG', Buffer.concat([jpeg.subarray(0, 20), html]), 'FILE_BROKEN'],
    ['a page with the head of a PNG', Buffer.concat([png.subarray(0, 33), html]), 'FILE_BROKEN'],
    ['a page with the head of a WebP', Buffer.concat([webp.subarray(0, 12), html]), 'FILE_BROKEN'],
    ['a PNG with damaged data', badData, 'FILE_BROKEN'],
    ['a PNG of no width', pngOf(0, 10), 'FILE_BROKEN'],
    ['a PNG without data', Buffer.concat([PNG_START, header(8, 8), chunk('IEND')]), 'FILE_BROKEN'],
  ];
}

function otherTypes({ jpeg, png }: Pick<Pictures, 'jpeg' | 'png'>): readonly HostileFile[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="1">${HIDDEN_SCRIPT}</svg>`;
  const files: readonly (readonly [string, string | Buffer])[] = [
    ['an SVG with a script', svg],
    ['an SVG behind an XML head', `<?xml version="1.0"?>${svg}`],
    ['an SVG that reads a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`],
    ['a compressed SVG', gzipSync(svg)],
    ['a page', `<!doctype html>${HIDDEN_SCRIPT}`],
    ['a page behind a byte order mark', `\ufeff<html>${HIDDEN_SCRIPT}`],
    ['a page that mentions a PNG', `<!-- \x89PNG\r\n -->${HIDDEN_SCRIPT}`],
    ['a script', 'alert(1)'],
    ['a PHP script', '<?php system($_GET[0]);'],
    ['a shell script', '#!/bin/sh\nrm -rf /'],
    ['JSON', '{"a":1}'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0'],
    ['ImageMagick commands', 'push graphic-context\nfill \'url(https://x.test/"|id")\''],
    ['a ZIP', Buffer.from('504b0304140000000800', 'hex')],
    ['a program of Linux', Buffer.from('7f454c4602010100', 'hex')],
    ['a program of Windows', 'MZ\x90\0\x03\0'],
    ['a film', Buffer.from('00000018667479706d703432', 'hex')],
    ['a HEIC', Buffer.from('0000001866747970686569630000000068656963', 'hex')],
    ['a BMP', Buffer.from('424d3a0000000000000036000000', 'hex')],
    ['an icon', Buffer.from('00000100010010100000', 'hex')],
    ['a JPEG 2000', Buffer.from('0000000c6a5020200d0a870a', 'hex')],
    ['a JPEG XL', Buffer.from('ff0afaff1f', 'hex')],
    ['a JPEG behind a blank', Buffer.concat([Buffer.from(' '), jpeg])],
    ['a PNG behind a byte order mark', Buffer.concat([Buffer.from('\ufeff'), png])],
    ['a PNG with its lines mended', Buffer.from('89504e470a1a0a0000', 'hex')],
  ];
  return files.map(([name, content]) => [name, Buffer.from(content), 'FILE_TYPE_UNSUPPORTED']);
}

async function otherPictureTypes(picture: Sharp): Promise<readonly HostileFile[]> {
  return [
    ['a GIF', await picture.clone().gif().toBuffer(), 'FILE_TYPE_UNSUPPORTED'],
    ['an AVIF', await picture.clone().avif().toBuffer(), 'FILE_TYPE_UNSUPPORTED'],
    ['a TIFF', await picture.clone().tiff().toBuffer(), 'FILE_TYPE_UNSUPPORTED'],
  ];
}

function tooLargeFiles(jpeg: Buffer): readonly HostileFile[] {
  const vast = Buffer.from(jpeg);
  // The frame header: marker FFC0, length, precision, height, width.
  const frame = vast.indexOf(Buffer.from('ffc0', 'hex'));
  vast.writeUInt16BE(65_500, frame + 5);
  vast.writeUInt16BE(65_500, frame + 7);
  return [
    ['a PNG that unpacks to 2,500 megapixels', pngOf(50_000, 50_000), 'FILE_PIXELS_EXCEEDED'],
    ['a PNG a little above 40 megapixels', pngOf(40_001, 1_000), 'FILE_PIXELS_EXCEEDED'],
    ['a PNG of one endless line', pngOf(2_000_000_000, 1), 'FILE_BROKEN'],
    ['a JPEG that says it has 4,290 megapixels', vast, 'FILE_PIXELS_EXCEEDED'],
    ['a JPEG of more than ten megabytes', Buffer.concat([jpeg, Buffer.alloc(LIMIT)]), 'FILE_TOO_LARGE'],
    ['ten megabytes of zeros and one more', Buffer.alloc(LIMIT + 1), 'FILE_TOO_LARGE'],
  ];
}

async function disguisedPictures(picture: Sharp, { jpeg, png, webp }: Pictures): Promise<readonly HostileFile[]> {
  const secret = Buffer.from(HIDDEN_SCRIPT);
  const comment = Buffer.alloc(4);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(secret.length + 2, 2);
  const inside = png.subarray(0, 33);
  const text = chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), secret]));
  const packed = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(2_000_000))]));
  const gps = { IFD0: { Copyright: HIDDEN_SCRIPT, Artist: HIDDEN_SCRIPT }, IFD3: { GPSLatitude: '37/1 33/1 59/1' } };
  const rest = png.subarray(33);
  return [
    ['a JPEG with a place and a name in its EXIF', await picture.clone().withExif(gps).jpeg().toBuffer(), 'rewritten'],
    ['a PNG with EXIF', await picture.clone().withExif(gps).png().toBuffer(), 'rewritten'],
    ['a WebP with EXIF', await picture.clone().withExif(gps).webp().toBuffer(), 'rewritten'],
    ['a JPEG with XMP', await picture.clone().withXmp(`<x>${HIDDEN_SCRIPT}</x>`).jpeg().toBuffer(), 'rewritten'],
    ['a JPEG with a colour profile', await picture.clone().withIccProfile('p3').jpeg().toBuffer(), 'rewritten'],
    [
      'a JPEG with a script in a comment',
      Buffer.concat([jpeg.subarray(0, 2), comment, secret, jpeg.subarray(2)]),
      'rewritten',
    ],
    ['a PNG with a script in a text', Buffer.concat([inside, text, rest]), 'rewritten'],
    ['a PNG with two megabytes of packed text', Buffer.concat([inside, packed, rest]), 'rewritten'],
    ['a JPEG that is a page, too', Buffer.concat([jpeg, Buffer.from(`<html>${HIDDEN_SCRIPT}`)]), 'rewritten'],
    ['a PNG that is a PHP script, too', Buffer.concat([png, Buffer.from(`<?php ${HIDDEN_SCRIPT}`)]), 'rewritten'],
    ['a WebP that is a ZIP, too', Buffer.concat([webp, Buffer.from(`PK\x03\x04${HIDDEN_SCRIPT}`)]), 'rewritten'],
  ];
}

async function unusualPictures(picture: Sharp): Promise<readonly HostileFile[]> {
  const frames = await sharp([await noise(16, 16).png().toBuffer(), await noise(16, 16).png().toBuffer()], {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
  return [
    ['a WebP that moves', frames, 'rewritten'],
    ['a JPEG for print', await picture.clone().toColourspace('cmyk').jpeg().toBuffer(), 'rewritten'],
    ['a gray JPEG', await picture.clone().grayscale().jpeg().toBuffer(), 'rewritten'],
    ['a progressive JPEG', await picture.clone().jpeg({ progressive: true }).toBuffer(), 'rewritten'],
    [
      'a JPEG that lies on its side',
      await picture.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'rewritten',
    ],
    ['a PNG with 16 bits', await picture.clone().toColourspace('rgb16').png().toBuffer(), 'rewritten'],
    ['a PNG with a palette', await picture.clone().png({ palette: true }).toBuffer(), 'rewritten'],
    ['a see-through PNG', await picture.clone().ensureAlpha(0.5).png().toBuffer(), 'rewritten'],
    ['one pixel', pngOf(1, 1), 'rewritten'],
    ['a strip one pixel high', pngOf(30_000, 1), 'rewritten'],
  ];
}

function noise(width: number, height: number): Sharp {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 2_654_435_761) >>> 24));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A black PNG of one bit a pixel; of a large one only the first rows are there. */
function pngOf(width: number, height: number): Buffer {
  const row = Math.ceil(width / 8) + 1;
  const rows = Math.max(1, Math.min(height, Math.floor(1_000_000 / row)));
  const data = deflateSync(Buffer.alloc(Math.min(row * rows, 1_000_000)));
  return Buffer.concat([PNG_START, header(width, height), chunk('IDAT', data), chunk('IEND')]);
}

function header(width: number, height: number): Buffer {
  const fields = Buffer.alloc(13);
  fields.writeUInt32BE(width, 0);
  fields.writeUInt32BE(height, 4);
  fields.set([1, 0, 0, 0, 0], 8);
  return chunk('IHDR', fields);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
