import type { Cart, CartPrice } from '../../cart/cart.ts';
import type { CartApi, CartPriceApi } from '../../cart/cart.port.ts';
import { fromWire, toWire } from '../../value/brand.ts';
import type { HttpCaller } from './client.ts';

const CART = '/client/v1/customer/cart';

/** The cart of a member over HTTP. */
export function createHttpCartApi(http: HttpCaller): CartApi {
  return {
    get: async (signal) =>
      fromWire<Cart>(await http.call((client, abort) => client.GET(CART, { signal: abort }), { signal })),
    add: async (body, key) => {
      const params = key === undefined ? {} : { header: { 'Idempotency-Key': key } };
      return (await http.call((client, abort) => client.POST(CART, { params, body: toWire(body), signal: abort })))
        .count;
    },
    change: async (body) => {
      await http.call((client, abort) => client.PUT(CART, { body: toWire(body), signal: abort }));
    },
    remove: async (cartNos) => {
      const query = { cartNo: cartNos.join(',') };
      return (await http.call((client, abort) => client.DELETE(CART, { params: { query }, signal: abort }))).count;
    },
    calculate: async (cartNos, signal) => {
      const query = cartNos === null ? {} : { cartNo: cartNos.join(',') };
      return fromWire<CartPrice>(
        await http.call((client, abort) => client.GET(`${CART}/calculate`, { params: { query }, signal: abort }), {
          signal,
        }),
      );
    },
    count: async (signal) =>
      (await http.call((client, abort) => client.GET(`${CART}/count`, { signal: abort }), { signal })).count,
  };
}

/** The prices of a guest's lines over HTTP. */
export function createHttpCartPriceApi(http: HttpCaller): CartPriceApi {
  return {
    price: async (body, signal) =>
      fromWire<Cart>(
        await http.call(
          (client, abort) =>
            client.POST('/client/v1/customer/unnecessary-token/cart/calculate/guest', {
              body: toWire(body),
              signal: abort,
            }),
          { signal },
        ),
      ),
  };
}
