import {
  confirmedReturn,
  formatDate,
  formatMonthDay,
  formatOptionValue,
  formatWon,
  type Language,
  type OrderGift,
  type OrderOption,
  parseYmdt,
  timelineStep,
} from '@dealstore/commerce-core/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { ArrivalWaitNote } from '../../widgets/arrival/arrival-wait.tsx';
import { ArrivalDay } from '../../widgets/arrival/arrival-day.tsx';
import { SellerButton } from '../../widgets/seller/seller-button.tsx';
import { paths } from '../../routes/links.ts';
import { claimStatusText } from './claim/claim-status.text.ts';
import { OrderActions } from './order-actions.tsx';
import { GiftWait, isGiftWaiting } from './order-gift.tsx';
import { orderText } from './order.text.ts';
import optionStyles from './option.module.css';

/** One ordered option: its status, what it is, what may be done. */
export function OptionCard({
  option,
  gift,
  withTimeline = false,
}: {
  readonly option: OrderOption;
  readonly gift: OrderGift | null;
  readonly withTimeline?: boolean;
}) {
  const t = useText(orderText);
  const language = useLanguage();
  const isWaiting = isGiftWaiting(gift);
  const note = noteOf(option, gift !== null, t, language);
  return (
    <li className={optionStyles['option']}>
      <p className={optionStyles['status']}>
        <strong>{isWaiting ? <GiftWait gift={gift} /> : t[option.orderStatusType]}</strong>
        {note !== null && <span>{note}</span>}
        <ClaimNote option={option} />
      </p>
      {withTimeline && !isWaiting && <Timeline option={option} />}
      <div className={optionStyles['item']}>
        <Link
          href={paths.product(option.productNo)}
          tabIndex={-1}
          aria-hidden
          className={optionStyles['picture'] ?? ''}
        >
          <Picture src={option.imageUrl} alt="" width={96} height={96} />
        </Link>
        <div className={optionStyles['what']}>
          <p className={optionStyles['seller']}>
            <span lang={langOf(option.partnerName)}>{option.partnerName}</span>
            <SellerButton partnerNo={option.partnerNo} partnerName={option.partnerName} />
          </p>
          <Link href={paths.product(option.productNo)} className={optionStyles['name'] ?? ''}>
            {option.productName}
          </Link>
          <p className={optionStyles['detail']}>
            {option.optionValue !== '' && (
              <span lang={langOf(option.optionValue)}>{formatOptionValue(option.optionValue)} · </span>
            )}
            {t.quantity(option.orderCnt)}
          </p>
          <p className={optionStyles['price']}>{formatWon(option.price.buyAmt, language)}</p>
        </div>
      </div>
      <OrderActions option={option} isShort={!withTimeline} />
    </li>
  );
}

/** What has gone back of it, and the status of its claim where its own status does not say so. */
function ClaimNote({
  option: { claimStatusType, claimedCnt, orderCnt, orderStatusType },
}: {
  readonly option: OrderOption;
}) {
  const t = useText(orderText);
  const words = useText(claimStatusText);
  const isPartly = claimedCnt > 0 && claimedCnt < orderCnt;
  const isNews = claimStatusType !== null && claimStatusType !== orderStatusType;
  return (
    <>
      {isNews && <span className={optionStyles['claim']}>{words[claimStatusType]}</span>}
      {isPartly && <span>{t.claimed(claimedCnt, orderCnt)}</span>}
    </>
  );
}

type Words = (typeof orderText)['ko'] | (typeof orderText)['en'];

/**
 * What there is to know of the way: the day it is expected, came, left, or confirms itself; and then of its return.
 */
function noteOf(option: OrderOption, isGift: boolean, t: Words, language: Language): ReactNode {
  const { orderStatusType, orderStatusDate } = option;
  const { arrivalYmd, deliveryStartYmdt, deliveryCompleteYmdt, autoConfirmYmdt } = orderStatusDate;
  if (orderStatusType === 'DEPOSIT_WAIT') return <ArrivalWaitNote wait="PAYMENT" />;
  if (arrivalYmd !== null) return <ArrivalDay ymd={arrivalYmd} />;
  if (orderStatusType === 'DELIVERY_ING') return say(deliveryStartYmdt, formatDate, t.started, language);
  const returned = confirmedReturn(option, isGift);
  if (returned !== null) return t[`return${returned}`];
  if (orderStatusType !== 'DELIVERY_DONE') return null;
  return (
    say(autoConfirmYmdt, formatMonthDay, t.autoConfirm, language) ??
    say(deliveryCompleteYmdt, formatDate, t.arrived, language)
  );
}

function say(
  ymdt: string | null,
  write: typeof formatDate,
  words: (date: string) => string,
  language: Language,
): string | null {
  const instant = ymdt === null ? null : parseYmdt(ymdt);
  return instant === null ? null : words(write(instant, language));
}

/** The five steps from payment to confirmation; the one reached is named for those who do not see it. */
function Timeline({ option }: { readonly option: OrderOption }) {
  const t = useText(orderText);
  const reached = timelineStep(option.orderStatusType);
  if (reached === null) return null;
  const steps = t.steps;
  return (
    <ol className={optionStyles['timeline']} aria-label={t.progress(steps[reached - 1] ?? '')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index + 1 < reached ? 'past' : index + 1 === reached ? 'now' : 'ahead'}
          aria-current={index + 1 === reached ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
