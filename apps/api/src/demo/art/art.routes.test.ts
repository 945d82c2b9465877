import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { artUrl } from './art-key.ts';
import { artRoutes } from './art.routes.ts';

const origin = 'http://localhost:3000';
const serve = artRoutes();
const adult = `${origin}${artUrl({ kind: 'adult' })}`;

describe('artRoutes', () => {
  it('serves a picture that may be kept for ever and runs nothing', async () => {
    const response = serve(new Request(adult));
    expect(response?.status).toBe(200);
    expect(response?.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response?.headers.get('cache-control')).toContain('immutable');
    expect(response?.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(await response?.text()).toMatch(/^<svg[^>]*>/);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5', 'br'],
    ['br;q=0, gzip', null],
    ['brr', null],
    ['', null],
  ])('packs it for a browser that takes %j as %s', async (accepted, coding) => {
    const response = serve(new Request(adult, { headers: { 'accept-encoding': accepted } }));
    expect(response?.headers.get('content-encoding')).toBe(coding);
    expect(response?.headers.get('vary')).toBe('accept-encoding');
    const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
    expect((coding === 'br' ? brotliDecompressSync(body) : body).toString()).toMatch(/^<svg[^>]*>/);
  });

  it('answers 304 to who has it already', () => {
    const etag = serve(new Request(adult))?.headers.get('etag') ?? '';
    const again = serve(new Request(adult, { headers: { 'if-none-match': etag } }));
    expect(again?.status).toBe(304);
    expect(again?.headers.get('etag')).toBe(etag);
    expect(serve(new Request(adult, { headers: { 'if-none-match': `"old", ${etag}` } }))?.status).toBe(304);
  });

  it.each([
    'nothing',
    'front.bottle.sky',
    'front.x.y.z',
    '%E0%A4%A',
    'banner.wide.sky',
    '..%2F..%2Fpackage',
    'a'.repeat(2_000),
  ])('knows no picture at %s', (key) => {
    expect(serve(new Request(`${origin}/assets/art/${key}.svg`))?.status).toBe(404);
  });

  it('leaves other paths and methods alone', () => {
    expect(serve(new Request(`${origin}/assets/app.js`))).toBe(null);
    expect(serve(new Request(adult, { method: 'POST' }))?.status).toBe(405);
    expect(serve(new Request(`${origin}/assets/art/x.png`))?.status).toBe(404);
  });
});
