import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compressStream, createCompressedBody } from './compress.ts';

describe('createCompressedBody', () => {
  it('packs a page as well wherever its Korean happens to lie', () => {
    const body = koreanInLumps();
    const places = Array.from({ length: 80 }, (_, index) => `<!doctype html>${' '.repeat(index * 50)}${body}`);
    const sizes = places.map((html) => createCompressedBody(new TextEncoder().encode(html)).encoded('br').length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(100);
  });

  it('is the same page in every content coding, but for white space before it', () => {
    const html = `<!doctype html>${' '.repeat(1_100)}${koreanInLumps()}`;
    const body = createCompressedBody(new TextEncoder().encode(html));
    const packed = brotliDecompressSync(body.encoded('br')).toString();
    expect(packed).not.toBe(html);
    expect(packed.trimStart()).toBe(html);
    expect(gunzipSync(body.encoded('gzip')).toString()).toBe(html);
    expect(new TextDecoder().decode(body.encoded(null))).toBe(html);
  });

  /** Long runs of Latin letters between short ones of Korean, as the data of a page has them. */
  function koreanInLumps(): string {
    let seed = 11;
    const below = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
    const letters = (count: number, first: number, alphabet: number) =>
      Array.from({ length: count }, () => String.fromCodePoint(first + below(alphabet))).join('');
    return Array.from({ length: 12 }, () => letters(100, 0xac00, 1_000) + letters(1_500, 97, 26)).join('');
  }
});

describe('compressStream', () => {
  it.each(['br', 'gzip', null] as const)('ends its source when the reader goes away: %s', async (encoding) => {
    const source = new PassThrough();
    source.write('<p>');
    const reader = compressStream(source, encoding).getReader();
    await reader.read();
    await reader.cancel();
    await expect.poll(() => source.destroyed).toBe(true);
  });

  it.each(['br', 'gzip', null] as const)('fails with its source: %s', async (encoding) => {
    const source = new PassThrough();
    const reader = compressStream(source, encoding).getReader();
    source.destroy(new Error('cannot render'));
    await expect(reader.read()).rejects.toThrow('cannot render');
  });
});

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.2, gzip', 'br'],
    ['*', 'br'],
    ['BR', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0', null],
    ['', null],
  ])('of %j is %s', (accepted, encoding) => {
    const request = new Request('http://localhost', { headers: { 'accept-encoding': accepted } });
    expect(acceptedEncoding(request)).toBe(encoding);
  });
});
