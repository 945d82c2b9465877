import {
  type CartGiftProblem,
  type CartNo,
  type CartPrice,
  formatWon,
  type Won,
} from '@dealstore/commerce-core/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Amount } from '@dealstore/ui/price.tsx';
import billStyles from '@dealstore/ui/bill.module.css';
import { useAskLogin } from '../../page/use-ask-login.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { waitsText } from '../../page/waits.text.ts';
import { useOnline } from '../../page/connection/use-online.ts';
import { useBarHeight } from '../../page/use-bar-height.ts';
import { SHOWS_OWN_ERROR } from '../../page/query-client.ts';
import { useServices } from '../../container/use-service.ts';
import { catchCommerceError } from '../../page/catch-commerce-error.ts';
import { NoAnswer } from '../../widgets/no-answer/no-answer.tsx';
import { paths } from '../../routes/links.ts';
import { chosenPriceQuery } from './cart.queries.ts';
import { CartSummary } from './cart-summary.tsx';
import { cartText } from './cart.text.ts';
import { useLate } from './use-late.ts';
import styles from './cart.module.css';

/** What the chosen lines cost and the way to order them; a guest is asked to log in and comes back here. */
export function OrderPanel({
  cartNos,
  goodsAmt,
  cartPrice,
  pieceCnt,
  giftProblem,
  loggedIn,
  isSettled,
  isLastSeen,
  waitingCnt,
  hasProblem,
}: {
  readonly cartNos: readonly CartNo[];
  /** What the chosen lines cost at the counts they are shown with, without delivery. */
  readonly goodsAmt: Won;
  /** What the whole cart costs; null where not all of it is chosen. */
  readonly cartPrice: CartPrice | null;
  readonly pieceCnt: number;
  /** Why they cannot be given; null when they can. */
  readonly giftProblem: CartGiftProblem | null;
  readonly loggedIn: boolean;
  readonly isSettled: boolean;
  /** Whether the cart could not be read again. */
  readonly isLastSeen: boolean;
  /** Lines whose change waits for a connection. */
  readonly waitingCnt: number;
  readonly hasProblem: boolean;
}) {
  const t = useText(cartText);
  const waits = useText(waitsText);
  const language = useLanguage();
  const services = useServices();
  const chrome = useChrome();
  const askLogin = useAskLogin();
  const [, navigate] = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  const isOnline = useOnline();
  const { data, isPlaceholderData, isError, isFetching: isPricing } = useQuery(chosenPriceQuery(services, cartNos));
  const right = [isPlaceholderData ? null : data, cartPrice].find((price) => price?.buyAmt === goodsAmt) ?? undefined;
  const price = right ?? data;
  const isStale = useLate(right === undefined && data !== undefined);
  const order = useMutation({
    meta: SHOWS_OWN_ERROR,
    onMutate: () => {
      give.reset();
    },
    mutationFn: async () => (await services()).orderApi.createSheet({ type: 'cart', cartNos }),
    onSuccess: (orderSheetNo) => navigate(paths.orderSheet(orderSheetNo)),
  });
  const give = useMutation({
    meta: SHOWS_OWN_ERROR,
    onMutate: () => {
      order.reset();
    },
    mutationFn: async () => {
      const { orderApi } = await services();
      return catchCommerceError(() => orderApi.createSheet({ type: 'gift', cartNos }), 'NOT_ON_SALE');
    },
    onSuccess: (answer) => {
      if ('refusal' in answer) chrome.toast(t.NOT_GIVEN);
      else navigate(paths.giftSender(answer.value));
    },
  });
  const start = ({ mutate }: { readonly mutate: () => void }) => {
    if (hasProblem) return chrome.toast(t.fixFirst);
    // Without a network there is no way to the log-in either: the press says so beside the button.
    if (!navigator.onLine || !askLogin({ toOrder: true })) mutate();
  };
  const error = order.error ?? give.error;
  const isBusy = order.isPending || give.isPending || !isSettled;
  const count = cartNos.length;
  const isAway = isLastSeen || isError || !isOnline;
  const isEstimate = count > 0 && (isStale || (price === undefined && isAway && !isPricing));
  const isUnsettled = !isSettled || (count > 0 && price === undefined && isPricing);
  const giftWords = giftProblem === null || giftProblem === 'NOTHING_CHOSEN' ? null : t[giftProblem];
  const label =
    count === 0
      ? t.orderNothing
      : price === undefined && isPricing
        ? t.pricing
        : price === undefined || isStale
          ? t.orderUnpriced
          : t.order(formatWon(price.totalAmt, language), pieceCnt);
  return (
    <div className={styles['panel']}>
      {price !== undefined && !isStale && <CartSummary price={price} />}
      {isEstimate && (
        <section className={styles['summary']} aria-label={t.estimate}>
          <dl className={billStyles['bill']}>
            <div className={billStyles['total']}>
              <dt>{t.estimate}</dt>
              <dd>
                <Amount won={goodsAmt} />
              </dd>
            </div>
          </dl>
        </section>
      )}
      {isAway && count > 0 && <p className={styles['guest']}>{isEstimate ? t.estimated : t.lastSeen}</p>}
      {!loggedIn && <p className={styles['guest']}>{t.guestNote}</p>}
      <div ref={bar} className={styles['sticky']}>
        {giftWords !== null && (
          <p id="gift-problem" className={styles['giftProblem']}>
            {giftWords}
          </p>
        )}
        <div className={styles['ways']}>
          {waitingCnt > 0 && error === null ? (
            <p role="status" className={styles['waiting']}>
              {waits.changes(waitingCnt)} {t.orderableThen}
            </p>
          ) : (
            <NoAnswer error={error} waits={order.isPending || give.isPending} />
          )}
          <Button
            look="outline"
            size="cta"
            className={styles['give']}
            disabled={giftProblem !== null}
            busy={give.isPending || !isSettled}
            held={isBusy}
            aria-describedby={giftWords === null ? undefined : 'gift-problem'}
            onClick={() => start(give)}
          >
            {t.give}
          </Button>
          <Button
            size="cta"
            className={styles['order']}
            disabled={count === 0}
            busy={order.isPending || isUnsettled}
            held={isBusy || isUnsettled}
            onClick={() => start(order)}
          >
            {label}
          </Button>
        </div>
      </div>
    </div>
  );
}
