import { formatWon, type ProductNo, type WishItem } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { useOnline } from '../../page/connection/use-online.ts';
import { waitsText } from '../../page/waits.text.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { cardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { wishRemoval } from '../../widgets/product-card/wish-cache.ts';
import { MoreButton } from '../../widgets/no-answer/more-button.tsx';
import { ListEditor } from './list-editor.tsx';
import { ListHead } from './list-head.tsx';
import { useUnsavedWishes } from './use-unsaved-wishes.ts';
import styles from './wish.module.css';
import { wishesOf, wishListQuery } from './wish.queries.ts';
import { wishText } from './wish.text.ts';

/** What the member wishes for, newest first: what has become cheaper says so, what is sold out is marked. Spec §2. */
export function WishList() {
  const t = useText(wishText);
  const waits = useText(waitsText);
  const list = useInfiniteQuery(wishListQuery(useServices()));
  const { data } = list;
  const [isEditing, setEditing] = useState(false);
  const chrome = useChrome();
  const { mutate: remove } = useMutation({
    ...wishRemoval(useServices()),
    onSuccess: (_, productNos) => chrome.toast(t.removed(productNos.length)),
  });
  const unsaved = useUnsavedWishes();
  const isAway = !useOnline() || unsaved.isUnanswered;
  if (data === undefined) return <Skeleton height="60vh" />;
  const loaded = wishesOf(data.pages);
  const wishes = loaded.filter(({ product }) => !unsaved.removed.has(product.productNo));
  if (wishes.length === 0 && !list.hasNextPage && unsaved.count === 0) {
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
        count={(data.pages[0]?.totalCount ?? loaded.length) - (loaded.length - wishes.length)}
        isEditing={isEditing}
        onEdit={setEditing}
      />
      {isAway && unsaved.count > 0 && (
        <p role="status" className={styles['waiting']}>
          {waits.changes(unsaved.count)}
        </p>
      )}
      {isEditing ? <ListEditor products={products} onRemove={finish} /> : <Cards wishes={wishes} />}
      <MoreButton list={list}>{t.more}</MoreButton>
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
