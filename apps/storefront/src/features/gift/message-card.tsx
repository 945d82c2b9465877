import { type GiftCardType, type GiftSummary, giftSenderName } from '@dealstore/commerce-core/domain';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { lazyComponent } from '../../widgets/lazy-component/lazy-component.tsx';
import { giftText } from './gift.text.ts';
import styles from './message-card.module.css';

const PLACE = <svg viewBox="0 0 120 84" aria-hidden />;

// Decoration: its space is reserved while it loads, and when it fails to load.
const CardPicture = lazyComponent(
  async () => (await import('./card-picture.tsx')).CardPicture,
  PLACE,
  () => PLACE,
);

/** A small card without text. */
export function CardMark({ type }: { readonly type: GiftCardType }) {
  return (
    <span className={styles['mark']} data-card={type} aria-hidden>
      <CardPicture type={type} />
    </span>
  );
}

/** The card of a gift as its recipient sees it: template text, the sender's message, and the masked signature. */
export function MessageCard({
  gift,
  opens = false,
  isDraft = false,
}: {
  readonly gift: Pick<GiftSummary, 'cardType' | 'message' | 'senderName'>;
  /** Whether it opens with an animation. */
  readonly opens?: boolean;
  /** Whether it is a draft, whose names may still be empty. */
  readonly isDraft?: boolean;
}) {
  const t = useText(giftText);
  return (
    <div className={styles['cardPlace']} data-opens={opens || undefined}>
      <div className={styles['card']} data-card={gift.cardType}>
        <CardPicture type={gift.cardType} />
        <p className={styles['cardTitle']}>{t[gift.cardType]}</p>
        {gift.message !== '' && (
          <p className={styles['message']} lang={langOf(gift.message)}>
            {gift.message}
          </p>
        )}
        {!(isDraft && gift.senderName === '') && (
          <p className={styles['signed']}>{t.from(giftSenderName(gift.senderName, 'RECEIVE'))}</p>
        )}
      </div>
    </div>
  );
}
