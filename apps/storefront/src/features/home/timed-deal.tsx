import { formatTimer, parseYmdt, SECOND_MS, type TimedDealItem } from '@dealstore/commerce-core/domain';
import { useText } from '../../locale/use-text.ts';
import type { CardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { useNow } from '../../container/use-now.ts';
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
  if (deal.items.length === 0) return null;
  return (
    <section className={styles['section']}>
      <Heading
        title={t.deal}
        text={t.dealBody}
        aside={<Countdown endYmdt={deal.endYmdt} />}
        {...(href === undefined ? {} : { href })}
      />
      <div className={teaser['cards']} data-teaser={href !== undefined}>
        <ProductGrid>
          {deal.items.map((item) => (
            <li key={item.product.productNo} className={styles['dealt']}>
              <ProductSummaryCard product={item.product} />
              <Sold item={item} />
            </li>
          ))}
        </ProductGrid>
      </div>
    </section>
  );
}

/** The time left, from the first paint on; a screen reader does not read every second. */
function Countdown({ endYmdt }: { readonly endYmdt: string }) {
  const t = useText(homeText);
  const now = useNow(SECOND_MS);
  const endAt = parseYmdt(endYmdt);
  if (now === null || endAt === null) return <span className={styles['timer']} aria-hidden />;
  return (
    <span className={styles['timer']} role="timer" aria-live="off">
      {now >= endAt ? t.over : t.left(formatTimer(endAt, now))}
    </span>
  );
}

function Sold({ item }: { readonly item: ShownItem }) {
  const t = useText(homeText);
  if (item.soldRate === 0) return null;
  return (
    <p className={styles['sold']}>
      <meter aria-hidden min={0} max={100} value={item.soldRate} />
      <span>{t.sold(item.soldRate)}</span>
    </p>
  );
}
