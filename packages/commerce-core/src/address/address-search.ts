import type { Page } from '../value/page.ts';

/** An address as a directory knows it. Assumed: the fields a postal directory gives. */
export interface FoundAddress {
  /** Five digits. */
  readonly zipCd: string;
  readonly roadAddress: string;
  readonly jibunAddress: string;
  /** Empty when the building has no name. */
  readonly buildingName: string;
}

/** Letters of a search at least, spaces left out. Assumed: one letter finds a whole country. */
export const ADDRESS_KEYWORD_MIN = 2;
/** Letters of a search at most. Assumed. */
export const ADDRESS_KEYWORD_MAX = 80;
/** Addresses of one page of a search. Assumed. */
export const ADDRESS_PAGE_SIZE = 10;

/** Short names of provinces that are no part of the long ones. */
const PROVINCES: ReadonlyMap<string, string> = new Map([
  ['서울시', '서울'],
  ['부산시', '부산'],
  ['대구시', '대구'],
  ['인천시', '인천'],
  ['광주시', '광주'],
  ['대전시', '대전'],
  ['울산시', '울산'],
  ['세종시', '세종'],
  ['제주도', '제주'],
  ['강원도', '강원'],
  ['전라북도', '전북'],
  ['충북', '충청북도'],
  ['충남', '충청남도'],
  ['전남', '전라남도'],
  ['경북', '경상북도'],
  ['경남', '경상남도'],
]);

/** Whether a search says enough to be made. Assumed. */
export function isSearchable(keyword: string): boolean {
  const { length } = [...withoutSpace(keyword)];
  return length >= ADDRESS_KEYWORD_MIN && length <= ADDRESS_KEYWORD_MAX;
}

/**
 * Whether an address is meant by a search: every word is in its road or lot address, its building's name or its
 * zip code, spaces and letter case aside. Assumed.
 * @example matchesAddress(address, '테헤란로12') // finds '서울특별시 강남구 테헤란로 12'
 */
export function matchesAddress(address: FoundAddress, keyword: string): boolean {
  const forms = [address.roadAddress, address.jibunAddress, address.buildingName, address.zipCd].map(withoutSpace);
  const contains = (word: string) => forms.some((form) => form.includes(word));
  if (contains(withoutSpace(keyword))) return true;
  const words = keyword.split(/\s+/u).filter((word) => word !== '');
  return words.every((word) => contains(withoutSpace(PROVINCES.get(word) ?? word)));
}

/**
 * One page of what a directory has for a search, in the directory's order; nothing for a search that says too little.
 * @param page starts at 1
 */
export function searchAddresses(directory: readonly FoundAddress[], keyword: string, page: number): Page<FoundAddress> {
  const found = isSearchable(keyword) ? directory.filter((address) => matchesAddress(address, keyword)) : [];
  const from = (page - 1) * ADDRESS_PAGE_SIZE;
  return { totalCount: found.length, items: found.slice(from, from + ADDRESS_PAGE_SIZE) };
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/gu, '').toLowerCase();
}
