import { isGiftTakenBack, type ReceivedGift } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { Section } from '@dealstore/ui/section.tsx';
import { paths } from '../../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { deliveryMemoIn } from '../../../widgets/address/delivery-memo.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { GiftGoods, GiftStatusLine, GiftTimeline } from '../gift-parts.tsx';
import { MessageCard } from '../message-card.tsx';
import { giftText } from '../gift.text.ts';
import { giftScreen, WithReceivedGift } from '../member-gift.tsx';
import { AdultCheck } from '../recipient/adult-check.tsx';
import { detailText } from './detail.text.ts';
import { GiftClaimPart } from './gift-claim-part.tsx';
import styles from '../gift.module.css';
import { lazySheet } from '../../../widgets/lazy-component/lazy-component.tsx';
import { GIFTS_KEY } from '../../../page/query-keys.ts';

const MemberRefuse = lazySheet(async () => (await import('../recipient/member-refuse.tsx')).MemberRefuse);

/** A gift the member has received: card, goods, status and actions. Spec §2. */
function ReceivedGiftScreen({ search }: ScreenProps) {
  return (
    <MyPageFrame route="receivedGift" within="giftBox" plain>
      <WithReceivedGift search={search}>{(gift) => <Detail gift={gift} />}</WithReceivedGift>
    </MyPageFrame>
  );
}

function Detail({ gift }: { readonly gift: ReceivedGift }) {
  const t = useText(detailText);
  const words = useText(giftText);
  const { address } = gift;
  const language = useLanguage();
  const isWithheld = gift.nextActions.includes('CONFIRM') && gift.adult && gift.productName === '';
  const memo = deliveryMemoIn(address?.deliveryMemo ?? '', language);
  return (
    <div className={styles['page']}>
      <Section title={t.card}>
        <MessageCard gift={gift} />
      </Section>
      <Section title={t.goods}>
        <GiftStatusLine gift={gift} />
        <Ending gift={gift} />
        {isWithheld ? <AdultCheck giftId={gift.giftId} /> : <GiftGoods gift={gift} />}
        {gift.status === 'WAITING_ADDRESS' && gift.expireYmdt !== null && (
          <p className={styles['note']}>{words.until(dateTimeOf(gift.expireYmdt, language))}</p>
        )}
        {!isWithheld && <Actions gift={gift} />}
      </Section>
      {(gift.claim !== null || gift.nextActions.includes('CLAIM')) && <GiftClaimPart gift={gift} />}
      {address !== null && (
        <Section title={words.address}>
          <p lang={langOf(address.receiverName)}>
            <strong>{address.receiverName}</strong>
          </p>
          <p lang={langOf(address.receiverAddress)}>
            ({address.receiverZipCd}) {address.receiverAddress} {address.receiverDetailAddress}
          </p>
          {memo !== '' && (
            <p className={styles['note']} lang={langOf(memo)}>
              {memo}
            </p>
          )}
        </Section>
      )}
      <GiftTimeline events={gift.events} isReceived />
    </div>
  );
}

/** How a gift ended without being received. */
function Ending({ gift: { status } }: { readonly gift: ReceivedGift }) {
  const t = useText(detailText);
  if (!isGiftTakenBack(status)) return null;
  return <p className={styles['note']}>{t[`ended${status}`]}</p>;
}

function Actions({ gift }: { readonly gift: ReceivedGift }) {
  const t = useText(detailText);
  const words = useText(giftText);
  const client = useQueryClient();
  const [isRefusing, setRefusing] = useState(false);
  return (
    <div className={styles['actions']}>
      {gift.nextActions.includes('CONFIRM') && (
        <ButtonLink href={paths.enterAddress(gift.giftId)}>{t.accept}</ButtonLink>
      )}
      {gift.nextActions.includes('REFUSE') && (
        <Button variant="outline" onClick={() => setRefusing(true)}>
          {words.refuse}
        </Button>
      )}
      {gift.nextActions.includes('CHANGE_ADDRESS') && (
        <ButtonLink variant="outline" href={paths.enterAddress(gift.giftId)}>
          {t.changeAddress}
        </ButtonLink>
      )}
      {isRefusing && (
        <MemberRefuse
          gift={gift}
          onClose={() => setRefusing(false)}
          onMoved={() => {
            setRefusing(false);
            void client.invalidateQueries({ queryKey: GIFTS_KEY });
          }}
        />
      )}
    </div>
  );
}

/** `/myPage/gift/receiveGift/detail?giftId=`. Spec §2. */
export const screen = defineScreen({ Screen: ReceivedGiftScreen, ...giftScreen });
