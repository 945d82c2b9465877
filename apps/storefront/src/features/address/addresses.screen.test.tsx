import {
  type AddressBook,
  ADDRESS_BOOK_LIMIT,
  EMPTY_ADDRESS_ENTRY,
  type ShippingAddress,
} from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { ADDRESSES_KEY } from '../../page/query-keys.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { screen } from './addresses.screen.tsx';

const savedAddress = (addressNo: number, over: Partial<ShippingAddress> = {}): ShippingAddress => ({
  ...EMPTY_ADDRESS_ENTRY,
  addressNo,
  addressType: 'BOOK',
  addressName: `집 ${addressNo}`,
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 58',
  receiverContact1: '01000000001',
  lastUseYmdt: '2026-11-20 12:00:00',
  ...over,
});

function shown(book: AddressBook): string {
  const client = createQueryClient();
  client.setQueryData([...ADDRESSES_KEY, 'book'], book);
  return renderOnServer(<screen.Screen params={{}} search={new URLSearchParams()} />, {
    client,
    path: '/myPage/myInfo/delivery',
    facts: { loggedIn: true },
  });
}

const count = (html: string, words: string) => html.split(words).length - 1;

describe('the list of addresses', () => {
  it('shows each with its phone and place, one of them the default, without a script [ROUTE-26, GAP-23, VALID-08]', () => {
    const usual = savedAddress(1, { defaultYn: 'Y' });
    const html = shown({ defaultAddress: usual, bookedAddresses: [usual, savedAddress(2)], recentAddresses: [] });
    expect(html).toContain('저장한 배송지 2/20');
    expect(count(html, '>기본배송지<')).toBe(1);
    expect(count(html, '010-0000-0001')).toBe(2);
    expect(html).toContain('href="/myPage/myInfo/editDelivery/2"');
    expect(html).toContain('href="/myPage/myInfo/addDelivery"');
    expect(count(html, 'aria-label="집 2 기본배송지로 설정"')).toBe(1);
    expect(html).not.toContain('집 1 기본배송지로 설정');
  });

  it('says that the member has no address yet, and leads to the form [ROUTE-26]', () => {
    const html = shown({ defaultAddress: null, bookedAddresses: [], recentAddresses: [] });
    expect(html).toContain('저장한 배송지가 없어요');
    expect(html).toContain('href="/myPage/myInfo/addDelivery"');
  });

  it('offers no more once the book is full, and still forgets what is recent [ROUTE-26, GAP-23]', () => {
    const bookedAddresses = Array.from({ length: ADDRESS_BOOK_LIMIT }, (_, index) => savedAddress(index + 1));
    const recent = savedAddress(99, { addressType: 'RECENT', addressName: '' });
    const html = shown({ defaultAddress: null, bookedAddresses, recentAddresses: [recent] });
    expect(html).toContain('배송지는 20개까지 저장할 수 있어요');
    expect(html).not.toContain('href="/myPage/myInfo/addDelivery"');
    expect(html).not.toContain('배송지로 저장');
    expect(html).toContain('aria-label="김받음 삭제"');
  });
});
