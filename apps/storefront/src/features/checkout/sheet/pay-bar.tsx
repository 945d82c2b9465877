import type { CheckoutNotice } from '@dealstore/commerce-core';
import type { CheckoutProblem, OrderNo } from '@dealstore/commerce-core/domain';
import { CircleAlert, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { slowText } from '@dealstore/ui/slow/slow.text.ts';
import { SlowNotice } from '@dealstore/ui/slow/slow-notice.tsx';
import { noAnswerText } from '../../../page/no-answer.text.ts';
import { useNoAnswer } from '../../../widgets/no-answer/no-answer.tsx';
import { useOnline } from '../../../page/connection/use-online.ts';
import { paths } from '../../../routes/links.ts';
import { FixedBar } from '../../../widgets/fixed-bar/fixed-bar.tsx';
import { checkoutText } from '../checkout.text.ts';
import { payBarText } from './pay-bar.text.ts';
import { showProblem } from './show-problem.ts';
import styles from './pay-bar.module.css';

/** The pay button and, beside it, whatever keeps it from paying: a failure takes the focus once it is said. */
export function PayBar({
  label,
  busy,
  reserves,
  mayBePaid,
  notice,
  error,
  problems,
  orderNo,
  onPay,
}: {
  readonly label: string;
  readonly busy: boolean;
  /** Whether a press is under way whose answer has not come. */
  readonly reserves: boolean;
  /** Whether it may be paid: a window was opened for it before, or nothing is left to pay, so that a press settles. */
  readonly mayBePaid: boolean;
  readonly notice: CheckoutNotice | null;
  /** What the notice is about. */
  readonly error: unknown;
  readonly problems: readonly CheckoutProblem[];
  /** The order that is in the way, or null. */
  readonly orderNo: OrderNo | null;
  readonly onPay: () => void;
}) {
  const t = useText(checkoutText);
  const words = useText(payBarText);
  const isOnline = useOnline();
  const note = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const [first] = problems;
  useEffect(() => {
    if (!wasPressed.current || busy || notice === null) return;
    note.current?.focus();
    wasPressed.current = false;
  }, [busy, notice]);
  const shownNotice = payBarNotice(notice, !isOnline && !busy);
  const noAnswer = useText(noAnswerText);
  const slow = useText(slowText);
  const reason = useNoAnswer(notice === 'offline' ? error : null);
  const unpaid = mayBePaid ? '' : `${words.unpaid} `;
  const text =
    shownNotice === null
      ? null
      : shownNotice === 'away'
        ? noAnswer.UNPRESSED
        : shownNotice === 'offline'
          ? reason === 'BACK' && !mayBePaid
            ? words.back
            : unpaid + noAnswer[reason ?? 'AWAY']
          : words[shownNotice];
  return (
    <FixedBar stays>
      <div ref={note} role="alert" tabIndex={-1} className={styles['note']}>
        {text !== null && (
          <p>
            {isOnline && reason !== 'NETWORK' ? (
              <CircleAlert size={20} aria-hidden />
            ) : (
              <WifiOff size={20} aria-hidden />
            )}
            <span>{text}</span>
          </p>
        )}
        {(notice === 'in-progress' || notice === 'unpaid-orders') && (
          <ButtonLink
            href={orderNo === null ? paths.orders() : paths.orderComplete({ orderNo })}
            variant="outline"
            size="small"
          >
            {orderNo === null ? t.orders : t.goToOrder}
          </ButtonLink>
        )}
        {(notice === 'gone' || notice === 'cart-changed') && (
          <ButtonLink href={paths.cart()} variant="outline" size="small">
            {t.backToCart}
          </ButtonLink>
        )}
        {text === null && first !== undefined && (
          <p>
            <CircleAlert size={20} aria-hidden />
            <button type="button" className={styles['problem']} onClick={() => showProblem(first)}>
              {words[first]}
            </button>
          </p>
        )}
      </div>
      <SlowNotice waits={reserves} words={unpaid + slow.answering} />
      <Button
        size="cta"
        wide
        busy={busy}
        onClick={() => {
          wasPressed.current = true;
          onPay();
        }}
      >
        {label}
      </Button>
    </FixedBar>
  );
}

/**
 * What of the payment is said beside its button: before a press, nothing that is to be pressed again.
 * @param isAway whether nothing is under way and a press would not reach the shop
 */
export function payBarNotice(notice: CheckoutNotice | null, isAway: boolean): CheckoutNotice | 'away' | null {
  return notice ?? (isAway ? 'away' : null);
}
