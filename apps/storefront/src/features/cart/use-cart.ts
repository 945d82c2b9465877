import type { CartChange, OrderProductOption } from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createGuestCart } from '../../app/guest-cart.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { CART_KEY } from '../../app/put-into-cart.ts';
import { useChrome } from '../../chrome/chrome.view.ts';
import { useServices } from '../../container/use-service.ts';
import { useText } from '../../locale/use-text.ts';
import { cartQuery } from './cart.queries.ts';
import { cartText } from './cart.text.ts';

/** Time a count rests before it is sent: 250 ms. Assumed. */
const REST_MS = 250;

/** The cart with its changes: a typed count shows at once, is sent when it rests, and goes back when refused. */
export function useCart() {
  const { loggedIn } = usePageFacts();
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  const t = useText(cartText);
  const { data: cart } = useQuery(cartQuery(services, loggedIn));
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refresh = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: CART_KEY });
    if (loggedIn) return;
    const { keyValueStore } = await services();
    chrome.countGuestCart(createGuestCart(keyValueStore).lines().length);
  };
  const { mutate: send } = useMutation({
    mutationFn: async (counts: ReadonlyMap<number, number>) => {
      const { cartApi, keyValueStore } = await services();
      const changes = [...counts].map(([cartNo, orderCnt]) => ({ cartNo, orderCnt }));
      if (loggedIn) return cartApi.change(changes);
      const guestCart = createGuestCart(keyValueStore);
      for (const line of changes) guestCart.change(line);
    },
    onSettled: async (_data, _error, sent) => {
      await refresh();
      // A count typed while this one was on its way is still waiting for its turn.
      setTyped((now) => new Map([...now].filter(([cartNo, count]) => sent.get(cartNo) !== count)));
    },
  });
  const { mutate: remove, isPending: isRemoving } = useMutation({
    mutationFn: async (cartNos: readonly number[]) => {
      const { cartApi, keyValueStore } = await services();
      if (loggedIn) await cartApi.remove(cartNos);
      else createGuestCart(keyValueStore).remove(cartNos);
    },
    onSettled: refresh,
  });
  const { mutate: changeOption } = useMutation({
    mutationFn: async (asked: CartChange) => {
      const { cartApi, keyValueStore } = await services();
      if (loggedIn) await cartApi.change([asked]);
      else createGuestCart(keyValueStore).change(asked);
    },
    onSuccess: () => chrome.toast(t.optionChanged),
    onSettled: refresh,
  });
  const change = (cartNo: number, orderCnt: number): void => {
    const next = new Map(typed).set(cartNo, orderCnt);
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), REST_MS);
  };
  return {
    cart,
    loggedIn,
    isSettled: typed.size === 0,
    isRemoving,
    countOf: (line: OrderProductOption) => typed.get(line.cartNo) ?? line.orderCnt,
    change,
    changeOption,
    remove,
  };
}
