import { formatCount, type Product } from '@dealstore/commerce-core/domain';
import { useSnapshot } from 'valtio';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { BuyShort } from '../buy/buy-bar.tsx';
import { productText } from '../product.text.ts';
import type { ProductTab, ProductView } from '../product.view.ts';
import styles from './section-tabs.module.css';

/** The parts of a product's page, in the order they are shown. */
export const PRODUCT_TABS: readonly ProductTab[] = ['productInfo', 'reviews', 'inquiries', 'delivery'];

/** The ids of what is above the tabs, and of what is below their last part. */
export const ABOVE_TABS = 'above-tabs';
export const BELOW_TABS = 'similar';

/**
 * Links to the parts of the page that stay in reach and mark the part being read; plain
 * links without a script. On a PC, whose bar has no buttons at the bottom, they bring price and way to buy. Spec §3.
 */
export function SectionTabs({ product, view }: { readonly product: Product; readonly view: ProductView }) {
  const t = useText(productText);
  const language = useLanguage();
  const { tab, isPastTop } = useSnapshot(view.state);
  const labels: Readonly<Record<ProductTab, string>> = {
    productInfo: t.productInfo,
    reviews: `${t.reviews} ${formatCount(product.totalReviewCount, language)}`,
    inquiries: `${t.inquiries} ${formatCount(product.inquiryCount, language)}`,
    delivery: t.deliveryTab,
  };
  return (
    <nav className={styles['tabs']} aria-label={t.tabs}>
      <ul>
        {PRODUCT_TABS.map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={tab === name ? 'true' : undefined}>
              {labels[name]}
            </a>
          </li>
        ))}
      </ul>
      {isPastTop && <BuyShort product={product} view={view} />}
    </nav>
  );
}
