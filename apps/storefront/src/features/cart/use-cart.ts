import type { CartChange, CartNo, OrderProductOption } from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { useServices } from '../../container/use-service.ts';
import { CART_KEY } from '../../widgets/cart/cart-cache.ts';
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
  const { data: cart, error } = useQuery(cartQuery(services));
  const [typed, setTyped] = useState<ReadonlyMap<CartNo, number>>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (error !== null && cart === undefined) throw error;

  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: CART_KEY });
  const { mutate: send } = useMutation({
    mutationFn: async (counts: ReadonlyMap<CartNo, number>) =>
      (await services()).cartApi.change([...counts].map(([cartNo, orderCnt]) => ({ cartNo, orderCnt }))),
    onSettled: async (_data, _error, sent) => {
      await refresh();
      // A count typed while this one was on its way is still waiting for its turn.
      setTyped((now) => new Map([...now].filter(([cartNo, count]) => sent.get(cartNo) !== count)));
    },
  });
  const { mutate: remove, isPending: isRemoving } = useMutation({
    mutationFn: async (cartNos: readonly CartNo[]) => (await services()).cartApi.remove(cartNos),
    onSettled: refresh,
  });
  const { mutate: changeOption } = useMutation({
    mutationFn: async (asked: CartChange) => (await services()).cartApi.change([asked]),
    onSuccess: () => chrome.toast(t.optionChanged),
    onSettled: refresh,
  });
  const change = (cartNo: CartNo, orderCnt: number): void => {
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
