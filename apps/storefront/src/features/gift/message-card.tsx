import { type GiftCardType, type GiftSummary, giftSenderName } from '@dealstore/commerce-core/domain';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { lazyComponent } from '../../widgets/lazy-component/lazy-component.tsx';
import { giftText } from './gift.text.ts';
import styles from './message-card.module.css';

const PLACE = <svg viewBox="0 0 120 84" aria-hidden />;

// Decoration: its place is kept while it is on its way, and where it does not come.
const CardPicture = lazyComponent(
  async () => (await import('./card-picture.tsx')).CardPicture,
  PLACE,
  () => PLACE,
);

/** A card in small, without words. */
export function CardMark({ type }: { readonly type: GiftCardType }) {
  return (
    <span className={styles['mark']} data-card={type} aria-hidden>
      <CardPicture type={type} />
    </span>
  );
}

/** The card of a gift as its recipient sees it: its template's words, the sender's own, and who signs, partly hidden. */
export function MessageCard({
  gift,
  opens = false,
  isDraft = false,
}: {
  readonly gift: Pick<GiftSummary, 'cardType' | 'message' | 'senderName'>;
  /** Whether it unfolds before the receiver's eyes. */
  readonly opens?: boolean;
  /** Whether it is being written, when no name is only a name still to come. */
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
