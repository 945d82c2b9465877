import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Chip } from '@dealstore/ui/form/chip.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { useNearViewport } from '@dealstore/ui/in-view/use-near-viewport.ts';
import { Awaited } from '../../widgets/no-answer/awaited.tsx';
import { useServices } from '../../container/use-service.ts';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { Heading, LIST_HEIGHT } from './heading.tsx';
import { type ShownList, shownListQuery } from './home.queries.ts';
import { homeText } from './home.text.ts';
import styles from './home.module.css';
import { useHomeView } from './use-home-view.ts';

/**
 * The limited list as a tab of its own, its filter kept; what its document does not hold follows
 * as a reader nears it. Spec §3.
 */
export function LimitedTab() {
  const services = useServices();
  const { ref, isNear } = useNearViewport<HTMLDivElement>();
  const first = useQuery(shownListQuery(services, 'LIMITED', 'first'));
  const { data: all } = useQuery({ ...shownListQuery(services, 'LIMITED', 'all'), enabled: isNear });
  const list = all ?? first.data;
  return (
    <>
      {list === undefined ? (
        <Awaited error={first.error} refetch={first.refetch} height={LIST_HEIGHT} />
      ) : (
        <Limited list={list} />
      )}
      <div ref={ref} />
    </>
  );
}

function Limited({ list }: { readonly list: ShownList | null }) {
  const t = useText(homeText);
  const view = useHomeView();
  const { limitedInStock } = view.snapshot;
  if (list === null || list.prdtList.length === 0) {
    return <EmptyState icon={<PackageOpen size={40} strokeWidth={1.5} />} title={t.none} />;
  }
  const shown = limitedInStock ? list.prdtList.filter(({ isSoldOut }) => !isSoldOut) : list.prdtList;
  return (
    <section className={styles['section']}>
      <Heading title={list.sectionInfo.label} text={list.sectionInfo.explain} />
      <div className={styles['chips']}>
        <Chip pressed={limitedInStock} onPress={() => view.keepLimited(!limitedInStock)}>
          {t.inStock}
        </Chip>
      </div>
      <ProductGrid products={shown} part="limited">
        {shown.map((product) => (
          <li key={product.productNo}>
            <ProductSummaryCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
