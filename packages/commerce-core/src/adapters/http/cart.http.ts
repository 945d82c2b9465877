import type { Cart, CartPrice } from '../../cart/cart.ts';
import type { CartApi, CartPriceApi } from '../../cart/cart.port.ts';
import { toWire } from '../../value/brand.ts';
import { dataAs, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const CART = '/client/v1/customer/cart';

/** The cart of a member over HTTP. */
export function createHttpCartApi(http: HttpClient): CartApi {
  return {
    get: (signal) => dataAs<Cart>(http.GET(CART, { signal: signal ?? null })),
    add: async (body, key) => {
      const params = key === undefined ? {} : { header: { 'Idempotency-Key': key } };
      return (await dataOf(http.POST(CART, { params, body: toWire(body) }))).count;
    },
    change: async (body) => {
      await dataOf(http.PUT(CART, { body: toWire(body) }));
    },
    remove: async (cartNos) => {
      const query = { cartNo: cartNos.join(',') };
      return (await dataOf(http.DELETE(CART, { params: { query } }))).count;
    },
    calculate: async (cartNos, signal) => {
      const query = cartNos === null ? {} : { cartNo: cartNos.join(',') };
      return dataAs<CartPrice>(http.GET(`${CART}/calculate`, { params: { query }, signal: signal ?? null }));
    },
    count: async (signal) => (await dataOf(http.GET(`${CART}/count`, { signal: signal ?? null }))).count,
  };
}

/** The prices of a guest's lines over HTTP. */
export function createHttpCartPriceApi(http: HttpClient): CartPriceApi {
  return {
    price: (body, signal) =>
      dataAs<Cart>(
        http.POST('/client/v1/customer/unnecessary-token/cart/calculate/guest', {
          body: toWire(body),
          signal: signal ?? null,
        }),
      ),
  };
}
