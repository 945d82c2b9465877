import type { CartNo } from '../value/identifiers.ts';
import type { Cart, CartAddition, CartChange, CartPrice, GuestCartLine } from './cart.ts';

/**
 * The cart of the visitor: a member's at the backend, a guest's on this device. Both adapters pass the same suite,
 * so no caller has to ask which one it is. Every method rejects with a CommerceError and with nothing else.
 */
export interface CartApi {
  get(signal?: AbortSignal): Promise<Cart>;
  /**
   * Puts options into the cart, adding to those already there; answers the number of options.
   * Rejects, with nothing added, with PURCHASE_LIMIT when the cart is full and with SOLD_OUT and its like for goods
   * that may not be ordered, whose `optionNos` the details name.
   * @param idempotencyKey a member's additions under one key are added once, and another body under it is refused with
   * IDEMPOTENCY_MISMATCH; left out, each call adds
   */
  add(additions: readonly CartAddition[], idempotencyKey?: string): Promise<number>;
  /** Rejects with NOT_FOUND, and with nothing changed, for a line that is not there. */
  change(changes: readonly CartChange[]): Promise<void>;
  /** Takes lines out; answers the number of options left. */
  remove(cartNos: readonly CartNo[]): Promise<number>;
  /** Prices the chosen lines; null is the whole cart, none is 0 won. */
  calculate(cartNos: readonly CartNo[] | null, signal?: AbortSignal): Promise<CartPrice>;
  count(signal?: AbortSignal): Promise<number>;
}

/**
 * Prices lines that the backend does not keep: those of a guest. Rejects with a CommerceError and with nothing else.
 */
export interface CartPriceApi {
  price(lines: readonly GuestCartLine[], signal?: AbortSignal): Promise<Cart>;
}
