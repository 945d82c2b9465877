import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isZipCode, isZipCodeOf } from './zip-code.ts';

/** Where the seventeen provinces and two islands have their offices, as these publish it. */
const OFFICES = [
  ['04524', '서울특별시 중구 세종대로 110'],
  ['16508', '경기도 수원시 영통구 도청로 30'],
  ['21554', '인천광역시 남동구 정각로 29'],
  ['24266', '강원특별자치도 춘천시 중앙로 1'],
  ['28515', '충청북도 청주시 상당구 상당로 82'],
  ['30151', '세종특별자치시 한누리대로 2130'],
  ['32255', '충청남도 홍성군 홍북읍 충남대로 21'],
  ['35242', '대전광역시 서구 둔산로 100'],
  ['36759', '경상북도 안동시 풍천면 도청대로 455'],
  ['41911', '대구광역시 중구 공평로 88'],
  ['44675', '울산광역시 남구 중앙로 201'],
  ['47545', '부산광역시 연제구 중앙대로 1001'],
  ['51154', '경상남도 창원시 의창구 중앙대로 300'],
  ['54968', '전북특별자치도 전주시 완산구 효자로 225'],
  ['58564', '전라남도 무안군 삼향읍 오룡길 1'],
  ['61945', '광주광역시 서구 내방로 111'],
  ['63122', '제주특별자치도 제주시 문연로 6'],
  ['58827', '전라남도 신안군 압해읍 천사로 1004'],
  ['40221', '경상북도 울릉군 울릉읍 도동2길 66'],
] as const;

const provinceOf = (address: string) => address.slice(0, address.indexOf(' '));
const offices = fc.constantFrom(...OFFICES);

describe('isZipCode', () => {
  it.prop([fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{5}$/))])(
    'takes five ASCII digits of an area in use and nothing else',
    (text) => {
      const isDigits = text.length === 5 && [...text].every((letter) => letter >= '0' && letter <= '9');
      expect(isZipCode(text)).toBe(isDigits && text >= '01000' && text <= '63644');
    },
  );
});

describe('isZipCodeOf', () => {
  it.each(OFFICES)('finds %s at %s [GAP-23]', (zipCd, address) => {
    expect(isZipCodeOf(zipCd, address)).toBe(true);
  });

  it.prop([offices, offices])(
    'finds no code of one province at an address of another [GAP-23]',
    ([zipCd, at], [, to]) => {
      fc.pre(provinceOf(at) !== provinceOf(to));
      expect(isZipCodeOf(zipCd, to)).toBe(false);
    },
  );

  it.each([
    ['04524', '제주 제주시 첨단로 1'],
    ['04524', '제주시 첨단로 1'],
    ['04524', '제주특별자치도제주시 첨단로 1'],
    ['04524', '  서귀포시 중앙로 105'],
    ['04524', '1 Cheomdan-ro, Jeju-si, Jeju-do'],
    ['36759', '경북 울릉군 울릉읍 도동2길 66'],
    ['58564', '전남 신안군 흑산면 흑산일주로 1'],
    ['21554', '인천 옹진군 백령면 백령로 1'],
    ['04524', '제주, 애월읍 애월로 1'],
    ['04524', '대한민국 제주 애월읍 애월로 1'],
    ['04524', '서울 (구) 제주특별자치도 제주시 문연로 6'],
    ['04524', '1 Cheomdan-ro, Jeju City'],
    ['04524', '１ Ｃｈｅｏｍｄａｎ－ｒｏ, Ｊｅｊｕ－ｓｉ'],
    ['63900', '제주특별자치도 제주시 문연로 6'],
    ['40299', '경상북도 울릉군 울릉읍 도동2길 66'],
    ['23199', '인천광역시 옹진군 백령면 백령로 1'],
    ['58867', '전남 신안군 흑산면 흑산일주로 1'],
    ['63122', '서울 중구 세종대로 110'],
    ['99999', '아무 길 1'],
  ])('does not let a parcel be paid for to %s and carried to %s', (zipCd, address) => {
    expect(isZipCodeOf(zipCd, address)).toBe(false);
  });

  it.each([
    ['12738', '광주시 오포읍 오포로 1'],
    ['06236', '테헤란로 152'],
    ['04524', '서울 중구 제주도길 3 (제주시 향우회관)'],
    ['01000', '서울로 1'],
    ['04524', '서울 제주시장길 3'],
    ['04524', '3 Sinan-gun-ro, Seoul'],
  ])('believes %s at %s', (zipCd, address) => {
    expect(isZipCodeOf(zipCd, address)).toBe(true);
  });
});
