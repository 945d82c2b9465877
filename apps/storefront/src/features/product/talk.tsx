import type { Product } from '@dealstore/commerce-core/domain';
import { useEffect } from 'react';
import { Delivery } from './delivery.tsx';
import { Inquiries } from './inquiries.tsx';
import { ProductInfo } from './product-info.tsx';
import type { ProductView } from './product.view.ts';
import { Reviews } from './reviews.tsx';
import { TABS } from './section-tabs.tsx';
import { Similar } from './similar.tsx';

/** All that is said about a product, under its tabs. Spec §3. */
export function Talk({ product, view }: { readonly product: Product; readonly view: ProductView }) {
  const { productNo } = product.baseInfo;
  useSpy(view);
  return (
    <>
      <ProductInfo product={product} />
      <Reviews productNo={productNo} />
      <Inquiries productNo={productNo} />
      <Delivery product={product} />
      <Similar productNo={productNo} />
    </>
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
        // Where a part has left downwards and none has come, the reader is above them all.
        const isAbove = entries.some((entry) => entry.boundingClientRect.top > (entry.rootBounds?.bottom ?? Infinity));
        if (name !== undefined) view.read(name);
        else if (isAbove) view.read('productInfo');
      },
      // A line a little under the tabs: whatever crosses it is being read.
      { rootMargin: '-25% 0px -74% 0px' },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [view]);
}
