import { PackageOpen } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { firstPageFor, readPageNumber } from '../../widgets/product-list/list-query.ts';
import { sectionPagesQuery } from '../../widgets/product-list/product-list.queries.ts';
import { ProductPages } from '../../widgets/product-list/product-pages.tsx';
import { useSectionPages } from '../../widgets/product-list/use-product-pages.ts';
import styles from './exhibition.module.css';
import { exhibitionText } from './exhibition.text.ts';

/** All products of a display section, page by page. Spec §2. */
function SectionScreen({ params, search }: ScreenProps) {
  const t = useText(exhibitionText);
  const { query, inHand } = useSectionPages(Number(params['id']), readPageNumber(search));
  const section = query.data?.pages[0]?.source;
  if (query.error !== null && section === undefined) throw query.error;
  if (section === undefined) return <Skeleton height={640} />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h2>{section.label}</h2>
        <p>{section.sectionExplain}</p>
      </header>
      {section.productTotalCount === 0 ? (
        <EmptyState icon={<PackageOpen size={40} strokeWidth={1.5} />} title={t.empty} />
      ) : (
        <ProductPages {...inHand} />
      )}
    </div>
  );
}

/** `/section/{id}`. Spec §2. */
export const screen = defineScreen({
  Screen: SectionScreen,
  load: ({ prefetchInfinite, services, params, search }) => {
    const page = readPageNumber(search);
    const first = firstPageFor(page);
    prefetchInfinite({ ...sectionPagesQuery(services, Number(params['id']), first), pages: page - first + 1 });
  },
  meta: ({ client, services, params, search }) => {
    const first = firstPageFor(readPageNumber(search));
    const pages = client.getQueryData(sectionPagesQuery(services, Number(params['id']), first).queryKey);
    const section = pages?.pages[0]?.source;
    return section === undefined ? {} : { title: section.label, description: section.sectionExplain };
  },
});
