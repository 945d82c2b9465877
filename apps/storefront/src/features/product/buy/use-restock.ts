import { isCommerceError, type OptionNo, type ProductNo } from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { useAskLogin } from '../../../page/use-ask-login.ts';
import { setAnswer } from '../../../page/query-client.ts';
import { useServices } from '../../../container/use-service.ts';
import { usePageFacts } from '../../../page/page-state.ts';
import { restockQuery } from '../product.queries.ts';
import { restockText } from './restock.text.ts';
import { productKey } from '../../../page/query-keys.ts';

/**
 * Which sold-out options of a product the member waits for, and how to change that. A guest is asked to log in, and the
 * request is made after it. Spec §4 (intent); assumed.
 * @param isShown whether the options are seen: only then is it asked which ones the member waits for
 */
export function useRestock(productNo: ProductNo, isShown: boolean) {
  const t = useText(restockText);
  const { loggedIn } = usePageFacts();
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  const askLogin = useAskLogin();
  const query = restockQuery(services, productNo);
  const { data: waitedFor = [] } = useQuery({ ...query, enabled: loggedIn && isShown });
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ optionNo, waits }: { readonly optionNo: OptionNo; readonly waits: boolean }) => {
      const { wishApi } = await services();
      if (!waits) return wishApi.removeRestock(optionNo).then(() => 'dropped' as const);
      return wishApi.addRestock(optionNo).then(() => 'asked' as const, readBack);
    },
    onSuccess: (outcome, { optionNo, waits }) => {
      chrome.toast(t[outcome]);
      // The choices on this page are older than the stock.
      if (outcome === 'isBack') return client.invalidateQueries({ queryKey: productKey(productNo) });
      return setAnswer(client, query.queryKey, (waiting) => {
        const others = (waiting ?? []).filter((other) => other !== optionNo);
        return waits ? [...others, optionNo] : others;
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  return {
    waitedFor,
    isPending,
    /** After the log-in: what a guest asked for before it. */
    ask: (optionNo: OptionNo): void => mutate({ optionNo, waits: true }),
    toggle: (optionNo: OptionNo): void => {
      const isAsked = askLogin({ intent: { kind: 'restock', productNo, optionNo } });
      if (!isAsked) mutate({ optionNo, waits: !waitedFor.includes(optionNo) });
    },
  };
}

/** An option that came back meanwhile is refused, which is good news; any other refusal is one. */
function readBack(thrown: unknown): 'isBack' {
  if (isCommerceError(thrown, 'STATE_CONFLICT')) return 'isBack';
  throw thrown;
}
