import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEMO_SHOP } from '../../src/page/shop-config.ts';
import { openPage } from '../document/page-html.ts';

interface WebManifest {
  readonly name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

const file = (path: string) => readFileSync(new URL(`../../public${path}`, import.meta.url));

/** Width and height of a PNG, from its header. */
const pngSize = (path: string): string => `${file(path).readUInt32BE(16)}x${file(path).readUInt32BE(20)}`;

const linksOf = (language: 'en' | 'ko') =>
  openPage(
    {
      language,
      theme: null,
      title: '',
      description: null,
      canonical: null,
      imageUrl: null,
      noIndex: false,
      structured: [],
      styleSheet: '',
      earlyInput: '',
    },
    null,
    null,
  ).toString();

describe.each(['ko', 'en'] as const)('the web manifest in %s', (language) => {
  const [, address = ''] = /<link rel="manifest" href="([^"]+)">/.exec(linksOf(language)) ?? [];
  const manifest = (): WebManifest => JSON.parse(file(address).toString());

  it('is named by every document and says what an installable app must', () => {
    expect(manifest()).toMatchObject({
      name: DEMO_SHOP.brand[language],
      lang: language,
      start_url: '/',
      display: 'standalone',
    });
  });

  it('has icons of the sizes it states, one of which may be cut to any shape', () => {
    const { icons } = manifest();
    const pixels = icons.filter(({ type }) => type === 'image/png');
    expect(pixels.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    for (const { src, sizes } of pixels) expect([src, pngSize(src)]).toEqual([src, sizes]);
    expect(icons.filter((icon) => 'purpose' in icon && icon.purpose === 'maskable')).toHaveLength(1);
    expect(pngSize('/apple-touch-icon.png')).toBe('180x180');
  });
});
