import type { TimedDealItem } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import type { CardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { DealSold } from '../../widgets/deal/deal-sold.tsx';
import { DealTimer } from '../../widgets/deal/deal-timer.tsx';
import { dealText } from '../../widgets/deal/deal.text.ts';
import { Heading } from './heading.tsx';
import { homeText } from './home.text.ts';
import styles from './home.module.css';
import teaser from './teaser.module.css';

type ShownItem = Omit<TimedDealItem, 'product'> & { readonly product: CardProduct };

interface ShownDeal {
  readonly endYmdt: string;
  readonly items: readonly ShownItem[];
}

/** Today's deals with the time left and how much is sold. Spec §3; the fields are assumed. */
export function TimedDeal({ deal, href }: { readonly deal: ShownDeal; readonly href?: string }) {
  const t = useText(homeText);
  const { deal: title } = useText(dealText);
  if (deal.items.length === 0) return null;
  return (
    <section className={styles['section']}>
      <Heading
        title={title}
        text={t.dealBody}
        aside={<DealTimer endYmdt={deal.endYmdt} />}
        {...(href === undefined ? {} : { href })}
      />
      <div className={teaser['cards']} data-teaser={href !== undefined}>
        <ProductGrid products={deal.items.map(({ product }) => product)} part="deal">
          {deal.items.map((item) => (
            <li key={item.product.productNo} className={styles['dealt']}>
              <ProductSummaryCard product={item.product} />
              <DealSold soldRate={item.soldRate} className={styles['sold']} />
            </li>
          ))}
        </ProductGrid>
      </div>
    </section>
  );
}
