import { type GiftCardType, type GiftSummary, giftSenderName } from '@dealstore/commerce-core/domain';
import { Cake, Heart, HeartHandshake, Moon, PartyPopper, Rocket, Smile, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { giftText } from './gift.text.ts';
import styles from './message-card.module.css';

const MARKS: Readonly<Record<GiftCardType, ReactNode>> = {
  BIRTHDAY: <Cake />,
  THANKS: <Smile />,
  CHEER: <Rocket />,
  CONGRATULATIONS: <PartyPopper />,
  LOVE: <Heart />,
  GET_WELL: <Sprout />,
  SORRY: <HeartHandshake />,
  HOLIDAY: <Moon />,
};

/** The picture of a card's template. */
export function CardMark({ type }: { readonly type: GiftCardType }) {
  return (
    <span className={styles['mark']} data-card={type} aria-hidden>
      {MARKS[type]}
    </span>
  );
}

/** The card of a gift as its recipient sees it: its template's words, the sender's own, and who signs, partly hidden. */
export function MessageCard({
  gift,
  opens = false,
}: {
  readonly gift: Pick<GiftSummary, 'cardType' | 'message' | 'senderName' | 'receiverName'>;
  /** Whether it unfolds before the receiver's eyes. */
  readonly opens?: boolean;
}) {
  const t = useText(giftText);
  return (
    <div className={styles['cardPlace']} data-opens={opens || undefined}>
      <div className={styles['card']} data-card={gift.cardType}>
        <CardMark type={gift.cardType} />
        <p className={styles['cardTitle']}>{t[gift.cardType]}</p>
        {gift.message !== '' && (
          <p className={styles['message']} lang={langOf(gift.message)}>
            {gift.message}
          </p>
        )}
        <p className={styles['signed']}>{t.from(giftSenderName(gift.senderName, 'RECEIVE'))}</p>
      </div>
    </div>
  );
}
