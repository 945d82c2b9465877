import { forgetRecentProducts } from '@dealstore/commerce-core';
import type { ProductSummary } from '@dealstore/commerce-core/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useChrome } from '../../chrome/chrome.view.ts';
import { cardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { useServices } from '../../container/use-service.ts';
import { useText } from '../../locale/use-text.ts';
import { paths } from '../../routes/links.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RecentEditor } from './recent-editor.tsx';
import styles from './wish.module.css';
import { recentQuery } from './wish.queries.ts';
import { wishText } from './wish.text.ts';

/** Products seen on this device, newest first, some of which may be taken out. Spec §2 (recent items). */
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
  const finish = (productNos: readonly number[]) => {
    setEditing(false);
    void remove(productNos);
  };
  return (
    <section className={`container ${styles['page']}`} aria-labelledby="recent">
      <div className={styles['head']}>
        <div>
          <h2 id="recent" className={styles['title']}>
            {t.recent} <span className={styles['count']}>{t.count(products.length)}</span>
          </h2>
          <p className={styles['note']}>{t.device}</p>
        </div>
        <Button look="outline" size="small" onClick={() => setEditing(!isEditing)}>
          {isEditing ? t.done : t.edit}
        </Button>
      </div>
      {isEditing ? <RecentEditor products={products} onRemove={finish} /> : <Cards products={products} />}
    </section>
  );
}

function Cards({ products }: { readonly products: readonly ProductSummary[] }) {
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <li key={product.productNo}>
          <ProductSummaryCard product={cardProduct(product)} urgent={index < 4} />
        </li>
      ))}
    </ProductGrid>
  );
}

/** Takes products off this device's list and off the screen at once, without asking for the others again. */
function useRemoveRecent() {
  const t = useText(wishText);
  const chrome = useChrome();
  const services = useServices();
  const client = useQueryClient();
  return async (productNos: readonly number[]): Promise<void> => {
    forgetRecentProducts(await services(), productNos);
    client.setQueryData(recentQuery(services).queryKey, (shown) =>
      shown?.filter(({ productNo }) => !productNos.includes(productNo)),
    );
    chrome.toast(t.removed(productNos.length));
  };
}
