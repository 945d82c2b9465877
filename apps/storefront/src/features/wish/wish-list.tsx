import { formatWon, type ProductNo, type WishItem } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { cardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { WISH_KEY } from '../../widgets/product-card/wish-cache.ts';
import { ListEditor } from './list-editor.tsx';
import { ListHead } from './list-head.tsx';
import styles from './wish.module.css';
import { wishesOf, wishListQuery } from './wish.queries.ts';
import { wishText } from './wish.text.ts';

/** What the member wishes for, newest first: what has become cheaper says so, what is sold out is marked. Spec §2. */
export function WishList() {
  const t = useText(wishText);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(wishListQuery(useServices()));
  const [isEditing, setEditing] = useState(false);
  const remove = useRemoveWishes();
  if (data === undefined) return <Skeleton height="60vh" />;
  const wishes = wishesOf(data.pages);
  if (wishes.length === 0) {
    return (
      <EmptyState
        icon={<Heart size={40} strokeWidth={1.5} />}
        title={t.wishEmpty}
        action={<ButtonLink href={paths.home()}>{t.recentEmptyAction}</ButtonLink>}
      >
        {t.wishEmptyHint}
      </EmptyState>
    );
  }
  const finish = (productNos: readonly ProductNo[]) => {
    setEditing(false);
    remove(productNos);
  };
  const products = wishes.map(({ product }) => product);
  return (
    <section className={`container ${styles['page']}`} aria-labelledby="list">
      <ListHead
        title={t.wish}
        count={data.pages[0]?.totalCount ?? wishes.length}
        isEditing={isEditing}
        onEdit={setEditing}
      />
      {isEditing ? <ListEditor products={products} onRemove={finish} /> : <Cards wishes={wishes} />}
      {hasNextPage && (
        <Button look="outline" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </section>
  );
}

function Cards({ wishes }: { readonly wishes: readonly WishItem[] }) {
  const t = useText(wishText);
  const language = useLanguage();
  return (
    <ProductGrid products={wishes.map(({ product }) => product)} part="wish">
      {wishes.map(({ product, priceDropAmt }, index) => (
        <li key={product.productNo}>
          <ProductSummaryCard product={cardProduct(product)} urgent={index < 4} />
          {priceDropAmt > 0 && <p className={styles['drop']}>{t.priceDrop(formatWon(priceDropAmt, language))}</p>}
        </li>
      ))}
    </ProductGrid>
  );
}

function useRemoveWishes() {
  const t = useText(wishText);
  const chrome = useChrome();
  const services = useServices();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (productNos: readonly ProductNo[]) => {
      const { wishApi } = await services();
      // The call takes 100 numbers; a list that was read further may have more.
      for (let from = 0; from < productNos.length; from += 100)
        await wishApi.remove(productNos.slice(from, from + 100));
    },
    onSuccess: (_, productNos) => chrome.toast(t.removed(productNos.length)),
    onSettled: () => client.invalidateQueries({ queryKey: WISH_KEY }),
  });
  return mutate;
}
