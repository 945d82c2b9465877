import type { VerificationId } from '@dealstore/commerce-core/domain';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { setFlashMessage } from '../../../page/flash-message.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { catchCommerceError } from '../../../page/catch-commerce-error.ts';
import { withdrawalText } from './withdrawal.text.ts';

/**
 * Leaves the shop: what this device kept is forgotten and the session ends as by a log-out. Open orders lead to
 * themselves, a certification that is over to a new one. Spec §4, §7.
 */
export function useWithdrawal(onOver: () => void) {
  const t = useText(withdrawalText);
  const services = useServices();
  const chrome = useChrome();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async (withdrawal: { readonly withdrawReason: string; readonly verificationId: VerificationId }) => {
      const { accountApi, keyValueStore, flows } = await services();
      const answer = await catchCommerceError(
        () => accountApi.withdraw(withdrawal),
        'OPEN_ORDERS',
        'CERTIFICATION_REQUIRED',
      );
      if ('refusal' in answer) return answer.refusal;
      keyValueStore.clear();
      setFlashMessage(t.farewell);
      const { session } = await flows();
      session.send({ type: 'logOut' });
      return null;
    },
    onSuccess: (refusal) => {
      if (refusal === null) return;
      if (refusal.code === 'CERTIFICATION_REQUIRED') {
        onOver();
        chrome.toast(t.again);
        return;
      }
      chrome.alert({
        type: 'confirm',
        contents: t.open,
        subContents: t.openAny,
        left: { text: t.cancel },
        right: { text: t.toOrders, run: () => navigate(paths.orders()) },
      });
    },
  });
}
