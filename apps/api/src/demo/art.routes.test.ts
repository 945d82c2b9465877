import { brotliDecompressSync } from 'node:zlib';
import { artUrl, demo } from '@dealstore/demo';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createRenditions, type Renditions } from '../rendition/renditions.ts';
import { artRoutes } from './art.routes.ts';

const origin = 'http://localhost:3000';
const serve = artRoutes(createRenditions({ cache: null, log: { warn: () => undefined } }), demo.draw);
const adult = `${origin}${artUrl({ kind: 'adult' })}`;

describe('artRoutes', () => {
  it('serves a picture that may be kept for ever and runs nothing', async () => {
    const response = await serve(new Request(adult));
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
    const response = await serve(new Request(adult, { headers: { 'accept-encoding': accepted } }));
    expect(response?.headers.get('content-encoding')).toBe(coding);
    expect(response?.headers.get('vary')).toBe('accept-encoding');
    const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
    expect((coding === 'br' ? brotliDecompressSync(body) : body).toString()).toMatch(/^<svg[^>]*>/);
  });

  it('answers 304 to a client that has the picture already', async () => {
    const etag = (await serve(new Request(adult)))?.headers.get('etag') ?? '';
    const again = await serve(new Request(adult, { headers: { 'if-none-match': etag } }));
    expect(again?.status).toBe(304);
    expect(again?.headers.get('etag')).toBe(etag);
    const either = { 'if-none-match': `"old", ${etag}` };
    expect((await serve(new Request(adult, { headers: either })))?.status).toBe(304);
    const other = await serve(new Request(`${adult}?w=200`, { headers: either }));
    expect(other?.status).toBe(200);
    expect(other?.headers.get('etag')).not.toBe(etag);
  });

  it.each([
    ['?w=200', 'webp', 200],
    ['?w=800', 'webp', 800],
    ['?w=1200&format=jpeg', 'jpeg', 1200],
  ])('serves it in pixels at %s', async (query, format, width) => {
    const response = await serve(new Request(adult + query));
    expect(response?.headers.get('content-type')).toBe(`image/${format}`);
    expect(response?.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(await response?.arrayBuffer()).metadata()).toMatchObject({ format, width, height: width });
  });

  it.each(['?w=201', '?w=', '?format=jpeg', '?w=200&format=gif', '?w=200&v=2', '?v=2', '?w=200&w=400'])(
    'knows no size %s',
    async (query) => {
      expect((await serve(new Request(adult + query)))?.status).toBe(404);
    },
  );

  it('shows the drawing, not to be kept, while too many pictures are being made', async () => {
    const busy: Renditions = { render: async () => null, forget: async () => undefined };
    const response = await artRoutes(busy, demo.draw)(new Request(`${adult}?w=200`));
    expect(response?.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response?.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    'nothing',
    'front.bottle.sky',
    'front.x.y.z',
    '%E0%A4%A',
    'banner.wide.sky',
    '..%2F..%2Fpackage',
    'a'.repeat(2_000),
  ])('knows no picture at %s', async (key) => {
    expect((await serve(new Request(`${origin}/assets/art/${key}.svg`)))?.status).toBe(404);
  });

  it('leaves other paths and methods alone', async () => {
    expect(await serve(new Request(`${origin}/assets/app.js`))).toBe(null);
    expect((await serve(new Request(adult, { method: 'POST' })))?.status).toBe(405);
    expect((await serve(new Request(`${origin}/assets/art/x.png`)))?.status).toBe(404);
  });
});
