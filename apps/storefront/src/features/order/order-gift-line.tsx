import { formatMonthDay, type OrderGift, parseYmdt } from '@dealstore/commerce-core/domain';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { paths } from '../../routes/links.ts';
import { giftStatusText } from '../../widgets/gift/gift-status.text.ts';
import styles from './order.module.css';

/** For whom a gift is, where it stands, and the way to it. */
export function GiftLine({ gift }: { readonly gift: OrderGift }) {
  const t = useText(giftStatusText);
  return (
    <Link href={paths.sentGift(gift.giftId)} className={styles['gift'] ?? ''}>
      <Badge tone="brand">{t.gift}</Badge>
      <span className={styles['giftWhom']}>
        <span lang={langOf(gift.receiverName)}>{t.to(gift.receiverName)}</span> ·{' '}
        <span className="tabular">{gift.receiverPhone}</span>
      </span>
      {gift.status !== 'WAITING_ADDRESS' && <strong>{t[gift.status]}</strong>}
      <ChevronRight size={16} aria-hidden />
      <span className="visually-hidden">{t.toGift}</span>
    </Link>
  );
}

/** The heading of what was ordered as a gift and waits for its recipient: until when. */
export function GiftWait({ gift }: { readonly gift: OrderGift }) {
  const t = useText(giftStatusText);
  const language = useLanguage();
  const until = parseYmdt(gift.expireYmdt ?? '');
  return t.waiting(until === null ? '' : formatMonthDay(until, language));
}
