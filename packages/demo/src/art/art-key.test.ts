import { fc, it } from '@fast-check/vitest';
import { testSizes } from '@dealstore/commerce-core/testing';
import { describe, expect } from 'vitest';
import { artKey, artUrl, drawArtKey, MAX_KEY_LENGTH, parseArtKey, type Art } from './art-key.ts';
import { isPaletteId, PALETTES } from './palette.ts';
import { isSceneId, SCENES } from './scene.ts';
import { isTemplateId, TEMPLATES } from './templates.ts';
import { xmlProblem } from './well-formed.ts';

const templates = Object.keys(TEMPLATES).filter(isTemplateId);
const palettes = Object.keys(PALETTES).filter(isPaletteId);
const words = { brand: '모이스트리', label: '세라마이드 로션', size: '400ml×2개' };

const word = fc.stringMatching(/^[가-힣a-zA-Z0-9 &%+×~.,/()'·:-]{0,24}$/u);
const motif = fc.record({
  template: fc.constantFrom(...templates),
  palette: fc.constantFrom(...palettes),
  brand: word,
  label: word,
  size: word,
});
const scenes = Object.keys(SCENES).filter(isSceneId);
const variant = fc.constantFrom('front', 'group', 'detail', 'bare', 'icon', ...scenes);
const art: fc.Arbitrary<Art> = fc.oneof(
  fc.tuple(variant, motif).map(([seen, thing]) => ({ kind: 'product' as const, variant: seen, ...thing })),
  fc.record({
    kind: fc.constant('banner' as const),
    shape: fc.constantFrom('tall', 'wide', 'strip'),
    palette: fc.constantFrom(...palettes),
    motifs: fc.array(motif, { minLength: 1, maxLength: 3 }),
  }),
  fc.constant({ kind: 'adult' as const }),
);

describe('a drawn picture', () => {
  it('comes in 48 shapes and 8 palettes at least', () => {
    expect(templates.length).toBeGreaterThanOrEqual(48);
    expect(palettes.length).toBeGreaterThanOrEqual(8);
  });

  it('is well-formed for every shape in every palette', () => {
    for (const template of templates) {
      for (const palette of palettes) {
        const drawing = drawArtKey(artKey({ kind: 'product', variant: 'front', template, palette, ...words }));
        expect(xmlProblem(drawing ?? '<missing>'), `${template} ${palette}`).toBeNull();
      }
    }
  });

  it('is well-formed and finds its gradients from every side', () => {
    const seen = ['group', 'detail', 'bare', 'icon', ...Object.keys(SCENES)];
    for (const side of seen) {
      const drawing = drawArtKey(`${side}.pump.coral.a;b;c`) ?? '';
      const used = [...drawing.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1]);
      expect(xmlProblem(drawing)).toBeNull();
      expect(used.filter((id) => !drawing.includes(`id="${id}"`))).toEqual([]);
    }
  });

  it.prop([art], { numRuns: testSizes.numRuns })('is named by a key that says all about it', (one) => {
    const key = artKey(one);
    expect(parseArtKey(key)).toEqual(one);
    expect(key.length).toBeLessThanOrEqual(MAX_KEY_LENGTH);
    expect(artUrl(one)).toMatch(/^\/assets\/art\/[^\s"'<>&/%?#]+\.svg$/);
    expect(xmlProblem(drawArtKey(key) ?? '<missing>')).toBeNull();
  });

  it.prop([fc.string({ maxLength: 60, unit: 'binary' })], { numRuns: testSizes.numRuns })(
    'is not drawn for any other text',
    (key) => {
      const parsed = parseArtKey(key);
      expect(parsed === null || artKey(parsed) === key).toBe(true);
    },
  );

  it('refuses keys that are malformed, too long or hide markup', () => {
    const refused = [
      '',
      'front',
      'front.pump',
      `front.pump.coral.a;b`,
      `front.pump.neon.a;b;c`,
      `front.rocket.coral.a;b;c`,
      `side.pump.coral.a;b;c`,
      `front.__proto__.coral.a;b;c`,
      `front.pump.coral.<script>;b;c`,
      `front.pump.coral.${'가'.repeat(25)};b;c`,
      `front.pump.coral.a b;c;d`,
      `front.pump.coral.a;b;c;d`,
      'banner.tall.violet',
      `banner.tall.violet.${`pump.coral.a;b;c.`.repeat(4).slice(0, -1)}`,
      'a'.repeat(MAX_KEY_LENGTH + 1),
    ];
    expect(refused.filter((key) => drawArtKey(key) !== null)).toEqual([]);
  });
});
