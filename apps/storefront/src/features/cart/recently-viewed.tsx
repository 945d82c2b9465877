import { useQuery } from '@tanstack/react-query';
import { cardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { openRecentProducts, RECENT_KEY } from '../../app/recent-products.ts';
import type { LoadServices } from '../../container/services.ts';
import { useServices } from '../../container/use-service.ts';
import { useText } from '../../locale/use-text.ts';
import { ProductRail } from '../../widgets/product-card/product-card.tsx';
import { cartText } from './cart.text.ts';
import styles from './cart.module.css';

/** Cards under an empty cart at most. Assumed: 10. */
const CARDS = 10;

const seenQuery = (services: LoadServices) => ({
  queryKey: [...RECENT_KEY, 'few'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const { keyValueStore, productApi } = await services();
    const productNos = openRecentProducts(keyValueStore).list().slice(0, CARDS);
    if (productNos.length === 0) return [];
    const products = await productApi.cards(
      productNos.map(({ productNo }) => productNo),
      signal,
    );
    return products.map(cardProduct);
  },
});

/** What was looked at last on this device, under an empty cart; nothing where nothing was. */
export function RecentlyViewed() {
  const t = useText(cartText);
  const { data = [] } = useQuery(seenQuery(useServices()));
  if (data.length === 0) return null;
  return (
    <section className={`container ${styles['seen']}`} aria-labelledby="seen">
      <h2 id="seen">{t.seen}</h2>
      <ProductRail>
        {data.map((product) => (
          <li key={product.productNo}>
            <ProductSummaryCard product={product} />
          </li>
        ))}
      </ProductRail>
    </section>
  );
}
