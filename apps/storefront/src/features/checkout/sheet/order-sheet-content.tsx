import { recordPaymentButton } from '@dealstore/commerce-core';
import {
  formatWon,
  isCommerceError,
  type OrderSheet,
  type OrderSheetNo,
  type PayType,
} from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { issuableForQuery } from '../../../widgets/coupon/coupon.queries.ts';
import { WrongPage } from '../../../widgets/wrong-page/wrong-page.tsx';
import { useService, useServices } from '../../../container/use-service.ts';
import { useTrack, useTrackShown } from '../../../tracking/use-track.ts';
import { useBackOnline } from '../../../page/connection/use-back-online.ts';
import { TryAgain } from '../../../widgets/no-answer/try-again.tsx';
import { paths } from '../../../routes/links.ts';
import { OrderSheetSkeleton } from './order-sheet-skeleton.tsx';
import { AddressCard } from './address-card.tsx';
import { BillCard } from './bill-card.tsx';
import { orderSheetQuery } from '../checkout.queries.ts';
import { checkoutText } from '../checkout.text.ts';
import { payBarText } from './pay-bar.text.ts';
import { ConsentCard } from './consent-card.tsx';
import { CouponCard } from './coupon-card.tsx';
import { productNosOf } from './coupon-offer.tsx';
import { ItemsCard } from './items-card.tsx';
import { saveChoice, savedChoice } from '../saved-choice.ts';
import { PayBar } from './pay-bar.tsx';
import { PayCard } from './pay-card.tsx';
import { PointsCard } from './points-card.tsx';
import { ReceiverCard } from './receiver-card.tsx';
import { showProblem } from './show-problem.ts';
import { useCheckout } from '../use-checkout.ts';
import styles from './order-sheet.module.css';

interface SheetProps {
  readonly orderSheetNo: OrderSheetNo;
  readonly gift: string | null;
}

/** The sheet, once it has been read. Its code loads after the screen. */
export function OrderSheetContent({ orderSheetNo, gift }: SheetProps) {
  const services = useServices();
  const { data: sheet, error, refetch } = useQuery(orderSheetQuery(services, orderSheetNo, gift));
  const { isLoading: isOfferLoading } = useQuery(issuableForQuery(services, productNosOf(sheet ?? null)));
  // One of the cards offers coupons of the goods. The sheet waits for that offer, so that nothing moves down later, and
  // stays once it is shown, because it holds what has been filled in.
  const [isShown, setShown] = useState(false);
  if (sheet !== undefined && !isOfferLoading && !isShown) setShown(true);
  if (sheet === undefined && error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
  if (sheet === undefined || !isShown) return <OrderSheetSkeleton />;
  if (sheet.type === 'gift') {
    if (sheet.gift === undefined) return <Redirect to={paths.giftSender(orderSheetNo)} replace />;
    const { giftId } = sheet.gift;
    if (gift !== String(giftId)) return <Redirect to={paths.orderSheet(orderSheetNo, { gift: giftId })} replace />;
  }
  return <Checkout opened={sheet} gift={gift} />;
}

function Checkout({ opened, gift }: { readonly opened: OrderSheet; readonly gift: string | null }) {
  const { orderSheetNo } = opened;
  const t = useText(checkoutText);
  const language = useLanguage();
  const services = useServices();
  const store = useService('keyValueStore');
  const query = gift === null ? {} : { gift };
  const track = useTrack();
  /** Called once the order is reserved: a refused press has begun no payment. */
  const tellPayment = ({ type, deliveryGroups }: OrderSheet, payType: PayType | null): void => {
    if (payType === null) return;
    track(({ goodsEvent, orderedGoods }) =>
      goodsEvent('add_payment_info', orderedGoods(deliveryGroups), { isGift: type === 'gift', payType }),
    );
    const productNos = productNosOf({ deliveryGroups });
    void services().then((ports) => recordPaymentButton(ports, { payType, productNos }));
  };
  const [saved] = useState(() => savedChoice(store, orderSheetNo));
  const [hasReserved, setReserved] = useState(false);
  const flow = useCheckout(
    { sheet: opened, saved, clientReturnUrl: paths.orderComplete({ sheet: orderSheetNo, ...query }) },
    (emission) => {
      if (emission.type === 'reserved') {
        setReserved(true);
        tellPayment(emission.sheet, emission.payType);
      }
      if (emission.type === 'openPayment') window.location.assign(emission.url);
      if (emission.type === 'settle') {
        const { orderNo, key } = emission;
        window.location.assign(paths.orderComplete({ orderNo, key, sheet: orderSheetNo, ...query }));
      }
      if (emission.type === 'incomplete') showProblem(emission.problem);
    },
  );
  const { sheet, choice, send } = flow;
  const isPriceLate = flow.notice === 'price-waits';
  useBackOnline(() => send({ type: 'retry' }), isPriceLate);
  useTrackShown(orderSheetNo, ({ goodsEvent, orderedGoods }) =>
    goodsEvent('begin_checkout', orderedGoods(sheet.deliveryGroups), { isGift: sheet.type === 'gift' }),
  );
  useEffect(() => saveChoice(store, orderSheetNo, choice), [choice, orderSheetNo, store]);

  if (flow.state === 'failed') return <Failed error={flow.error} onRetry={() => send({ type: 'retry' })} />;
  const change = (part: Partial<typeof choice>) => send({ type: 'change', choice: part });
  const amount = formatWon(sheet.paymentInfo.paymentAmt, language);
  return (
    <div className={styles['page']}>
      <p className={styles['title']} aria-hidden>
        {t.title}
      </p>
      <div className={styles['main']}>
        <div id="problem-address" tabIndex={-1}>
          {sheet.gift === undefined ? (
            <AddressCard sheet={sheet} choice={choice} problems={flow.problems} onChange={change} />
          ) : (
            <ReceiverCard orderSheetNo={orderSheetNo} gift={sheet.gift} />
          )}
        </div>
        <ItemsCard sheet={sheet} payType={choice.payType} />
        <CouponCard
          sheet={sheet}
          coupons={choice.coupons}
          onChange={(coupons) => change({ coupons })}
          onTaken={() => send({ type: 'reload' })}
        />
        <div id="problem-points" tabIndex={-1}>
          <PointsCard
            info={sheet.paymentInfo}
            points={choice.points}
            isLater={isPriceLate && choice.points !== flow.pricedFor?.points}
            isShort={flow.notice === 'points-insufficient' || flow.problems.includes('points')}
            onChange={(points) => change({ points })}
          />
        </div>
        <PayCard
          sheet={sheet}
          choice={choice}
          hasProblem={flow.problems.includes('pay-type')}
          hasReceiptProblem={flow.problems.includes('cash-receipt')}
          onChange={change}
        />
      </div>
      <aside className={styles['side']}>
        <BillCard info={sheet.paymentInfo} lines={sheet.lines} />
        <ConsentCard
          sheet={sheet}
          agreed={choice.agreedTerms}
          hasProblem={flow.problems.includes('terms')}
          onChange={(agreedTerms) => change({ agreedTerms })}
        />
        <PayBar
          label={isPriceLate ? t.payLater : t.payNow(amount)}
          busy={flow.isBusy}
          reserves={flow.state === 'reserving'}
          mayBePaid={hasReserved || sheet.paymentInfo.paymentAmt === 0}
          notice={flow.notice}
          error={flow.error}
          problems={flow.problems}
          orderNo={orderOf(flow.error)}
          onPay={() => send({ type: 'pay' })}
        />
      </aside>
    </div>
  );
}

/** The order there already is of a sheet; null when the error says of none. */
function orderOf(error: unknown): string | null {
  return isCommerceError(error, 'STATE_CONFLICT') ? (error.details?.orderNo ?? null) : null;
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useText(checkoutText);
  const words = useText(payBarText);
  // Gone back to after it was paid.
  const orderNo = orderOf(error);
  if (orderNo !== null) return <Redirect to={paths.orderComplete({ orderNo })} replace />;
  if (isCommerceError(error, 'NOT_FOUND')) return <WrongPage />;
  const isBusy = isCommerceError(error, 'BUSY', 'TOO_MANY_REQUESTS');
  return <TryAgain error={error} title={isBusy ? words.busy : t.sheetFailed} onRetry={onRetry} />;
}
