import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { won } from '../value/won.ts';
import { buildOptionTree, chooseValue, chosenImage, onlyOption, optionLevels } from './option-choice.ts';
import type { FlatOption, ProductOptions } from './product.ts';

const flat = (optionNo: number, value: string, change: Partial<FlatOption> = {}): FlatOption => ({
  optionNo,
  label: '색상|사이즈',
  value,
  addPrice: won(0),
  buyPrice: won(12_900),
  stockCnt: 5,
  saleType: 'AVAILABLE',
  main: false,
  imageUrl: null,
  ...change,
});
const flatOptions = [
  flat(1, '블랙|M'),
  flat(2, '블랙|L', { saleType: 'SOLD_OUT', stockCnt: 0 }),
  flat(3, '화이트|M', { saleType: 'SOLD_OUT', stockCnt: 0, addPrice: won(1_000) }),
  flat(4, '화이트|L', { saleType: 'SOLD_OUT', stockCnt: 0, addPrice: won(2_000) }),
];
const options: ProductOptions = {
  type: 'COMBINATION',
  selectType: 'MULTI',
  labels: ['색상', '사이즈'],
  flatOptions,
  multiLevelOptions: buildOptionTree(flatOptions, ['색상', '사이즈']),
  inputs: [],
  swatches: [],
};
const values = fc.constantFrom('가', '나', '다');
const combinations = fc.uniqueArray(
  fc.tuple(values, values, values).map((path) => path.join('|')),
  { minLength: 1 },
);

describe('the picture of what is chosen', () => {
  const pictured = { ...options, flatOptions: flatOptions.map((one) => ({ ...one, imageUrl: `${one.value}.svg` })) };

  it('is that of the first option with these values, from the color on, and the product’s before', () => {
    expect(chosenImage(pictured, [], 'goods.svg')).toBe('goods.svg');
    expect(chosenImage(pictured, ['화이트'], 'goods.svg')).toBe('화이트|M.svg');
    expect(chosenImage(pictured, ['화이트', 'L'], 'goods.svg')).toBe('화이트|L.svg');
    expect(chosenImage(pictured, ['화'], 'goods.svg')).toBe('goods.svg');
  });

  it('is the product’s where the option has none', () => {
    expect(chosenImage(options, ['화이트'], 'goods.svg')).toBe('goods.svg');
  });
});

describe('the tree of options', () => {
  it('puts values below values, sold out when everything below is', () => {
    expect(options.multiLevelOptions).toMatchObject([
      {
        label: '색상',
        value: '블랙',
        optionNo: null,
        saleType: 'AVAILABLE',
        stockCnt: 5,
        addPrice: 0,
        children: [{ optionNo: 1 }, { optionNo: 2 }],
      },
      {
        value: '화이트',
        saleType: 'SOLD_OUT',
        stockCnt: 0,
        addPrice: 1_000,
        children: [{ label: '사이즈', value: 'M' }, { value: 'L' }],
      },
    ]);
  });

  it.prop([combinations])('leads to every option by choosing level after level, and to no other', (paths) => {
    const flatOptions = paths.map((value, index) => flat(index + 1, value, { label: 'a|b|c' }));
    const tree = {
      ...options,
      labels: ['a', 'b', 'c'],
      flatOptions,
      multiLevelOptions: buildOptionTree(flatOptions, ['a', 'b', 'c']),
    };
    for (const [index, path] of paths.entries()) {
      let chosen: readonly string[] = [];
      let optionNo: number | null = null;
      for (const [depth, value] of path.split('|').entries()) {
        const choice = chooseValue(tree, chosen, depth, value);
        chosen = choice?.chosen ?? [];
        optionNo = choice?.optionNo ?? null;
      }
      expect(optionNo).toBe(index + 1);
      expect(chosen.join('|')).toBe(path);
    }
    expect(chooseValue(tree, [], 0, '라')).toBe(null);
  });
});

describe('dependent selects', () => {
  it('open one after another', () => {
    const open = (chosen: readonly string[]) =>
      optionLevels(options, chosen).map((level) => [level.label, level.isOpen, level.chosen]);
    expect(open([])).toEqual([
      ['색상', true, null],
      ['사이즈', false, null],
    ]);
    expect(open(['블랙'])).toEqual([
      ['색상', true, '블랙'],
      ['사이즈', true, null],
    ]);
    expect(open(['없는 색', 'M'])).toEqual([
      ['색상', true, null],
      ['사이즈', false, null],
    ]);
  });

  it('forget choices below a new one, and refuse sold-out options', () => {
    expect(chooseValue(options, ['블랙', 'M'], 0, '블랙')).toEqual({ chosen: ['블랙'], optionNo: null });
    expect(chooseValue(options, ['블랙'], 1, 'M')).toEqual({ chosen: ['블랙', 'M'], optionNo: 1 });
    expect(chooseValue(options, ['블랙'], 1, 'L')).toBe(null);
    expect(chooseValue(options, [], 0, '화이트')).toBe(null);
    expect(chooseValue(options, [], 1, 'M')).toBe(null);
  });

  it('are one select for flat options and none for goods without a choice', () => {
    const flatly: ProductOptions = { ...options, type: 'STANDARD', selectType: 'FLAT' };
    expect(optionLevels(flatly, []).map((level) => [level.label, level.choices.length])).toEqual([
      ['색상 / 사이즈', 4],
    ]);
    expect(chooseValue(flatly, [], 0, '블랙|M')).toEqual({ chosen: ['블랙|M'], optionNo: 1 });
    expect(onlyOption(flatly)).toBe(null);
    expect(onlyOption({ ...flatly, type: 'DEFAULT' })?.optionNo).toBe(1);
  });
});
