import type { ProductNo } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useServices } from '../../../container/use-service.ts';
import { DealSold } from '../../../widgets/deal/deal-sold.tsx';
import { DealTimer } from '../../../widgets/deal/deal-timer.tsx';
import { dealText } from '../../../widgets/deal/deal.text.ts';
import { dealQuery } from '../product.queries.ts';
import styles from './deal-strip.module.css';

/** How long this price holds and how much is sold, while the product is one of today's deals. Spec §3. */
export function DealStrip({ productNo }: { readonly productNo: ProductNo }) {
  const t = useText(dealText);
  const { data: deal } = useQuery(dealQuery(useServices(), productNo));
  if (!deal) return null;
  return (
    <div className={styles['strip']}>
      <p className={styles['line']}>
        <strong>{t.deal}</strong>
        <DealTimer endYmdt={deal.endYmdt} />
      </p>
      <DealSold soldRate={deal.soldRate} />
    </div>
  );
}
