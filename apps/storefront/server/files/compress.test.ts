import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compressStream } from './compress.ts';

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
