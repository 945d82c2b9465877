import { describe, expect, it } from 'vitest';
import { ADDRESS_BOOK_LIMIT, RECENT_ADDRESS_LIMIT } from '../../address/address-book.ts';
import { type AddressEntry, EMPTY_ADDRESS_ENTRY } from '../../address/address.ts';
import { type OpenSuiteShop, refusalOf, type SuiteShop } from './suite-shop.ts';
import { withShop } from './with-shop.ts';
import { reservationOf } from './suite-order.ts';

const HOME: AddressEntry = {
  ...EMPTY_ADDRESS_ENTRY,
  addressName: '우리 집',
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 152',
  receiverJibunAddress: '서울특별시 강남구 역삼동 737',
  receiverDetailAddress: '101동 1204호',
  receiverContact1: '01000000001',
};
const WORK: AddressEntry = { ...HOME, addressName: '회사', receiverDetailAddress: '7층' };
const door = (number: number): AddressEntry => ({ ...HOME, receiverDetailAddress: `${number}호` });

/** Orders a piece to an address that is not saved, or to a kept one. */
async function orderTo({ member, goods }: SuiteShop, address: AddressEntry, isSaved: boolean): Promise<void> {
  const { orderApi } = member;
  const product = { ...goods.plain, orderCnt: 1 };
  const sheet = await orderApi.sheet(await orderApi.createSheet({ type: 'direct', products: [product] }));
  await orderApi.reserve(
    sheet.orderSheetNo,
    reservationOf(sheet, sheet.paymentInfo.paymentAmt, {
      shippingAddress: {
        addressNo: 0,
        addressName: address.addressName,
        receiverName: address.receiverName,
        receiverZipCd: address.receiverZipCd,
        receiverAddress: address.receiverAddress,
        receiverJibunAddress: address.receiverJibunAddress,
        receiverDetailAddress: address.receiverDetailAddress,
        receiverContact1: address.receiverContact1,
      },
      deliveryMemo: '',
      saveAddressBook: isSaved,
    }),
    `address-suite-${sheet.orderSheetNo}`,
  );
}

/** What every AddressApi does. */
export function addressApiSuite(open: OpenSuiteShop): void {
  describe('AddressApi', () => {
    const shop = withShop(open);

    it('begins with none, and makes the first one the default [GAP-23]', async () => {
      const { addressApi } = shop().member;
      expect(await addressApi.list()).toEqual({ defaultAddress: null, bookedAddresses: [], recentAddresses: [] });
      const added = await addressApi.add({ ...HOME, receiverName: '  김받음 ' });
      expect(added).toMatchObject({ ...HOME, addressType: 'BOOK', defaultYn: 'Y' });
      expect(await addressApi.get(added.addressNo)).toEqual(added);
      expect(await addressApi.list()).toEqual({ defaultAddress: added, bookedAddresses: [added], recentAddresses: [] });
    });

    it('saves the same place once, however often it is sent [GAP-23]', async () => {
      const { addressApi } = shop().member;
      const [first, again] = [await addressApi.add(HOME), await addressApi.add({ ...HOME, addressName: '본가' })];
      expect(again.addressNo).toBe(first.addressNo);
      expect((await addressApi.list()).bookedAddresses).toMatchObject([{ addressName: '본가' }]);
    });

    it('has one default at a time, and hands it on when it goes [GAP-23]', async () => {
      const { addressApi } = shop().member;
      const home = await addressApi.add(HOME);
      shop().clock.advance(1_000);
      const work = await addressApi.add(WORK);
      expect((await addressApi.list()).defaultAddress?.addressNo).toBe(home.addressNo);
      await addressApi.makeDefault(work.addressNo);
      await addressApi.makeDefault(work.addressNo);
      const book = await addressApi.list();
      expect(book.bookedAddresses.map(({ addressNo, defaultYn }) => [addressNo, defaultYn])).toEqual([
        [work.addressNo, 'Y'],
        [home.addressNo, 'N'],
      ]);
      await addressApi.remove(work.addressNo);
      expect((await addressApi.list()).defaultAddress?.addressNo).toBe(home.addressNo);
      await addressApi.remove(home.addressNo);
      expect(await addressApi.list()).toEqual({ defaultAddress: null, bookedAddresses: [], recentAddresses: [] });
    });

    it('changes an address, and leaves the default where it is until another is named [GAP-23]', async () => {
      const { addressApi } = shop().member;
      const home = await addressApi.add(HOME);
      const work = await addressApi.add(WORK);
      const moved = await addressApi.change(home.addressNo, { ...door(9), defaultYn: 'N' });
      expect(moved).toMatchObject({ addressNo: home.addressNo, receiverDetailAddress: '9호', defaultYn: 'Y' });
      await addressApi.change(work.addressNo, { ...WORK, defaultYn: 'Y' });
      expect((await addressApi.list()).defaultAddress?.addressNo).toBe(work.addressNo);
    });

    it('merges two addresses that a change makes the same place, and stays the default [GAP-23]', async () => {
      const { addressApi } = shop().member;
      const home = await addressApi.add(HOME);
      const work = await addressApi.add(WORK);
      const moved = await addressApi.change(work.addressNo, { ...HOME, addressName: '본가', defaultYn: 'N' });
      expect(moved).toMatchObject({ addressNo: work.addressNo, addressName: '본가', defaultYn: 'Y' });
      expect((await addressApi.list()).bookedAddresses).toEqual([moved]);
      expect(await refusalOf(addressApi.get(home.addressNo))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it(`books ${ADDRESS_BOOK_LIMIT} at most [GAP-23]`, async () => {
      const { addressApi } = shop().member;
      for (let number = 1; number <= ADDRESS_BOOK_LIMIT; number += 1) await addressApi.add(door(number));
      expect(await refusalOf(addressApi.add(door(ADDRESS_BOOK_LIMIT + 1)))).toMatchObject({
        code: 'STATE_CONFLICT',
        details: { reason: 'book-full', limit: ADDRESS_BOOK_LIMIT },
      });
      expect((await addressApi.add(door(1))).receiverDetailAddress).toBe('1호');
      expect((await addressApi.list()).bookedAddresses).toHaveLength(ADDRESS_BOOK_LIMIT);
    });

    it('remembers where orders went, and books one of them when it is wished [GAP-23]', async () => {
      const { addressApi, orderApi } = shop().member;
      await orderTo(shop(), HOME, false);
      await orderTo(shop(), HOME, false);
      const [recent] = (await addressApi.list()).recentAddresses;
      expect((await addressApi.list()).recentAddresses).toHaveLength(1);
      expect(recent).toMatchObject({ ...HOME, addressType: 'RECENT', defaultYn: 'N' });
      const goods = [{ ...shop().goods.plain, orderCnt: 1 }];
      const sheet = await orderApi.sheet(await orderApi.createSheet({ type: 'direct', products: goods }));
      expect(sheet.orderSheetAddress.recentAddresses).toMatchObject([{ addressNo: recent?.addressNo }]);
      await addressApi.makeDefault(recent?.addressNo ?? 0);
      expect(await addressApi.list()).toMatchObject({
        defaultAddress: { addressNo: recent?.addressNo, addressType: 'BOOK' },
        recentAddresses: [],
      });
    });

    it('saves the first address of an order as the default when it is wished [GAP-23]', async () => {
      const { addressApi } = shop().member;
      await orderTo(shop(), HOME, true);
      expect((await addressApi.list()).defaultAddress).toMatchObject({ addressType: 'BOOK', defaultYn: 'Y' });
    });

    it(`forgets all but the ${RECENT_ADDRESS_LIMIT} newest places of orders [GAP-23]`, async () => {
      const { addressApi } = shop().member;
      for (let number = 1; number <= RECENT_ADDRESS_LIMIT; number += 1) {
        shop().clock.advance(1_000);
        await orderTo(shop(), door(number), false);
      }
      await shop().passDays(1);
      await orderTo({ ...shop(), goods: { ...shop().goods, plain: shop().goods.other } }, door(99), false);
      const doors = (await addressApi.list()).recentAddresses.map((address) => address.receiverDetailAddress);
      expect(doors).toHaveLength(RECENT_ADDRESS_LIMIT);
      expect(doors[0]).toBe('99호');
      expect(doors).not.toContain('1호');
    });

    it('refuses an incomplete address [GAP-23, VALID-02]', async () => {
      const { addressApi } = shop().member;
      for (const part of [
        { receiverContact1: '0100000000' },
        { receiverZipCd: '1234' },
        { receiverName: ' \u200b ' },
      ]) {
        expect(await refusalOf(addressApi.add({ ...HOME, ...part }))).toMatchObject({ code: 'INVALID_REQUEST' });
      }
      expect((await addressApi.list()).bookedAddresses).toEqual([]);
    });

    it('rejects an unknown address with NOT_FOUND, and a guest [GAP-23, ROUTE-28]', async () => {
      const { addressApi } = shop().member;
      const calls = (api: typeof addressApi) => [
        () => api.get(987_654),
        () => api.change(987_654, HOME),
        () => api.remove(987_654),
        () => api.makeDefault(987_654),
      ];
      for (const call of calls(addressApi)) expect(await refusalOf(call())).toMatchObject({ code: 'NOT_FOUND' });
      const { addressApi: guests } = shop().guest;
      for (const call of [...calls(guests), () => guests.list(), () => guests.add(HOME)]) {
        expect(await refusalOf(call())).toMatchObject({ code: 'AU99' });
      }
    });

    it('searches the country for anyone, by two letters at least [GAP-24]', async () => {
      const { addressApi } = shop().guest;
      const found = await addressApi.search('테헤란로', 1);
      expect(found.totalCount).toBeGreaterThan(0);
      expect(found.items[0]?.roadAddress).toContain('테헤란로');
      expect(await addressApi.search('테헤란로', 99)).toEqual({ totalCount: found.totalCount, items: [] });
      expect(await refusalOf(addressApi.search(' 강 ', 1))).toMatchObject({
        code: 'INVALID_REQUEST',
        details: { rule: 'two-letters' },
      });
    });
  });
}
