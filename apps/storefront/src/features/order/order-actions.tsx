import {
  canBuyAgain,
  type ClaimNo,
  isImmediateCancel,
  type NextActionType,
  type OrderGift,
  type OrderOption,
} from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { useIdempotencyKey } from '../../container/use-idempotency-key.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { BuyAgain } from './buy-again.tsx';
import { useWithdrawClaim } from './claim/use-withdraw-claim.ts';
import { isGiftWaiting } from './order-gift.tsx';
import { orderText } from './order.text.ts';
import styles from './order.module.css';
import optionStyles from './option.module.css';
import { lazySheet } from '../../widgets/lazy-component/lazy-component.tsx';
import { invalidate } from '../../page/query-client.ts';
import { ORDERS_KEY, POINTS_KEY } from '../../page/query-keys.ts';

const TrackSheet = lazySheet(async () => (await import('./track-sheet.tsx')).TrackSheet);

/** What is tinted when it comes first: what its buyer looks for or is asked for, and no claim. */
const MAIN: readonly NextActionType[] = ['VIEW_DELIVERY', 'CONFIRM_ORDER', 'WRITE_REVIEW'];

/**
 * The buttons an option offers: what the server says may be done next, in its order, each asked once more before it is
 * done. A list shows two of them and no exchange; the order itself shows all.
 */
export function OrderActions({ option, isShort }: { readonly option: OrderOption; readonly isShort: boolean }) {
  const t = useText(orderText);
  const confirm = useAction(option, 'confirmPurchase', t.confirmed);
  const receive = useAction(option, 'markDelivered', t.deliveredDone);
  const chrome = useChrome();
  const ask = (contents: string, subContents: string, text: string, run: () => void) =>
    chrome.alert({ type: 'confirm', contents, subContents, left: { text: t.cancel }, right: { text, run } });
  const [isTracking, setTracking] = useState(false);
  const { claimNo, nextActions } = option;
  const byBuyer = { claimType: 'CANCEL', responsibleObjectType: 'BUYER' } as const;
  const isAtOnce = isImmediateCancel(byBuyer, [option.orderStatusType]);
  const link = (href: string, text: string) => <ActionLink option={option} href={href} text={text} />;
  const withdraw = claimNo !== null && <WithdrawClaim claimNo={claimNo} />;
  const buttons: Partial<Record<NextActionType | 'AGAIN', ReactNode>> = {
    VIEW_DELIVERY: option.delivery !== null && (
      <Button
        variant="outline"
        size="small"
        aria-label={`${t.track}: ${option.productName}`}
        onClick={() => setTracking(true)}
      >
        {t.track}
      </Button>
    ),
    DELIVERY_DONE: (
      <Button
        variant="outline"
        size="small"
        busy={receive.isPending}
        onClick={() => ask(t.deliveredAsk, t.deliveredBody, t.delivered, () => receive.mutate())}
      >
        {t.delivered}
      </Button>
    ),
    CONFIRM_ORDER: (
      <Button
        variant="outline"
        size="small"
        busy={confirm.isPending}
        onClick={() => ask(t.confirmAsk, t.confirmBody, t.confirm, () => confirm.mutate())}
      >
        {t.confirm}
      </Button>
    ),
    WRITE_REVIEW: link(paths.writeReview(option.productNo, option.optionNo, option.orderNo), t.writeReview),
    CANCEL: link(paths.cancelOrder(option), isAtOnce ? t.cancelOrder : t.askCancel),
    RETURN: link(paths.exchangeOrReturn(option, 'return'), t.askReturn),
    EXCHANGE: !isShort && link(paths.exchangeOrReturn(option, 'exchange'), t.askExchange),
    WITHDRAW_CANCEL: withdraw,
    WITHDRAW_EXCHANGE: withdraw,
    WITHDRAW_RETURN: withdraw,
    VIEW_CLAIM: claimNo !== null && link(paths.claim(claimNo), t.viewClaim),
    AGAIN: canBuyAgain(option.orderStatusType) && (
      <BuyAgain bought={option} price={Math.round(option.price.buyAmt / option.orderCnt)} />
    ),
  };
  // Who may buy it again looks for that second.
  const order: (keyof typeof buttons)[] = nextActions.map(({ nextActionType }) => nextActionType);
  order.splice(1, 0, 'AGAIN');
  const shown = order.filter((action) => buttons[action]).slice(0, isShort ? 2 : undefined);
  return (
    <>
      <div className={optionStyles['actions']} data-main={MAIN.some((action) => action === shown[0])}>
        {shown.map((action) => (
          <Fragment key={action}>{buttons[action]}</Fragment>
        ))}
      </div>
      {isTracking && <TrackSheet option={option} onClose={() => setTracking(false)} />}
    </>
  );
}

/** Leads to what may be done; names the goods for those who hear the buttons one by one. */
function ActionLink({
  option,
  href,
  text,
}: {
  readonly option: OrderOption;
  readonly href: string;
  readonly text: string;
}) {
  return (
    <ButtonLink variant="outline" size="small" href={href}>
      {text}
      <span className="visually-hidden">: {option.productName}</span>
    </ButtonLink>
  );
}

function WithdrawClaim({ claimNo }: { readonly claimNo: ClaimNo }) {
  const t = useText(orderText);
  const withdraw = useWithdrawClaim(claimNo);
  return (
    <Button variant="outline" size="small" busy={withdraw.isPending} onClick={withdraw.ask}>
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
  const isWaiting = isGiftWaiting(gift);
  if (offering === undefined || isSaidByItsLine === true) return null;
  const { orderNo, orderStatusType } = offering;
  return (
    <div className={styles['wide']}>
      <ButtonLink
        variant="outline"
        size="small"
        href={
          isWaiting ? paths.sentGift(gift.giftId) : paths.cancelOrder({ orderNo, orderStatusType, orderOptionNo: null })
        }
      >
        {isWaiting ? t.cancelGift : t.cancelAll}
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
    onSettled: () => invalidate(client, ORDERS_KEY, POINTS_KEY),
  });
}
