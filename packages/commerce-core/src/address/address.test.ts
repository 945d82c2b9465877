import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PERSON_NAME_LIMIT } from '../account/person-name.ts';
import { phone } from '../testing/arbitraries.ts';
import { addressEntry } from '../testing/address-arbitraries.ts';
import {
  ADDRESS_NAME_LIMIT,
  addressProblems,
  DETAIL_ADDRESS_LIMIT,
  EMPTY_ADDRESS_ENTRY,
  isSameAddress,
  ROAD_ADDRESS_LIMIT,
  normalizeAddressEntry,
} from './address.ts';

const GOOD = {
  ...EMPTY_ADDRESS_ENTRY,
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 152',
  receiverContact1: '01000000001',
};

describe('addressProblems', () => {
  it('names everything an empty form lacks, first of the form first [GAP-23]', () => {
    expect(addressProblems(EMPTY_ADDRESS_ENTRY)).toEqual(['receiver-name', 'receiver-phone', 'zip', 'address']);
  });

  it.prop([addressEntry()])('finds nothing wrong with a whole address [GAP-23]', (entry) => {
    expect(addressProblems(entry)).toEqual([]);
  });

  it.each([
    ['address-name', { addressName: '집'.repeat(ADDRESS_NAME_LIMIT + 1) }],
    ['receiver-name', { receiverName: '' }],
    ['receiver-name', { receiverName: ' \u200b\n ' }],
    // A Hangul filler is a letter that prints nothing.
    ['receiver-name', { receiverName: '\u3164\u115f\uffa0' }],
    ['receiver-name', { receiverName: '김'.repeat(PERSON_NAME_LIMIT + 1) }],
    ['receiver-phone', { receiverContact1: '0100000000' }],
    ['receiver-phone', { receiverContact1: '010-0000-0001' }],
    ['second-phone', { receiverContact2: '' }],
    ['zip', { receiverZipCd: '6236' }],
    ['zip', { receiverZipCd: '０６２３６' }],
    ['zip', { receiverAddress: '제주특별자치도 제주시 첨단로 1' }],
    ['zip', { receiverJibunAddress: '제주특별자치도 제주시 연동 312-1' }],
    ['address', { receiverAddress: '  ' }],
    ['address', { receiverAddress: '로'.repeat(ROAD_ADDRESS_LIMIT + 1) }],
    ['jibun-address', { receiverJibunAddress: '동'.repeat(ROAD_ADDRESS_LIMIT + 1) }],
    ['detail-address', { receiverDetailAddress: '호'.repeat(DETAIL_ADDRESS_LIMIT + 1) }],
    ['customs', { customsIdNumber: 'P12345678901' }],
  ] as const)('finds %s in %o [GAP-23, VALID-02]', (problem, part) => {
    expect(addressProblems({ ...GOOD, ...part })).toEqual([problem]);
  });

  it('counts letters, not their halves [GAP-23]', () => {
    expect(addressProblems({ ...GOOD, receiverName: '𠮷'.repeat(PERSON_NAME_LIMIT) })).toEqual([]);
    expect(addressProblems({ ...GOOD, receiverName: ` ${'김'.repeat(PERSON_NAME_LIMIT)} ` })).toEqual([]);
  });

  it.prop([phone()])('takes a second phone and a customs number when there are some [VALID-02]', (digits) => {
    const entry = { ...GOOD, receiverContact2: digits, customsIdNumber: 'P123456789012' };
    expect(addressProblems(entry)).toEqual([]);
  });
});

describe('normalizeAddressEntry', () => {
  it('keeps words and drops invisible letters', () => {
    const untidy = { ...GOOD, receiverName: '\u200b 김\t 받음\u202e ', receiverDetailAddress: '101동\n1204호' };
    expect(normalizeAddressEntry(untidy)).toMatchObject({
      receiverName: '김 받음',
      receiverDetailAddress: '101동 1204호',
    });
  });

  it.prop([addressEntry()])('changes nothing that is tidy', (entry) => {
    expect(normalizeAddressEntry(normalizeAddressEntry(entry))).toEqual(normalizeAddressEntry(entry));
    expect(addressProblems(normalizeAddressEntry(entry))).toEqual(addressProblems(entry));
  });
});

describe('isSameAddress', () => {
  it('looks at person, door and phone, not at the name of the address', () => {
    expect(isSameAddress(GOOD, { ...GOOD, addressName: '회사', defaultYn: 'Y' })).toBe(true);
    expect(isSameAddress(GOOD, { ...GOOD, receiverDetailAddress: '2층' })).toBe(false);
    expect(isSameAddress(GOOD, { ...GOOD, receiverContact1: '01000000002' })).toBe(false);
  });
});
