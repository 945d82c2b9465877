import { formatWon, type Won } from '@dealstore/commerce-core/domain';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { extraDiscountText } from './extra-discount.text.ts';
import styles from './bill-card.module.css';

/** A button beside the extra discount of a bill, and the notice it opens. Spec §2 (extra-discount notice popup). */
export function ExtraDiscount({ amount }: { readonly amount: Won }) {
  const t = useText(extraDiscountText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles['about']} aria-label={t.open} onClick={() => setOpen(true)}>
        <CircleQuestionMark size={16} aria-hidden />
      </button>
      {isOpen && <ExtraDiscountNotice amount={amount} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What the extra discount is, and how much of it an order has. */
export function ExtraDiscountNotice({ amount, onClose }: { readonly amount: Won; readonly onClose: () => void }) {
  const t = useText(extraDiscountText);
  const language = useLanguage();
  return (
    <Sheet open onClose={onClose} title={t.title} textOnly>
      <div className={styles['notice']}>
        <p>
          <strong>{t.amount(formatWon(amount, language))}</strong>
        </p>
        <p>{t.what}</p>
        <p>{t.cancel}</p>
      </div>
    </Sheet>
  );
}
