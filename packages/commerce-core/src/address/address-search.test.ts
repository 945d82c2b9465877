import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  ADDRESS_PAGE_SIZE,
  type FoundAddress,
  isSearchable,
  matchesAddress,
  searchAddresses,
} from './address-search.ts';

const OFFICE: FoundAddress = {
  zipCd: '06236',
  roadAddress: '서울특별시 강남구 테헤란로 152',
  jibunAddress: '서울특별시 강남구 역삼동 737',
  buildingName: 'Gangnam 타워',
};

describe('searchAddresses', () => {
  it.each([
    '테헤란로',
    '테헤란로152',
    '테헤란로 152',
    ' 역삼동  737 ',
    '강남 테헤란로',
    '서울시 역삼동',
    'gangnam',
    '타워',
    '06236',
    '강 남 구',
  ])('finds an address by %j [GAP-24]', (keyword) => {
    expect(matchesAddress(OFFICE, keyword)).toBe(true);
  });

  it('takes the words of our own language for words [GAP-24]', () => {
    expect(matchesAddress(OFFICE, 'valueOf')).toBe(false);
  });

  it.each(['세종대로', '테헤란로 999', '부산 테헤란로', '06237'])('finds no other by %j [GAP-24]', (keyword) => {
    expect(matchesAddress(OFFICE, keyword)).toBe(false);
  });

  it.each([
    ['', false],
    ['강', false],
    [' 강 ', false],
    ['강남', true],
    ['𠮷', false],
    ['가'.repeat(81), false],
  ])('asks for two letters at least: %j is enough: %s [GAP-24]', (keyword, enough) => {
    expect(isSearchable(keyword)).toBe(enough);
    if (!enough) expect(searchAddresses([OFFICE], keyword, 1)).toEqual({ totalCount: 0, items: [] });
  });

  it.prop([fc.integer({ min: 0, max: 45 })])('shows every address once over its pages [GAP-24]', (count) => {
    const directory = Array.from({ length: count }, (_, index) => ({ ...OFFICE, buildingName: `건물 ${index}` }));
    const pages = Array.from({ length: 6 }, (_, index) => searchAddresses(directory, '테헤란로', index + 1));
    expect(pages.flatMap(({ items }) => items)).toEqual(directory);
    expect(pages.every(({ items, totalCount }) => totalCount === count && items.length <= ADDRESS_PAGE_SIZE)).toBe(
      true,
    );
  });

  it.prop([fc.string(), fc.string()])('never fails, whatever is typed [GAP-24]', (keyword, name) => {
    expect(searchAddresses([{ ...OFFICE, buildingName: name }], keyword, 1).totalCount).toBeLessThanOrEqual(1);
  });
});
