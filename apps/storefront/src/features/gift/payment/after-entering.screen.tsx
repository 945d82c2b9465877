import { isGiftTakenBack, type SentGift } from '@dealstore/commerce-core/domain';
import { Redirect } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import sectionStyles from '@dealstore/ui/section.module.css';
import { paths } from '../../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { detailText } from '../box/detail.text.ts';
import { GiftGoods, GiftStatusLine, GiftTimeline } from '../gift-parts.tsx';
import { giftScreen, WithSentGift } from '../member-gift.tsx';
import styles from '../gift.module.css';

/** A paid gift after its recipient has entered an address. Spec §2. */
function AfterEnteringScreen({ search }: ScreenProps) {
  return <WithSentGift search={search}>{(gift) => <Entered gift={gift} />}</WithSentGift>;
}

function Entered({ gift }: { readonly gift: SentGift }) {
  const t = useText(detailText);
  if (gift.status === 'WAITING_PAY' || gift.status === 'WAITING_ADDRESS') {
    return <Redirect to={paths.beforeEntering(gift.giftId)} replace />;
  }
  if (isGiftTakenBack(gift.status)) {
    return <Redirect to={paths.sentGift(gift.giftId)} replace />;
  }
  const { orderNo, orderOptionNo, productNo, optionNo } = gift;
  return (
    <div className={`${styles['page']} ${styles['alone']}`}>
      <div className={sectionStyles['section']}>
        <h2 className={styles['heading']}>{t.entered}</h2>
        <p className={styles['lead']}>{t.enteredBody}</p>
      </div>
      <Section title={t.goods}>
        <GiftStatusLine gift={gift} />
        <GiftGoods gift={gift} />
      </Section>
      <GiftTimeline events={gift.events} />
      <div className={`${sectionStyles['section']} ${styles['ways']}`}>
        {orderNo !== null && orderOptionNo !== null && (
          <ButtonLink
            size="cta"
            wide
            href={paths.orderDetail({ type: 'gift', productNo, optionNo, orderOptionNo, orderNo })}
          >
            {t.order}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" size="cta" wide href={paths.sentGift(gift.giftId)}>
          {t.toSent}
        </ButtonLink>
      </div>
    </div>
  );
}

/** `/myPage/order/payment/afterEntering?giftId=`. Spec §2. */
export const screen = defineScreen({ Screen: AfterEnteringScreen, ...giftScreen });
