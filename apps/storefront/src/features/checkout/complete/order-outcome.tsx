import { recordPurchase } from '@dealstore/commerce-core';
import type { GiftId, Order, PaymentFailCode } from '@dealstore/commerce-core/domain';
import { CircleX, Clock3, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { whenSlow } from '@dealstore/ui/slow/when-slow.ts';
import { useServices } from '../../../container/use-service.ts';
import { visitStore } from '../../../container/visit-store.ts';
import { paths } from '../../../routes/links.ts';
import { checkoutText } from '../checkout.text.ts';
import { completeText } from './complete.text.ts';
import { OrderSuccess } from './order-success.tsx';
import styles from './order-complete.module.css';

/** Why an order was not paid, and the way on. */
export function Declined({
  failCode,
  failMessage,
  sheet,
  gift,
}: {
  readonly failCode: PaymentFailCode | null;
  readonly failMessage: string | null;
  readonly sheet: string | null;
  readonly gift: GiftId | null;
}) {
  const t = useText(completeText);
  const shared = useText(checkoutText);
  const isOver = failCode === 'SOLD_OUT' || sheet === null;
  return (
    <EmptyState
      icon={<CircleX size={40} strokeWidth={1.5} />}
      title={failCode === 'CANCELED' ? t.canceledTitle : t.declinedTitle}
      action={
        isOver ? (
          <ButtonLink href={paths.cart()}>{shared.backToCart}</ButtonLink>
        ) : (
          <ButtonLink href={paths.orderSheet(sheet, gift === null ? {} : { gift })}>{t.payAgain}</ButtonLink>
        )
      }
    >
      {failMessage === null ? t[failCode ?? 'DECLINED'] : t.declinedBy(failMessage)}
    </EmptyState>
  );
}

/** It is not known yet whether it was paid. */
export function Unsettled({ onCheck }: { readonly onCheck: () => void }) {
  const t = useText(completeText);
  const shared = useText(checkoutText);
  return (
    <Waiting title={t.pendingTitle} body={t.pendingBody}>
      <Button onClick={onCheck}>{shared.checkAgain}</Button>
    </Waiting>
  );
}

/** An order that waits for an answer. */
export function Waiting({
  title,
  body,
  children = null,
}: {
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
}) {
  const shared = useText(checkoutText);
  return (
    <EmptyState
      icon={<Clock3 size={40} strokeWidth={1.5} />}
      title={title}
      action={
        <>
          {children}
          <ButtonLink variant="outline" href={paths.orders()}>
            {shared.orders}
          </ButtonLink>
        </>
      }
    >
      {body}
    </EmptyState>
  );
}

/** The payment is being settled; where that takes long, it can be left and looked up. */
export function Settling() {
  const t = useText(completeText);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => whenSlow(() => setSlow(true)), []);
  if (isSlow) return <Waiting title={t.settling} body={t.pendingBody} />;
  return (
    <EmptyState icon={<LoaderCircle size={40} className={styles['spin']} />} title={t.settling}>
      {t.settlingBody}
    </EmptyState>
  );
}

/** A paid gift goes on to its card and the ways to send it; any other order says what comes next. */
export function Success({ order, gift }: { readonly order: Order; readonly gift: GiftId | null }) {
  const services = useServices();
  useEffect(() => {
    void services().then((ports) => recordPurchase(ports, visitStore(), order));
  }, [services, order]);
  const giftId = order.gift?.giftId ?? gift;
  if (giftId === null || order.defaultOrderStatusType === 'DEPOSIT_WAIT') return <OrderSuccess order={order} />;
  return <Redirect to={paths.beforeEntering(giftId)} replace />;
}
