import type { SentGift } from '@dealstore/commerce-core/domain';
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { Section } from '@dealstore/ui/section.tsx';
import sectionStyles from '@dealstore/ui/section.module.css';
import { paths } from '../../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { detailText } from '../box/detail.text.ts';
import { ShareGift } from '../box/share-gift.tsx';
import { GiftGoods } from '../gift-parts.tsx';
import { MessageCard } from '../message-card.tsx';
import { giftScreen, WithSentGift } from '../member-gift.tsx';
import styles from '../gift.module.css';

/** A paid gift before its recipient has entered an address, with the ways to send its link. Spec §2. */
function BeforeEnteringScreen({ search }: ScreenProps) {
  return <WithSentGift search={search}>{(gift) => <Paid gift={gift} />}</WithSentGift>;
}

function Paid({ gift }: { readonly gift: SentGift }) {
  const t = useText(detailText);
  const language = useLanguage();
  useEffect(() => {
    document.getElementById('gift-paid')?.focus();
  }, []);
  const isUnpaid = gift.status === 'WAITING_PAY';
  if (!isUnpaid && gift.status !== 'WAITING_ADDRESS') return <Redirect to={paths.afterEntering(gift.giftId)} replace />;
  return (
    <div className={`${styles['page']} ${styles['alone']}`}>
      <div className={sectionStyles['section']}>
        <h2 id="gift-paid" tabIndex={-1} className={styles['heading']}>
          {isUnpaid ? t.waitingPay : t.paid}
        </h2>
        {!isUnpaid && <p className={styles['lead']}>{t.paidBody(gift.receiverName)}</p>}
        {gift.expireYmdt !== null && (
          <p className={styles['note']}>{t.paidUntil(dateTimeOf(gift.expireYmdt, language))}</p>
        )}
        <div className={styles['paidCard']}>
          <MessageCard gift={gift} />
        </div>
        {gift.nextActions.includes('SHARE') && <ShareGift gift={gift} wide />}
      </div>
      <Section title={t.goods}>
        <GiftGoods gift={gift} />
        {gift.orderNo !== null && <p className={styles['note']}>{t.orderNo(gift.orderNo)}</p>}
      </Section>
      <div className={`${sectionStyles['section']} ${styles['ways']}`}>
        <ButtonLink variant="outline" size="cta" wide href={paths.sentGift(gift.giftId)}>
          {t.toSent}
        </ButtonLink>
        <ButtonLink variant="quiet" wide href={paths.home()}>
          {t.keepShopping}
        </ButtonLink>
      </div>
    </div>
  );
}

/** `/myPage/order/payment/beforeEntering?giftId=`. Spec §2. */
export const screen = defineScreen({ Screen: BeforeEnteringScreen, ...giftScreen });
