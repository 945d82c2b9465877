import type { Intent, OrderProductOption } from '@dealstore/commerce-core/domain';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { catchCommerceError } from '../../page/catch-commerce-error.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { SHOWS_OWN_ERROR } from '../../page/query-client.ts';
import { useAskLogin } from '../../page/use-ask-login.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { cartText } from './cart.text.ts';

/** Both ways to buy the chosen lines; a guest is asked to log in first, and goes on to the order, or comes back to give them. */
export function useOrderWays(chosen: readonly OrderProductOption[], hasProblem: boolean) {
  const cartNos = chosen.map(({ cartNo }) => cartNo);
  const t = useText(cartText);
  const services = useServices();
  const chrome = useChrome();
  const askLogin = useAskLogin();
  const [, navigate] = useLocation();
  const order = useMutation({
    meta: SHOWS_OWN_ERROR,
    mutationFn: async () => (await services()).orderApi.createSheet({ type: 'cart', cartNos }),
    onSuccess: (orderSheetNo) => navigate(paths.orderSheet(orderSheetNo)),
  });
  const give = useMutation({
    meta: SHOWS_OWN_ERROR,
    mutationFn: async () => {
      const { orderApi } = await services();
      return catchCommerceError(() => orderApi.createSheet({ type: 'gift', cartNos }), 'NOT_ON_SALE');
    },
    onSuccess: (answer) => {
      if ('refusal' in answer) chrome.toast(t.NOT_GIVEN);
      else navigate(paths.giftSender(answer.value));
    },
  });
  const start = (way: typeof order | typeof give, other: typeof order | typeof give, intent: Intent | null) => {
    if (hasProblem) return chrome.toast(t.fixFirst);
    // Without a network there is no way to the log-in either: the press says so beside the button.
    if (!navigator.onLine || !askLogin({ intent, toOrder: true })) {
      other.reset();
      return way.mutate();
    }
    void import('./keep-chosen.ts').then(({ keepChosen }) => keepChosen(services, chosen));
  };
  return {
    error: order.error ?? give.error,
    isOrdering: order.isPending,
    isGiving: give.isPending,
    order: () => start(order, give, { kind: 'order' }),
    give: () => start(give, order, null),
  };
}
