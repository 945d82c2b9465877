import type { OrderSheet, OrderSheetNo } from '@dealstore/commerce-core/domain';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { PhoneNumber } from '@dealstore/ui/phone-number.tsx';
import { paths } from '../../../routes/links.ts';
import { checkoutText } from '../checkout.text.ts';
import { Card } from './card.tsx';
import styles from './address-card.module.css';

/** Who receives a gift, in place of an address: that comes from them. */
export function ReceiverCard({
  orderSheetNo,
  gift,
}: {
  readonly orderSheetNo: OrderSheetNo;
  readonly gift: NonNullable<OrderSheet['gift']>;
}) {
  const t = useText(checkoutText);
  return (
    <Card
      title={t.giftTo}
      aside={
        <ButtonLink variant="outline" size="small" href={paths.giftSender(orderSheetNo)}>
          {t.change}
        </ButtonLink>
      }
    >
      <p className={styles['orderer']}>
        <strong lang={langOf(gift.receiverName)}>{gift.receiverName}</strong> ·{' '}
        <PhoneNumber digits={gift.receiverPhone} />
      </p>
      <p className={styles['orderer']}>{gift.optionOpen ? t.giftOpen : t.giftLater}</p>
    </Card>
  );
}
