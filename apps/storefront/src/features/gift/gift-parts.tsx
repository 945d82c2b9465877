import {
  type CommerceError,
  formatNumber,
  formatOptionValue,
  type GiftMoment,
  type GiftStatus,
  type GiftSummary,
  isCommerceError,
} from '@dealstore/commerce-core/domain';
import { Gift } from 'lucide-react';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { SlowNotice } from '@dealstore/ui/slow/slow-notice.tsx';
import { noAnswerText } from '../../page/no-answer.text.ts';
import { useNoAnswer } from '../../widgets/no-answer/no-answer.tsx';
import { TryAgain } from '../../widgets/no-answer/try-again.tsx';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Timeline } from '@dealstore/ui/timeline.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import { giftStatusText } from '../../widgets/gift/gift-status.text.ts';
import { WrongPage } from '../../widgets/wrong-page/wrong-page.tsx';
import { giftText } from './gift.text.ts';
import { refusalMessage } from './refusal-message.ts';
import styles from './gift.module.css';

/** The goods of a gift, without a price. */
export function GiftGoods({ gift }: { readonly gift: GiftSummary }) {
  const t = useText(giftText);
  const value = gift.optionValue === '' ? '' : formatOptionValue(gift.optionValue);
  const count = formatNumber(gift.orderCnt);
  return (
    <div className={styles['goods']}>
      {gift.imageUrl === '' ? (
        <span className={styles['noPicture']} aria-hidden>
          <Gift size={28} strokeWidth={1.5} />
        </span>
      ) : (
        <Picture src={gift.imageUrl} alt="" width={72} height={72} className={styles['picture']} />
      )}
      <div className={styles['what']}>
        <p className={styles['sub']} lang={langOf(gift.brandName)}>
          {gift.brandName}
        </p>
        <p className={styles['name']} lang={langOf(gift.productName)}>
          {gift.productName}
        </p>
        <p className={styles['sub']}>{value === '' ? t.count(count) : t.option(value, count)}</p>
      </div>
    </div>
  );
}

/** The status of a gift, with the days left to accept. */
export function GiftStatusLine({ gift }: { readonly gift: Pick<GiftSummary, 'status' | 'daysLeft'> }) {
  const t = useText(giftText);
  const words = useText(giftStatusText);
  return (
    <p className={styles['status']}>
      <strong>{words[gift.status]}</strong>
      {gift.daysLeft !== null && (
        <Badge tone={gift.daysLeft <= 1 ? 'warn' : 'brand'}>{t.daysLeft(gift.daysLeft)}</Badge>
      )}
    </p>
  );
}

/** The history of a gift, newest first; for its recipient without the payment. */
export function GiftTimeline({
  events,
  isReceived = false,
}: {
  readonly events: readonly GiftMoment[];
  readonly isReceived?: boolean;
}) {
  const language = useLanguage();
  const t = useText(giftText);
  const words = useText(giftStatusText);
  const shown = isReceived ? events.filter(({ status }) => status !== 'WAITING_PAY') : events;
  const nameOf = (status: GiftStatus) => (isReceived && status === 'WAITING_ADDRESS' ? t.arrived : words[status]);
  return (
    <Section title={t.timeline}>
      <Timeline label={t.timeline}>
        {shown.toReversed().map(({ status, happenedYmdt }) => (
          <li key={status}>
            <strong>{nameOf(status)}</strong>
            <span className={styles['sub']}>{dateTimeOf(happenedYmdt, language)}</span>
          </li>
        ))}
      </Timeline>
    </Section>
  );
}

/** Shown instead of a gift that could not be read; the wrong page for a gift of another member. */
export function GiftFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useText(giftText);
  if (isCommerceError(error, 'NOT_FOUND')) return <WrongPage />;
  return <TryAgain error={error} title={t.failed} onRetry={onRetry} />;
}

/** The error of the last call, shown above the button. */
export function RefusalNote({
  refusal,
  waits = false,
}: {
  readonly refusal: CommerceError | null;
  readonly waits?: boolean;
}) {
  const t = useText(giftText);
  const noAnswer = useText(noAnswerText);
  const reason = useNoAnswer(refusal);
  const words = refusalMessage(refusal, t) ?? (refusal === null || reason === null ? null : noAnswer[reason]);
  return (
    <>
      <SlowNotice waits={waits} />
      <div role="alert" className={styles['refusal']}>
        {words !== null && <p>{words}</p>}
      </div>
    </>
  );
}
