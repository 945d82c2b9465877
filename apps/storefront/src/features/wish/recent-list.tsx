import type { ProductNo, ProductSummary } from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { cardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { setAnswer } from '../../page/query-client.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { ListEditor } from './list-editor.tsx';
import { ListHead } from './list-head.tsx';
import styles from './wish.module.css';
import { recentQuery } from './wish.queries.ts';
import { wishText } from './wish.text.ts';

/** Products the member has viewed, newest first, some of which may be taken out. Spec §2 (recent items). */
export function RecentList() {
  const t = useText(wishText);
  const { data: products } = useQuery(recentQuery(useServices()));
  const [isEditing, setEditing] = useState(false);
  const remove = useRemoveRecent();
  if (products === undefined) return <Skeleton height="60vh" />;
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<Clock size={40} strokeWidth={1.5} />}
        title={t.recentEmpty}
        action={<ButtonLink href={paths.home()}>{t.recentEmptyAction}</ButtonLink>}
      />
    );
  }
  const finish = (productNos: readonly ProductNo[]) => {
    setEditing(false);
    remove(productNos);
  };
  return (
    <section className={`container ${styles['page']}`} aria-labelledby="list">
      <ListHead
        title={t.recent}
        count={products.length}
        note={t.recentNote}
        isEditing={isEditing}
        onEdit={setEditing}
      />
      {isEditing ? <ListEditor products={products} onRemove={finish} /> : <Cards products={products} />}
    </section>
  );
}

function Cards({ products }: { readonly products: readonly ProductSummary[] }) {
  return (
    <ProductGrid products={products} part="recent">
      {products.map((product, index) => (
        <li key={product.productNo}>
          <ProductSummaryCard product={cardProduct(product)} urgent={index < 4} />
        </li>
      ))}
    </ProductGrid>
  );
}

/** Takes products off the list and off the screen at once, and puts them back when the backend refuses. */
function useRemoveRecent() {
  const t = useText(wishText);
  const chrome = useChrome();
  const services = useServices();
  const client = useQueryClient();
  const { queryKey } = recentQuery(services);
  const { mutate } = useMutation({
    mutationFn: async (productNos: readonly ProductNo[]) => (await services()).recentProductApi.remove(productNos),
    onMutate: (productNos) => {
      const before = client.getQueryData(queryKey);
      setAnswer(client, queryKey, (shown) => shown?.filter(({ productNo }) => !productNos.includes(productNo)));
      return before;
    },
    onSuccess: (_, productNos) => chrome.toast(t.removed(productNos.length)),
    onError: (_, __, before) => client.setQueryData(queryKey, before),
  });
  return mutate;
}
