import { countPages, formatNumber, PARTNER_PAGE_SIZE } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import styles from './legal.module.css';
import { sellersQuery } from './legal.queries.ts';
import { legalText } from './legal.text.ts';
import { offeredPages, pageNumberOf } from './page-links.ts';
import { PageName } from '../../widgets/page-name/page-name.tsx';

/** The sellers who are given buyers' data, twenty a page. Spec §2, §7, §9. */
function SellersScreen({ search }: ScreenProps) {
  const t = useText(legalText);
  const page = pageNumberOf(search.get('page'));
  const { data: sellers } = useQuery(sellersQuery(useServices(), page));
  if (sellers === undefined) return <Skeleton height="60vh" />;
  return (
    <div className={styles['page']}>
      <PageName route="sellers" />
      <p className={styles['lead']}>{t.sellersLead}</p>
      <p className={styles['total']}>{t.sellersTotal(formatNumber(sellers.totalCount))}</p>
      {sellers.items.length === 0 ? (
        <EmptyState
          icon={<Store size={40} strokeWidth={1.5} />}
          title={t.sellersEmpty}
          action={<ButtonLink href={paths.sellers()}>{t.firstPage}</ButtonLink>}
        />
      ) : (
        <ul className={styles['sellers']}>
          {sellers.items.map((seller) => (
            <li key={seller.partnerNo}>{seller.partnerName}</li>
          ))}
        </ul>
      )}
      <Pages current={page} pageCount={countPages(sellers.totalCount, PARTNER_PAGE_SIZE)} />
    </div>
  );
}

function Pages({ current, pageCount }: { readonly current: number; readonly pageCount: number }) {
  const t = useText(legalText);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t.pages}>
      <ul className={styles['pages']}>
        {current > 1 && current <= pageCount && (
          <li>
            <Link href={paths.sellers(current - 1)} rel="prev">
              {t.before}
            </Link>
          </li>
        )}
        {offeredPages(current, pageCount).map((page) => (
          <li key={page}>
            <Link href={paths.sellers(page)} aria-current={page === current ? 'page' : undefined}>
              {page}
            </Link>
          </li>
        ))}
        {current < pageCount && (
          <li>
            <Link href={paths.sellers(current + 1)} rel="next">
              {t.next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** `/etc/seller`. Spec §2. */
export const screen = defineScreen({
  Screen: SellersScreen,
  load: ({ prefetch, services, search }) => prefetch(sellersQuery(services, pageNumberOf(search.get('page')))),
});
