import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import sectionStyles from '@dealstore/ui/section.module.css';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { type OrderListRequest, writeOrderListRequest } from '../order-list-request.ts';
import { MoreButton } from '../../../widgets/no-answer/more-button.tsx';
import { TryAgain } from '../../../widgets/no-answer/try-again.tsx';
import { ClaimCard } from './claim-card.tsx';
import { claimsQuery } from './claim.queries.ts';
import { claimText } from './claim.text.ts';
import styles from './claim.module.css';

/** The claims of a member, newest first. */
export function ClaimList({ request }: { readonly request: OrderListRequest }) {
  const t = useText(claimText);
  const query = claimsQuery(useServices(), request);
  const list = useInfiniteQuery(query);
  const { data, error, refetch } = list;
  const claims = data?.pages.flatMap((page) => page.items) ?? [];
  if (data === undefined && error !== null)
    return <TryAgain error={error} title={t.failed} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={240} radius={12} />;
  // The member did not request the cancel of an order whose deposit did not come: it is not a claim.
  const isAboutCancels = request.claimType === null || request.claimType === 'CANCEL';
  const expired = isAboutCancels && (
    <div className={sectionStyles['section']}>
      <p className={styles['note']}>{t.expired}</p>
      <ButtonLink
        variant="outline"
        size="small"
        href={paths.orders(writeOrderListRequest({ ...request, tab: 'orderStatus' }))}
      >
        {t.toOrders}
      </ButtonLink>
    </div>
  );
  if (claims.length === 0) {
    return (
      <>
        <EmptyState icon={<PackageOpen size={40} strokeWidth={1.5} />} title={t.noClaims}>
          {t.noClaimsBody}
        </EmptyState>
        {expired}
      </>
    );
  }
  return (
    <>
      {claims.map((claim) => (
        <ClaimCard key={claim.claimNo} claim={claim} />
      ))}
      {list.hasNextPage && (
        <div className={sectionStyles['section']}>
          <MoreButton list={list}>{t.more}</MoreButton>
        </div>
      )}
      {!list.hasNextPage && expired}
    </>
  );
}
