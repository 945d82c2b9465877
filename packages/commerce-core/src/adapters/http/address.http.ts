import type { AddressApi } from '../../address/address.port.ts';
import type { FoundAddress } from '../../address/address-search.ts';
import type { AddressBook, ShippingAddress } from '../../address/address.ts';
import { toWire } from '../../value/brand.ts';
import type { Page } from '../../value/page.ts';
import { dataAs, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/client/v1/customer/shipping-addresses';
const ONE = `${ROOT}/{addressNo}`;

/** Address calls over HTTP. */
export function createHttpAddressApi(http: HttpClient): AddressApi {
  return {
    list: (signal) => dataAs<AddressBook>(http.GET(ROOT, { signal: signal ?? null })),
    get: (addressNo, signal) =>
      dataAs<ShippingAddress>(http.GET(ONE, { params: { path: { addressNo } }, signal: signal ?? null })),
    add: (entry) => dataAs<ShippingAddress>(http.POST(ROOT, { body: toWire(entry) })),
    change: (addressNo, entry) =>
      dataAs<ShippingAddress>(http.PUT(ONE, { params: { path: { addressNo } }, body: toWire(entry) })),
    remove: async (addressNo) => {
      await dataOf(http.DELETE(ONE, { params: { path: { addressNo } } }));
    },
    makeDefault: async (addressNo) => {
      await dataOf(http.PUT(`${ONE}/default`, { params: { path: { addressNo } } }));
    },
    search: (keyword, page, signal) =>
      dataAs<Page<FoundAddress>>(
        http.GET('/client/v1/customer/addresses/search', {
          params: { query: { keyword, page } },
          signal: signal ?? null,
        }),
      ),
  };
}
