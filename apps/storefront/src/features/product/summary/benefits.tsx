import {
  type Dispatch,
  formatNumber,
  formatWon,
  INSTALLMENT_FROM_WON,
  isSent,
  leastParcel,
  piecesLeft,
  type Product,
  SECOND_MS,
  won,
} from '@dealstore/commerce-core/domain';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { ArrivalDayAt } from '@dealstore/ui/arrival-day.tsx';
import { DepartureLine } from './departure-line.tsx';
import { isDispatched, arrivalYmd } from './dispatch-day.ts';
import { useFeeRule } from '../fee-rule.ts';
import { personLimitText } from '../person-limit.ts';
import { productText } from '../product.text.ts';
import { useNow } from '../../../container/use-now.ts';
import styles from './benefits.module.css';

/** Points, delivery, departure and limits, line by line: nothing an order would add comes as a surprise. */
export function Benefits({ product }: { readonly product: Product }) {
  const t = useText(productText);
  const language = useLanguage();
  const { price, deliveryFee, limitations, baseInfo } = product;
  const wonOf = (amount: typeof price.salePrice) => formatWon(amount, language);
  const limits = [
    limitations.minBuyCnt > 1 && t.minimum(limitations.minBuyCnt),
    limitations.maxBuyTimeCnt > 0 && t.atMostAtOnce(limitations.maxBuyTimeCnt),
    personLimitText(t, product),
  ].filter((limit) => typeof limit === 'string');
  const left = product.status.soldout ? null : piecesLeft(product.stock.stockCnt);
  const { fee, rule } = useFeeRule(deliveryFee, leastParcel(product));
  const leaves = isDispatched(product);
  return (
    <dl className={styles['benefits']}>
      {price.accumulationAmtWhenBuyConfirm > 0 && (
        <Line label={t.points}>
          {t.pointsUpTo(formatNumber(price.accumulationAmtWhenBuyConfirm))}
          {price.photoReviewAccumulationAmt > 0 && (
            <small>{t.photoPoints(formatNumber(price.photoReviewAccumulationAmt))}</small>
          )}
        </Line>
      )}
      {price.discountedPrice >= INSTALLMENT_FROM_WON && (
        <Line label={t.card}>{t.installments(wonOf(won(INSTALLMENT_FROM_WON)))}</Line>
      )}
      {isSent(deliveryFee) && (
        <Line label={t.delivery}>
          {fee === 0 ? t.free : wonOf(fee)}
          {rule !== null && ` (${rule})`}
          <small>{t.remote(wonOf(deliveryFee.jejuDeliveryAmt), wonOf(deliveryFee.remoteDeliveryAmt))}</small>
        </Line>
      )}
      {leaves && deliveryFee.departureCutoff !== '' && (
        <Line label={t.departure}>
          <DepartureLine cutoff={deliveryFee.departureCutoff} />
        </Line>
      )}
      {leaves && (
        <Line label={t.arrival}>
          <ArrivalLine dispatch={deliveryFee} />
        </Line>
      )}
      {left !== null && <Line label={t.stock}>{t.left(left)}</Line>}
      {limits.length > 0 && <Line label={t.limits}>{limits.join(' · ')}</Line>}
      {baseInfo.placeOriginLabel !== '' && (
        <Line label={t.origin}>
          <bdi lang={langOf(baseInfo.placeOriginLabel)}>{baseInfo.placeOriginLabel}</bdi>
        </Line>
      )}
      <Line label={t.seller}>{product.partner.partnerName}</Line>
    </dl>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>
      </dd>
    </div>
  );
}

/** How long the goods take, which is true at any time, and once the shop's clock is here, the day they come. */
function ArrivalLine({ dispatch }: { readonly dispatch: Dispatch }) {
  const t = useText(productText);
  const now = useNow(SECOND_MS);
  if (now === null) return t.arrivalRule(dispatch.deliveryDays);
  return <ArrivalDayAt ymd={arrivalYmd(dispatch, now)} now={now} isNamed />;
}
