import { idempotencyKey, type NextActionType, type OrderOption } from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChrome } from '../../chrome/chrome.view.ts';
import { useServices } from '../../container/use-service.ts';
import { useText } from '../../locale/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { BuyAgain } from './buy-again.tsx';
import { ORDERS_KEY } from './order.queries.ts';
import { orderText } from './order.text.ts';
import { TrackSheet } from './track-sheet.tsx';
import styles from './order.module.css';

/** The buttons an option offers: what the server says may be done next, each asked once more before it is done. */
export function OrderActions({ option }: { readonly option: OrderOption }) {
  const t = useText(orderText);
  const may = (action: NextActionType) => option.nextActions.some(({ nextActionType }) => nextActionType === action);
  const confirm = useAction(option, 'confirmPurchase', t.confirmed);
  const receive = useAction(option, 'markDelivered', t.deliveredDone);
  const chrome = useChrome();
  const ask = (contents: string, subContents: string, text: string, run: () => void) =>
    chrome.alert({ contents, subContents, left: { text: t.cancel }, right: { text, run } });
  const [isTracking, setTracking] = useState(false);
  return (
    <div className={styles['actions']}>
      {may('VIEW_DELIVERY') && option.delivery !== null && (
        <Button
          look="outline"
          size="small"
          aria-label={`${t.track}: ${option.productName}`}
          onClick={() => setTracking(true)}
        >
          {t.track}
        </Button>
      )}
      {isTracking && <TrackSheet option={option} onClose={() => setTracking(false)} />}
      {may('DELIVERY_DONE') && (
        <Button
          look="outline"
          size="small"
          busy={receive.isPending}
          onClick={() => ask(t.deliveredAsk, t.deliveredBody, t.delivered, () => receive.mutate())}
        >
          {t.delivered}
        </Button>
      )}
      {may('CONFIRM_ORDER') && (
        <Button
          size="small"
          busy={confirm.isPending}
          onClick={() => ask(t.confirmAsk, t.confirmBody, t.confirm, () => confirm.mutate())}
        >
          {t.confirm}
        </Button>
      )}
      {option.orderStatusType === 'BUY_CONFIRM' && <BuyAgain bought={option} />}
    </div>
  );
}

function useAction(option: OrderOption, action: 'confirmPurchase' | 'markDelivered', done: string) {
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  return useMutation({
    mutationFn: async () => {
      const { orderApi, random } = await services();
      await orderApi[action](option.orderOptionNo, idempotencyKey(random));
    },
    onSuccess: () => chrome.toast(done),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ORDERS_KEY });
      await client.invalidateQueries({ queryKey: ['points'] });
    },
  });
}
