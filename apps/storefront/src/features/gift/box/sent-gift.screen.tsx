import { GIFT_RESENDS, isGiftTakenBack, type SentGift } from '@dealstore/commerce-core/domain';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { Section } from '@dealstore/ui/section.tsx';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { GiftGoods, GiftStatusLine, GiftTimeline } from '../gift-parts.tsx';
import { MessageCard } from '../message-card.tsx';
import { giftText } from '../gift.text.ts';
import { giftScreen, WithSentGift } from '../member-gift.tsx';
import { detailText } from './detail.text.ts';
import { SentActions } from './sent-actions.tsx';
import styles from '../gift.module.css';

/** A gift the member has sent: status, history and actions. Spec §2. */
function SentGiftScreen({ search }: ScreenProps) {
  return (
    <MyPageFrame route="sentGift" within="giftBox" plain>
      <WithSentGift search={search}>{(gift) => <Detail gift={gift} />}</WithSentGift>
    </MyPageFrame>
  );
}

function Detail({ gift }: { readonly gift: SentGift }) {
  const t = useText(detailText);
  const language = useLanguage();
  const words = useText(giftText);
  return (
    <div className={styles['page']}>
      <Section title={t.goods}>
        <GiftStatusLine gift={gift} />
        {isGiftTakenBack(gift.status) && gift.orderNo !== null && <p className={styles['note']}>{t.refunded}</p>}
        <GiftGoods gift={gift} />
        {gift.orderNo !== null && <p className={styles['note']}>{t.orderNo(gift.orderNo)}</p>}
        {gift.optionOpen && <p className={styles['note']}>{t.optionOpen}</p>}
        {gift.status === 'WAITING_ADDRESS' && gift.expireYmdt !== null && (
          <p className={styles['note']}>{words.until(dateTimeOf(gift.expireYmdt, language))}</p>
        )}
        <SentActions gift={gift} />
      </Section>
      {gift.refuseMessage !== null && (
        <Section title={t.thanks}>
          <p lang={langOf(gift.refuseMessage)}>{gift.refuseMessage}</p>
        </Section>
      )}
      <Section title={t.receiver}>
        <p>
          <strong lang={langOf(gift.receiverName)}>{gift.receiverName}</strong> ·{' '}
          <span className="tabular">{gift.receiverPhone}</span>
        </p>
      </Section>
      {gift.status === 'WAITING_ADDRESS' && <Messages gift={gift} />}
      <Section title={t.card}>
        <MessageCard gift={gift} />
      </Section>
      <GiftTimeline events={gift.events} />
    </div>
  );
}

/** When the recipient got the message, and when it can be sent again. */
function Messages({ gift }: { readonly gift: SentGift }) {
  const t = useText(detailText);
  const language = useLanguage();
  const { lastSentYmdt, resendableYmdt, resendCnt } = gift;
  const mustWait = resendableYmdt !== null && !gift.nextActions.includes('RESEND');
  return (
    <Section title={t.sent}>
      <p>{lastSentYmdt === null ? t.notSent : t.sentAt(dateTimeOf(lastSentYmdt, language))}</p>
      <p className={styles['note']}>
        {t.resends(GIFT_RESENDS - resendCnt)} {mustWait && t.resendFrom(dateTimeOf(resendableYmdt, language))}
      </p>
    </Section>
  );
}

/** `/myPage/gift/sendGift/detail?giftId=`. Spec §2. */
export const screen = defineScreen({ Screen: SentGiftScreen, ...giftScreen });
