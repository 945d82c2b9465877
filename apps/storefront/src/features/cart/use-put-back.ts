import { type CartAddition, isCommerceError } from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useIdempotencyKey } from '../../container/use-idempotency-key.ts';
import { useServices } from '../../container/use-service.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { WAITS_FOR_NETWORK } from '../../page/connection/offline.ts';
import { CART_KEY } from '../../widgets/cart/cart-cache.ts';
import { cartText } from './cart.text.ts';

/** What was taken out of the cart, and what it is called. */
export interface TakenLine extends Required<CartAddition> {
  readonly productName: string;
}

/**
 * Puts lines back that were taken out, and names those that cannot be ordered any more. They are
 * on their way until the cart has been read with them.
 */
export function usePutBack() {
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  const t = useText(cartText);
  const keyOf = useIdempotencyKey();
  const keyOfRest = useIdempotencyKey();
  const { mutate: putBack, isPending: isPuttingBack } = useMutation({
    ...WAITS_FOR_NETWORK,
    mutationFn: async (lines: readonly TakenLine[]) => {
      const { cartApi, random } = await services();
      try {
        await cartApi.add(lines.map(additionOf), keyOf(random, lines));
        return [];
      } catch (error) {
        const lost = lines.filter(({ optionNo }) => refusedOptions(error).includes(optionNo));
        const rest = lines.filter((line) => !lost.includes(line));
        if (lost.length === 0 || rest.length === 0) throw error;
        await cartApi.add(rest.map(additionOf), keyOfRest(random, rest));
        return lost;
      }
    },
    onSuccess: (lost) => {
      if (lost.length > 0) chrome.toast(t.notPutBack(lost.map(({ productName }) => productName).join(', ')));
    },
    onSettled: () => client.invalidateQueries({ queryKey: CART_KEY }),
  });
  return { putBack, isPuttingBack };
}

function additionOf({ productNo, optionNo, orderCnt, optionInputs }: TakenLine): CartAddition {
  return { productNo, optionNo, orderCnt, optionInputs };
}

function refusedOptions(error: unknown): readonly number[] {
  return isCommerceError(error, 'SOLD_OUT', 'NOT_ON_SALE') ? (error.details?.optionNos ?? []) : [];
}
