import type { Banner } from '@dealstore/commerce-core/domain';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { MainBanners } from './main-banners.tsx';

const banner = (bannerNo: number): Banner => ({
  bannerNo,
  name: `기획전 ${bannerNo}`,
  description: '',
  imageUrl: `/assets/banner/${bannerNo}.jpg`,
  landingUrl: '/event',
  browerTargetType: 'CURRENT',
  displayOrder: bannerNo,
});
const shown = (count: number) =>
  renderOnServer(<MainBanners banners={Array.from({ length: count }, (_, index) => banner(index + 1))} />);

describe('the main banners', () => {
  it('say the numbers of both that a PC shows, the second of which a phone does not', () => {
    expect(shown(5)).toMatch(/aria-hidden="true">1<span class="[^"]*second[^"]*">–2<\/span> \/ 5</);
    const style = readFileSync(
      new URL('../../../../../packages/ui/src/picture/carousel.module.css', import.meta.url),
      'utf8',
    );
    expect(style).toMatch(/^\.second \{\s*display: none/m);
    expect(style).toMatch(/@media \(width >= 1024px\) \{[^@]*\.second \{\s*display: inline/);
  });

  it('are no carousel to turn where there is but one', () => {
    expect(shown(1)).toContain('기획전 1');
    expect(shown(1)).not.toContain('<button');
  });
});
