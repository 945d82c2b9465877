import {
  canBuyAgain,
  type ClaimNo,
  isImmediateCancel,
  type NextActionType,
  type OrderGift,
  type OrderOption,
} from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { useIdempotencyKey } from '../../container/use-idempotency-key.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { BuyAgain } from './buy-again.tsx';
import { useWithdrawClaim } from './claim/use-withdraw-claim.ts';
import { orderText } from './order.text.ts';
import styles from './order.module.css';
import optionStyles from './option.module.css';
import { lazySheet } from '../../widgets/lazy-part/lazy-part.tsx';
import { ORDERS_KEY, POINTS_KEY } from '../../page/query-keys.ts';

const TrackSheet = lazySheet(async () => (await import('./track-sheet.tsx')).TrackSheet);

/** The buttons an option offers: what the server says may be done next, each asked once more before it is done. */
export function OrderActions({ option }: { readonly option: OrderOption }) {
  const t = useText(orderText);
  const may = (action: NextActionType) => option.nextActions.some(({ nextActionType }) => nextActionType === action);
  const confirm = useAction(option, 'confirmPurchase', t.confirmed);
  const receive = useAction(option, 'markDelivered', t.deliveredDone);
  const chrome = useChrome();
  const ask = (contents: string, subContents: string, text: string, run: () => void) =>
    chrome.alert({ type: 'confirm', contents, subContents, left: { text: t.cancel }, right: { text, run } });
  const [isTracking, setTracking] = useState(false);
  return (
    <div className={optionStyles['actions']}>
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
      {may('WRITE_REVIEW') && (
        <ButtonLink
          look="outline"
          size="small"
          href={paths.writeReview(option.productNo, option.optionNo, option.orderNo)}
        >
          {t.writeReview}
          <About option={option} />
        </ButtonLink>
      )}
      <ClaimActions option={option} />
      {canBuyAgain(option.orderStatusType) && (
        <BuyAgain bought={option} price={Math.round(option.price.buyAmt / option.orderCnt)} />
      )}
    </div>
  );
}

/** What may be claimed of an option, or what becomes of its claim. */
function ClaimActions({ option }: { readonly option: OrderOption }) {
  const t = useText(orderText);
  const may = (action: NextActionType) => option.nextActions.some(({ nextActionType }) => nextActionType === action);
  const { claimNo } = option;
  const byBuyer = { claimType: 'CANCEL', responsibleObjectType: 'BUYER' } as const;
  const isAtOnce = isImmediateCancel(byBuyer, [option.orderStatusType]);
  const isWithdrawable = may('WITHDRAW_CANCEL') || may('WITHDRAW_EXCHANGE') || may('WITHDRAW_RETURN');
  return (
    <>
      {may('CANCEL') && (
        <ButtonLink look="outline" size="small" href={paths.cancelOrder(option)}>
          {isAtOnce ? t.cancelOrder : t.askCancel}
          <About option={option} />
        </ButtonLink>
      )}
      {may('RETURN') && (
        <ButtonLink look="outline" size="small" href={paths.exchangeOrReturn(option, 'return')}>
          {t.askReturn}
          <About option={option} />
        </ButtonLink>
      )}
      {may('EXCHANGE') && (
        <ButtonLink look="outline" size="small" href={paths.exchangeOrReturn(option, 'exchange')}>
          {t.askExchange}
          <About option={option} />
        </ButtonLink>
      )}
      {isWithdrawable && claimNo !== null && <WithdrawClaim claimNo={claimNo} />}
      {may('VIEW_CLAIM') && claimNo !== null && (
        <ButtonLink look="outline" size="small" href={paths.claim(claimNo)}>
          {t.viewClaim}
          <About option={option} />
        </ButtonLink>
      )}
    </>
  );
}

/** Names the goods for those who hear the buttons one by one. */
function About({ option }: { readonly option: OrderOption }) {
  return <span className="visually-hidden">: {option.productName}</span>;
}

function WithdrawClaim({ claimNo }: { readonly claimNo: ClaimNo }) {
  const t = useText(orderText);
  const withdraw = useWithdrawClaim(claimNo);
  return (
    <Button look="outline" size="small" busy={withdraw.isPending} onClick={withdraw.ask}>
      {t.withdrawClaim}
    </Button>
  );
}

/** What may be done with an order as a whole: cancel all of it, where one of its lines alone would not say the same. */
export function OrderWideActions({
  options,
  gift,
}: {
  readonly options: readonly OrderOption[];
  readonly gift: OrderGift | null;
}) {
  const t = useText(orderText);
  const offering = options.find(({ nextActions }) =>
    nextActions.some(({ nextActionType }) => nextActionType === 'CANCEL_ALL'),
  );
  const isSaidByItsLine =
    options.length === 1 && offering?.nextActions.some(({ nextActionType }) => nextActionType === 'CANCEL');
  if (offering === undefined || isSaidByItsLine === true) return null;
  const { orderNo, orderStatusType } = offering;
  return (
    <div className={styles['wide']}>
      <ButtonLink
        look="outline"
        size="small"
        href={
          gift?.status === 'WAITING_ADDRESS'
            ? paths.sentGift(gift.giftId)
            : paths.cancelOrder({ orderNo, orderStatusType, orderOptionNo: null })
        }
      >
        {t.cancelAll}
      </ButtonLink>
    </div>
  );
}

function useAction(option: OrderOption, action: 'confirmPurchase' | 'markDelivered', done: string) {
  const services = useServices();
  const keyOf = useIdempotencyKey();
  const client = useQueryClient();
  const chrome = useChrome();
  return useMutation({
    mutationFn: async () => {
      const { orderApi, random } = await services();
      await orderApi[action](option.orderOptionNo, keyOf(random, action));
    },
    onSuccess: () => chrome.toast(done),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ORDERS_KEY });
      await client.invalidateQueries({ queryKey: POINTS_KEY });
    },
  });
}
