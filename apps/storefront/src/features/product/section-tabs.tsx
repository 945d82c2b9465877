import { formatCount, type Product } from '@dealstore/commerce-core/domain';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLanguage, useText } from '../../locale/use-text.ts';
import { productText } from './product.text.ts';
import type { ProductTab, ProductView } from './product.view.ts';
import styles from './section-tabs.module.css';

const TABS: readonly ProductTab[] = ['productInfo', 'reviews', 'inquiries', 'delivery'];

/** Links to the parts of the page that stay in reach and mark the part being read; plain links without a script. Spec §3. */
export function SectionTabs({ product, view }: { readonly product: Product; readonly view: ProductView }) {
  const t = useText(productText);
  const language = useLanguage();
  const { tab } = useSnapshot(view.state);
  useSpy(view);
  const labels: Readonly<Record<ProductTab, string>> = {
    productInfo: t.productInfo,
    reviews: `${t.reviews} ${formatCount(product.totalReviewCount, language)}`,
    inquiries: `${t.inquiries} ${formatCount(product.inquiryCount, language)}`,
    delivery: t.deliveryTab,
  };
  return (
    <nav className={styles['tabs']} aria-label={t.tabs}>
      <ul>
        {TABS.map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={tab === name ? 'true' : undefined}>
              {labels[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Follows which part lies under the tabs. */
function useSpy(view: ProductView): void {
  useEffect(() => {
    const parts = TABS.map((name) => document.getElementById(name)).filter((part) => part !== null);
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        const name = TABS.find((tab) => tab === shown?.target.id);
        if (name !== undefined) view.read(name);
      },
      // A line a little under the tabs: whatever crosses it is being read.
      { rootMargin: '-25% 0px -74% 0px' },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [view]);
}
