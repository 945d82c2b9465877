import { toCommerceError } from '@dealstore/commerce-core/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hostileFiles, HIDDEN_SCRIPT } from '../testing/file/hostile-files.ts';
import { refusalOf, rewritePicture } from './picture.ts';

const files = await hostileFiles();

const fateOf = (bytes: Uint8Array) =>
  rewritePicture(bytes).then(
    () => 'rewritten',
    (thrown: unknown) => toCommerceError(thrown).code,
  );

describe('rewritePicture', () => {
  it('is tried with sixty files or more', () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
  });

  it.each(files)('meets %s with the code that says why, or a new picture [GAP-32]', async (_name, bytes, fate) => {
    expect(await fateOf(bytes)).toBe(fate);
  });

  it.each(files.filter(([, , fate]) => fate === 'rewritten'))(
    'leaves nothing of the sender in %s',
    async (_name, bytes) => {
      const stored = await rewritePicture(bytes);
      const found = await sharp(stored.bytes).metadata();
      expect(found).toMatchObject({ format: 'webp', space: 'srgb', width: stored.width, height: stored.height });
      expect([found.exif, found.icc, found.xmp, found.iptc, found.orientation, found.pages]).toEqual(
        Array.from({ length: 6 }, () => undefined),
      );
      const text = Buffer.from(stored.bytes).toString('latin1');
      for (const piece of [HIDDEN_SCRIPT, 'script', 'PK\x03\x04', '<?php', 'EXIF']) expect(text).not.toContain(piece);
    },
  );

  it('turns a picture upright before its EXIF goes', async () => {
    const [, side] = files.find(([name]) => name === 'a JPEG that lies on its side') ?? [];
    expect(await rewritePicture(side ?? new Uint8Array())).toMatchObject({ width: 48, height: 64 });
  });

  it('stores no side longer than 2,000 pixels', async () => {
    const large = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    expect(await rewritePicture(large)).toMatchObject({ width: 2_000, height: 1_500 });
  });

  it('calls no picture broken that there was no time for', async () => {
    const large = { create: { width: 20_000, height: 20_000, channels: 3, background: 'red' } } as const;
    const late = sharp({ ...large, limitInputPixels: false })
      .blur(50)
      .timeout({ seconds: 1 })
      .toBuffer();
    expect(await late.then(() => null, refusalOf)).toBe('BUSY');
    expect(
      await sharp(Buffer.from('none'))
        .toBuffer()
        .then(() => null, refusalOf),
    ).toBe('FILE_BROKEN');
  });
});
