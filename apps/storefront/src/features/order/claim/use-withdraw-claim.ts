import type { ClaimNo } from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { useIdempotencyKey } from '../../../container/use-idempotency-key.ts';
import { useServices } from '../../../container/use-service.ts';
import { claimStatusText } from './claim-status.text.ts';
import { ORDERS_KEY } from '../../../page/query-keys.ts';

/** Takes a claim back after asking once more. */
export function useWithdrawClaim(claimNo: ClaimNo) {
  const t = useText(claimStatusText);
  const services = useServices();
  const keyOf = useIdempotencyKey();
  const client = useQueryClient();
  const chrome = useChrome();
  const withdraw = useMutation({
    mutationFn: async () => {
      const { claimApi, random } = await services();
      await claimApi.withdraw(claimNo, keyOf(random, claimNo));
    },
    onSuccess: () => chrome.toast(t.withdrawn),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
  const ask = () =>
    chrome.alert({
      type: 'confirm',
      contents: t.withdrawAsk,
      subContents: t.withdrawBody,
      left: { text: t.keep },
      right: { text: t.withdraw, run: () => withdraw.mutate() },
    });
  return { ask, isPending: withdraw.isPending };
}
