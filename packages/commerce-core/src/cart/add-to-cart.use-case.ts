import type { Prompt, Withheld } from '../access/access.ts';
import type { Ports } from '../ports.ts';
import { askToLogIn } from '../session/ask-to-log-in.use-case.ts';
import type { ProductNo } from '../value/identifiers.ts';
import type { CartAddition } from './cart.ts';
import { savePendingPurchase } from './pending-purchase.use-case.ts';

/** Options of one product, chosen by a visitor. */
export interface Purchase {
  readonly productNo: ProductNo;
  readonly additions: readonly CartAddition[];
  readonly loggedIn: boolean;
  /** Why the product is withheld from this visitor; null when it is not. */
  readonly withheld: Withheld | null;
  /** Path and query to come back to after a log-in. */
  readonly path: string;
  /** The same for a press that is made again because its answer was lost: a member's options are added once. */
  readonly idempotencyKey?: string;
}

/** The result: the number of options in the cart, or the prompt that comes first. */
export type AddToCartResult =
  { readonly status: 'added'; readonly count: number } | { readonly status: 'prompted'; readonly prompt: Prompt };

/**
 * Puts options into the visitor's cart, a guest's or a member's. Goods that this visitor may not have yet are not
 * added: the choice is kept and resumed after the log-in.
 * Rejects as `CartApi.add` does. Source: Spec §4, §6, §7.
 */
export async function addToCart(
  ports: Pick<Ports, 'cartApi' | 'keyValueStore' | 'pendingTargetStore'>,
  { productNo, additions, loggedIn, withheld, path, idempotencyKey }: Purchase,
): Promise<AddToCartResult> {
  const intent = { kind: 'cart', productNo } as const;
  const prompt = askToLogIn(ports, { loggedIn, withheld, openToGuests: true, path, intent });
  if (prompt === null) return { status: 'added', count: await ports.cartApi.add(additions, idempotencyKey) };
  if (prompt.leadsTo !== null) savePendingPurchase(ports.keyValueStore, additions);
  return { status: 'prompted', prompt };
}
