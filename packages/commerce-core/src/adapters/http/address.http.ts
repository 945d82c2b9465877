import type { AddressApi } from '../../address/address.port.ts';
import type { FoundAddress } from '../../address/address-search.ts';
import type { AddressBook, ShippingAddress } from '../../address/address.ts';
import { fromWire, toWire } from '../../value/brand.ts';
import type { Page } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/customer/shipping-addresses';
const ONE = `${ROOT}/{addressNo}`;

/** Address calls over HTTP. */
export function createHttpAddressApi(http: HttpCaller): AddressApi {
  return {
    list: async (signal) =>
      fromWire<AddressBook>(await http.call((client, abort) => client.GET(ROOT, { signal: abort }), { signal })),
    get: async (addressNo, signal) =>
      fromWire<ShippingAddress>(
        await http.call((client, abort) => client.GET(ONE, { params: { path: { addressNo } }, signal: abort }), {
          signal,
        }),
      ),
    add: async (entry) =>
      fromWire<ShippingAddress>(
        await http.call((client, abort) => client.POST(ROOT, { body: toWire(entry), signal: abort })),
      ),
    change: async (addressNo, entry) =>
      fromWire<ShippingAddress>(
        await http.call((client, abort) =>
          client.PUT(ONE, { params: { path: { addressNo } }, body: toWire(entry), signal: abort }),
        ),
      ),
    remove: async (addressNo) => {
      await http.call((client, abort) => client.DELETE(ONE, { params: { path: { addressNo } }, signal: abort }));
    },
    makeDefault: async (addressNo) => {
      await http.call((client, abort) =>
        client.PUT(`${ONE}/default`, { params: { path: { addressNo } }, signal: abort }),
      );
    },
    search: async (keyword, page, signal) =>
      fromWire<Page<FoundAddress>>(
        await http.call(
          (client, abort) =>
            client.GET('/client/v1/customer/addresses/search', { params: { query: { keyword, page } }, signal: abort }),
          { signal },
        ),
      ),
  };
}
