import { type ProductOptions, withheldProduct, won, ZERO_WON } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { OptionPicker } from './option-picker.tsx';
import { createProductView } from '../product.view.ts';

const flat = (optionNo: number, value: string) => ({
  optionNo,
  label: '색상',
  value,
  addPrice: ZERO_WON,
  buyPrice: won(1_000),
  stockCnt: 10,
  saleType: 'AVAILABLE' as const,
  main: false,
  imageUrl: null,
});

const options: ProductOptions = {
  type: 'COMBINATION',
  selectType: 'FLAT',
  labels: ['색상'],
  flatOptions: [flat(1, '네이비'), flat(2, '투명')],
  multiLevelOptions: [],
  inputs: [],
  swatches: [
    { label: '색상', value: '네이비', color: '#26418f' },
    { label: '사이즈', value: '투명', color: '#000000' },
  ],
};

const shown = (chosen: ProductOptions) =>
  renderOnServer(
    <OptionPicker
      product={withheldProduct({ productNo: 1, adult: false, telecomOnly: false }, 'TELECOM')}
      options={chosen}
      view={createProductView()}
    />,
  );

describe('the choice of an option', () => {
  it('shows a color beside its name, and any other value by its name alone', () => {
    const html = shown(options);
    expect(html.match(/background:#[0-9a-f]{6}/g)).toEqual(['background:#26418f']);
    expect(html).toMatch(/#26418f"><\/span><span[^>]*>네이비</);
    expect(html).toMatch(/<button[^>]*><span[^>]*>투명</);
  });
});
