import { describe, expect, it } from 'vitest';
import { isZipCodeOf, remoteAreaOf } from '@dealstore/commerce-core/domain';
import { ADDRESS_DIRECTORY, sandboxAddresses } from './address-directory.ts';

const PROVINCES = [
  '서울특별시',
  '부산광역시',
  '대구광역시',
  '인천광역시',
  '광주광역시',
  '대전광역시',
  '울산광역시',
  '세종특별자치시',
  '경기도',
  '강원특별자치도',
  '충청북도',
  '충청남도',
  '전북특별자치도',
  '전라남도',
  '경상북도',
  '경상남도',
  '제주특별자치도',
];

describe('the sandbox directory', () => {
  it('knows more than two hundred addresses of all seventeen provinces, each once [GAP-24]', () => {
    expect(ADDRESS_DIRECTORY.length).toBeGreaterThanOrEqual(200);
    expect(new Set(ADDRESS_DIRECTORY.map(({ roadAddress }) => roadAddress)).size).toBe(ADDRESS_DIRECTORY.length);
    expect([...new Set(ADDRESS_DIRECTORY.map(({ roadAddress }) => roadAddress.split(' ')[0]))]).toEqual(PROVINCES);
  });

  it('gives each a code of its region, a road and a lot [GAP-24]', () => {
    for (const { zipCd, roadAddress, jibunAddress } of ADDRESS_DIRECTORY) {
      expect(isZipCodeOf(zipCd, roadAddress), `${zipCd} ${roadAddress}`).toBe(true);
      expect(roadAddress).toMatch(/(?:로|길) \d+(?:-\d+)?$/);
      expect(jibunAddress).toMatch(/(?:동|가|리) (?:산 )?\d+(?:-\d+)?$/);
    }
  });

  it('reaches Jeju and islands, where delivery costs more, and the mainland, where it does not [GAP-24]', () => {
    const areaOf = (word: string) => {
      const areas = ADDRESS_DIRECTORY.filter(({ roadAddress }) => roadAddress.includes(word)).map(({ zipCd }) =>
        remoteAreaOf(zipCd),
      );
      return [...new Set(areas)];
    };
    expect(areaOf('제주특별자치도')).toEqual(['JEJU']);
    for (const island of ['울릉군', '백령로', '흑산일주로', '청산로', '욕지일주로'])
      expect(areaOf(island)).toEqual(['ISLAND']);
    expect(areaOf('서울특별시')).toEqual([null]);
    expect(areaOf('울주군')).toEqual([null]);
  });

  it('names the town before the road in a county, and not in a city [GAP-24]', () => {
    const roads = ADDRESS_DIRECTORY.map(({ roadAddress }) => roadAddress);
    expect(roads).toContain('경상북도 울릉군 울릉읍 도동길 12');
    expect(roads).toContain('서울특별시 강남구 테헤란로 58');
  });

  it.each(['테헤란로', '테헤란로58', '역삼동 731', '가람타워', '06236', '경북 울릉', '제주시 노형동', '햇살마을'])(
    'finds something by %j [GAP-24]',
    async (keyword) => {
      expect((await sandboxAddresses().search(keyword, 1)).totalCount).toBeGreaterThan(0);
    },
  );
});
