import type { Cart, CartAddition, CartChange, CartPrice, GuestCartLine } from './cart.ts';

/** The cart of a member, and the price of a guest's. Every method rejects with a CommerceError and with nothing else. */
export interface CartApi {
  get(signal?: AbortSignal): Promise<Cart>;
  /** Puts options into the cart, adding to those already there; answers the number of options. */
  add(additions: readonly CartAddition[]): Promise<number>;
  change(changes: readonly CartChange[]): Promise<void>;
  /** Takes lines out; answers the number of options left. */
  remove(cartNos: readonly number[]): Promise<number>;
  /** Prices the chosen lines; null is the whole cart, none is 0 won. */
  calculate(cartNos: readonly number[] | null, signal?: AbortSignal): Promise<CartPrice>;
  count(signal?: AbortSignal): Promise<number>;
  calculateGuest(lines: readonly GuestCartLine[], signal?: AbortSignal): Promise<Cart>;
}
