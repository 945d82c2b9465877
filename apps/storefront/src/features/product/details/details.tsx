import type { Product } from '@dealstore/commerce-core/domain';
import { useEffect } from 'react';
import { Delivery } from './delivery.tsx';
import { Inquiries } from '../reviews/inquiries.tsx';
import { ProductInfo } from './product-info.tsx';
import type { ProductTab, ProductView } from '../product.view.ts';
import { Reviews } from '../reviews/reviews.tsx';
import { ABOVE_TABS, BELOW_TABS, PRODUCT_TABS } from './section-tabs.tsx';
import { Similar } from './similar.tsx';

/** All that is said about a product, under its tabs. Spec §3. */
export function ProductDetails({ product, view }: { readonly product: Product; readonly view: ProductView }) {
  const { productNo } = product.baseInfo;
  useSpy(view);
  return (
    <>
      <ProductInfo product={product} />
      <Reviews productNo={productNo} />
      <Inquiries productNo={productNo} count={product.inquiryCount} />
      <Delivery product={product} />
      <Similar productNo={productNo} />
    </>
  );
}

/** The tab of a part. */
function tabAt(id: string): ProductTab {
  if (id === BELOW_TABS) return 'delivery';
  return PRODUCT_TABS.find((tab) => tab === id) ?? 'productInfo';
}

/** Follows which part lies under the tabs. */
function useSpy(view: ProductView): void {
  useEffect(() => {
    // Above them all, at pictures and price, the first is the one to read next; below them all the last has been read.
    const parts = [ABOVE_TABS, ...PRODUCT_TABS, BELOW_TABS]
      .map((name) => document.getElementById(name))
      .filter((part) => part !== null);
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown !== undefined) view.read(tabAt(shown.target.id));
      },
      // A line a little under the tabs: whatever crosses it is being read.
      { rootMargin: '-25% 0px -74% 0px' },
    );
    for (const part of parts) observer.observe(part);
    // Where what is above them ends, so do the buttons that stay below a PC's header.
    const ending = new IntersectionObserver((entries) => view.pass(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '-110px 0px 0px',
    });
    for (const part of parts.slice(0, 1)) ending.observe(part);
    return () => {
      observer.disconnect();
      ending.disconnect();
    };
  }, [view]);
}
