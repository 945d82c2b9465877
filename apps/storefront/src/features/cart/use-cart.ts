import { type CartChange, type CartNo, type OrderProductOption, withoutLines } from '@dealstore/commerce-core/domain';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { useOnline } from '../../page/connection/use-online.ts';
import { useServices } from '../../container/use-service.ts';
import { CART_CHANGE_KEY, CART_KEY, type CartEdit, cartChange, dropUnsent } from '../../widgets/cart/cart-cache.ts';
import { cartQuery } from './cart.queries.ts';
import { cartText } from './cart.text.ts';

/** Time a count rests before it is sent: 250 ms. Assumed. */
const REST_MS = 250;

/** A removal that may be undone. */
interface CartRemoval {
  /** Takes it back as long as it has not been sent; answers whether it was. */
  readonly takeBack: () => boolean;
  /** Shows its lines again; resolves to those that are gone and still wanted. A refusal is said where all are. */
  readonly linesToPutBack: () => Promise<readonly CartNo[]>;
}

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

  // Lines whose removal is undone while it is on its way; the first is read by what comes later.
  const returnedNow = useRef<ReadonlySet<CartNo>>(new Set());
  const [returned, setReturned] = useState<ReadonlySet<CartNo>>(new Set());
  const showAgain = (cartNos: readonly CartNo[]): void => setReturned((returnedNow.current = new Set(cartNos)));
  const { edits, isUnanswered } = useCartEdits();
  const removed = edits.flatMap((one) => one.removed).filter((cartNo) => !returned.has(cartNo));
  const isOnline = useOnline();
  const isSaved = typed.size === 0 && edits.length === 0;
  const options = cartChange(services);
  const { mutate: send } = useMutation({
    ...options,
    onSettled: async (...settled) => {
      await options.onSettled?.(...settled);
      // A count typed while this one was on its way is still waiting for its turn.
      const sent = new Map(settled[2].counts.map(({ cartNo, orderCnt }) => [cartNo, orderCnt]));
      setTyped((now) => new Map([...now].filter(([cartNo, count]) => sent.get(cartNo) !== count)));
    },
  });
  const { mutateAsync: edit } = useMutation({
    ...options,
    // Lines that are put back are shown until they are in the cart again.
    onSettled: (...settled) =>
      settled[1] === null && settled[2].removed.every((cartNo) => returnedNow.current.has(cartNo))
        ? undefined
        : options.onSettled?.(...settled),
  });
  const { mutate: changeOption } = useMutation({
    mutationFn: async (change: CartChange) => (await services()).cartApi.change([change]),
    onSuccess: () => chrome.toast(t.optionChanged),
    onSettled: () => client.invalidateQueries({ queryKey: CART_KEY }),
  });
  const sendWhenRested = (next: ReadonlyMap<CartNo, number>): void => {
    setTyped(next);
    clearTimeout(timer.current);
    const counts = [...next].map(([cartNo, orderCnt]) => ({ cartNo, orderCnt }));
    if (counts.length > 0) timer.current = setTimeout(() => send({ counts, removed: [] }), REST_MS);
  };
  const remove = (cartNos: readonly CartNo[]): CartRemoval => {
    // A count that still rests is of no line any more.
    const isOf = (cartNo: CartNo) => cartNos.includes(cartNo);
    const rested = [...typed].filter(([cartNo]) => isOf(cartNo));
    if (rested.length > 0) sendWhenRested(new Map([...typed].filter(([cartNo]) => !isOf(cartNo))));
    showAgain([...returnedNow.current].filter((cartNo) => !isOf(cartNo)));
    const change = { counts: [], removed: cartNos };
    const isGone = edit(change).then(
      () => true,
      () => false,
    );
    return {
      takeBack: () => {
        if (!dropUnsent(client, change)) return false;
        if (rested.length > 0)
          send({ counts: rested.map(([cartNo, orderCnt]) => ({ cartNo, orderCnt })), removed: [] });
        return true;
      },
      linesToPutBack: async () => {
        showAgain([...returnedNow.current, ...cartNos]);
        return (await isGone) ? cartNos.filter((cartNo) => returnedNow.current.has(cartNo)) : [];
      },
    };
  };
  return {
    cart: cart === undefined ? undefined : withoutLines(cart, new Set(removed)),
    loggedIn,
    // With a network an order waits for them: it would be of other counts than are shown.
    isSettled: !isOnline || isSaved,
    isLastSeen: error !== null,
    waitingCnt: !isOnline || isUnanswered ? linesEdited(edits).size : 0,
    countOf: ({ cartNo, orderCnt }: OrderProductOption) =>
      typed.get(cartNo) ??
      edits.flatMap(({ counts }) => counts).findLast((one) => one.cartNo === cartNo)?.orderCnt ??
      orderCnt,
    change: (cartNo: CartNo, orderCnt: number) => sendWhenRested(new Map(typed).set(cartNo, orderCnt)),
    changeOption,
    remove,
  };
}

/** Edits that are not saved yet, oldest first: the cart is shown as it will be. One may have been sent without an answer. */
function useCartEdits(): { readonly edits: readonly CartEdit[]; readonly isUnanswered: boolean } {
  const filters = { mutationKey: CART_CHANGE_KEY, status: 'pending' } as const;
  const unsaved = useMutationState({ filters, select: ({ state }) => state });
  return {
    edits: unsaved.map(({ variables }) => variables).filter(isEdit),
    isUnanswered: unsaved.some(({ failureCount }) => failureCount > 0),
  };
}

/** The lines that edits are of: the presses that bring one to its count are one change. */
export function linesEdited(edits: readonly CartEdit[]): ReadonlySet<CartNo> {
  return new Set(edits.flatMap(({ counts, removed }) => [...counts.map(({ cartNo }) => cartNo), ...removed]));
}

function isEdit(variables: unknown): variables is CartEdit {
  return typeof variables === 'object' && variables !== null && 'counts' in variables && 'removed' in variables;
}
