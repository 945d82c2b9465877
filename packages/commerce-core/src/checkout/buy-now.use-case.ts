import type { Prompt } from '../access/access.ts';
import type { Purchase } from '../cart/add-to-cart.use-case.ts';
import { savePendingPurchase } from '../cart/pending-purchase.use-case.ts';
import type { Ports } from '../ports.ts';
import { askToLogIn } from '../session/ask-to-log-in.use-case.ts';
import type { OrderSheetNo } from '../value/identifiers.ts';

/** The result: the order sheet to open, or the prompt that comes first. */
export type BuyNowResult =
  | { readonly status: 'sheetOpened'; readonly orderSheetNo: OrderSheetNo }
  | { readonly status: 'prompted'; readonly prompt: Prompt };

/**
 * Opens an order sheet of the chosen options without the cart, to have or to give. A guest logs in first: the choice is
 * kept and resumed. Rejects as `OrderApi.createSheet` does. Source: Spec §4, §7.
 */
export async function buyNow(
  ports: Pick<Ports, 'orderApi' | 'keyValueStore' | 'pendingTargetStore'>,
  { productNo, additions, loggedIn, withheld, path, isGift = false }: Purchase & { readonly isGift?: boolean },
): Promise<BuyNowResult> {
  const intent = { kind: isGift ? 'gift' : 'buy-now', productNo } as const;
  const prompt = askToLogIn(ports, { loggedIn, withheld, openToGuests: false, path, intent });
  if (prompt !== null) {
    if (prompt.leadsTo !== null) savePendingPurchase(ports.keyValueStore, additions);
    return { status: 'prompted', prompt };
  }
  const type = isGift ? 'gift' : 'direct';
  const orderSheetNo = await ports.orderApi.createSheet({ type, products: additions });
  return { status: 'sheetOpened', orderSheetNo };
}
