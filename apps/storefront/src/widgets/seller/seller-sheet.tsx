import type { Partner, PartnerNo } from '@dealstore/commerce-core/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { DescriptionList } from '@dealstore/ui/description-list.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import type { LoadServices } from '../../container/services.ts';
import { useServices } from '../../container/use-service.ts';
import { TryAgain } from '../no-answer/try-again.tsx';
import { sellerRows } from './seller-rows.ts';
import styles from './seller.module.css';
import { sellerText } from './seller.text.ts';

function sellerQuery(services: LoadServices, partnerNo: PartnerNo) {
  return queryOptions({
    queryKey: ['seller', partnerNo],
    queryFn: async ({ signal }) => (await services()).productApi.partner(partnerNo, signal),
  });
}

/** Who sells, by number. */
export function SellerSheet({ partnerNo, onClose }: { readonly partnerNo: PartnerNo; readonly onClose: () => void }) {
  const t = useText(sellerText);
  const { data: partner, error, refetch } = useQuery(sellerQuery(useServices(), partnerNo));
  return (
    <Sheet open onClose={onClose} title={t.seller} textOnly>
      {partner !== undefined && <SellerFacts partner={partner} />}
      {partner === undefined && error === null && <Skeleton height={224} />}
      {partner === undefined && error !== null && (
        <TryAgain error={error} title={t.failed} onRetry={() => void refetch()} />
      )}
    </Sheet>
  );
}

/** The facts the law asks for. */
export function SellerFacts({ partner }: { readonly partner: Partner }) {
  const t = useText(sellerText);
  return (
    <div className={styles['facts']}>
      <DescriptionList rows={sellerRows(t, partner)} />
    </div>
  );
}
