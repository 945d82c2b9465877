import type { PartnerNo } from '@dealstore/commerce-core/domain';
import { useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import styles from './seller.module.css';
import { lazySheet } from '../lazy-component/lazy-component.tsx';
import { sellerText } from './seller.text.ts';

const SellerSheet = lazySheet(async () => (await import('./seller-sheet.tsx')).SellerSheet);

/** Opens what there is to know of a seller: cart, order sheet and order show it one tap away. */
export function SellerButton({
  partnerNo,
  partnerName,
}: {
  readonly partnerNo: PartnerNo;
  readonly partnerName: string;
}) {
  const t = useText(sellerText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles['open']} onClick={() => setOpen(true)}>
        <span className="visually-hidden">{partnerName} </span>
        {t.seller}
      </button>
      {isOpen && <SellerSheet partnerNo={partnerNo} onClose={() => setOpen(false)} />}
    </>
  );
}
