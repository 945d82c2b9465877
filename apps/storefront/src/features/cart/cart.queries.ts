import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createGuestCart } from '../../app/guest-cart.ts';
import { CART_KEY } from '../../app/put-into-cart.ts';
import type { LoadServices } from '../../container/services.ts';

/** The cart of a member, or the one on this device priced by the backend. Spec §7. */
export function cartQuery(services: LoadServices, loggedIn: boolean) {
  return queryOptions({
    queryKey: [...CART_KEY, 'lines', loggedIn],
    queryFn: async ({ signal }) => {
      const { cartApi, keyValueStore } = await services();
      return loggedIn ? cartApi.get(signal) : cartApi.calculateGuest(createGuestCart(keyValueStore).lines(), signal);
    },
  });
}

/** What the chosen lines cost. Spec §7 (calculate). */
export function chosenPriceQuery(services: LoadServices, loggedIn: boolean, cartNos: readonly number[]) {
  return queryOptions({
    queryKey: [...CART_KEY, 'price', loggedIn, cartNos],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { cartApi, keyValueStore } = await services();
      if (loggedIn) return cartApi.calculate(cartNos, signal);
      const lines = createGuestCart(keyValueStore)
        .lines()
        .filter((line) => cartNos.includes(line.cartNo));
      return (await cartApi.calculateGuest(lines, signal)).price;
    },
  });
}

/** What can be chosen of a product in the cart. Spec §3. */
export function productOptionsQuery(services: LoadServices, productNo: number) {
  return queryOptions({
    queryKey: ['product', productNo, 'options'],
    queryFn: async ({ signal }) => (await services()).productApi.options(productNo, signal),
  });
}
