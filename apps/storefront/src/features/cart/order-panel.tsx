import {
  type CartGiftProblem,
  type CartPrice,
  formatWon,
  type OrderProductOption,
  subtractWon,
  type Won,
  ZERO_WON,
} from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Amount } from '@dealstore/ui/price.tsx';
import billStyles from '@dealstore/ui/bill.module.css';
import { waitsText } from '../../page/waits.text.ts';
import { useOnline } from '../../page/connection/use-online.ts';
import { useBarHeight } from '../../page/use-bar-height.ts';
import { useServices } from '../../container/use-service.ts';
import { NoAnswer } from '../../widgets/no-answer/no-answer.tsx';
import { chosenPriceQuery } from './cart.queries.ts';
import { CartSummary } from './cart-summary.tsx';
import { cartText } from './cart.text.ts';
import { panelOf, priceFor } from './cart.view.ts';
import { useLate } from './use-late.ts';
import { useOrderWays } from './use-order-ways.ts';
import styles from './cart.module.css';

/** What the chosen lines cost and the way to order them; a guest is asked to log in first, and goes on to the order. */
export function OrderPanel({
  chosen,
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
  readonly chosen: readonly OrderProductOption[];
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
  const cartNos = chosen.map(({ cartNo }) => cartNo);
  const waits = useText(waitsText);
  const language = useLanguage();
  const services = useServices();
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  const isOnline = useOnline();
  const { data, isPlaceholderData, isError, isFetching: isPricing } = useQuery(chosenPriceQuery(services, cartNos));
  const right = priceFor(goodsAmt, [isPlaceholderData ? null : data, cartPrice]);
  const { bestCouponAmt: couponAmt = ZERO_WON, totalAmt = ZERO_WON } = right ?? {};
  const isStale = useLate(right === undefined && data !== undefined);
  const lineCnt = cartNos.length;
  const isAway = isLastSeen || isError || !isOnline;
  const facts = { lineCnt, price: right ?? data, isStale, isPricing, isAway, isSettled };
  const { price, total, isEstimate, isUnsettled } = panelOf(facts);
  const { error, isOrdering, isGiving, order, give } = useOrderWays(chosen, hasProblem);
  const isBusy = isOrdering || isGiving || !isSettled;
  const giftWords = giftProblem === null || giftProblem === 'NOTHING_CHOSEN' ? null : t[giftProblem];
  const label = typeof total === 'string' ? t[total] : t.order(formatWon(total.totalAmt, language), pieceCnt);
  return (
    <div className={styles['panel']}>
      {price !== undefined && <CartSummary price={price} />}
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
      {isAway && lineCnt > 0 && <p className={styles['guest']}>{isEstimate ? t.estimated : t.lastSeen}</p>}
      {!loggedIn && <p className={styles['guest']}>{t.guestNote}</p>}
      <div ref={bar} className={styles['orderBar']}>
        {couponAmt > 0 && (
          <p className={styles['coupons']}>{t.withCoupons(formatWon(subtractWon(totalAmt, couponAmt), language))}</p>
        )}
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
            <NoAnswer error={error} waits={isOrdering || isGiving} />
          )}
          <Button
            variant="outline"
            size="cta"
            className={styles['give']}
            disabled={giftProblem !== null}
            busy={isGiving || !isSettled}
            held={isBusy}
            aria-describedby={giftWords === null ? undefined : 'gift-problem'}
            onClick={give}
          >
            {t.give}
          </Button>
          <Button
            size="cta"
            className={styles['order']}
            disabled={lineCnt === 0}
            busy={isOrdering || isUnsettled}
            held={isBusy || isUnsettled}
            onClick={order}
          >
            {label}
          </Button>
        </div>
      </div>
    </div>
  );
}
