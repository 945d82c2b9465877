import { commerceError, hidesContent, isCommerceError, type Product } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { lazySection } from '@dealstore/ui/in-view/lazy-section.tsx';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { TryAgain } from '../../widgets/no-answer/try-again.tsx';
import { useTrackShown } from '../../tracking/use-track.ts';
import { findCard } from '../../widgets/product-card/known-card.ts';
import { useRememberProduct } from '../../widgets/recent-products/use-remember-product.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../container/use-service.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { paths } from '../../routes/links.ts';
import { BuyBar, BuyPanel } from './buy/buy-bar.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { dealQuery, optionsQuery, productQuery, reviewsQuery } from './product.queries.ts';
import styles from './product.module.css';
import { productText } from './product.text.ts';
import { createProductView } from './product.view.ts';
import { ProductPreview } from './product-preview.tsx';
import { ABOVE_TABS, SectionTabs } from './details/section-tabs.tsx';
import { structuredData } from './structured-data.ts';
import { Benefits } from './summary/benefits.tsx';
import { Summary } from './summary/summary.tsx';
import { lazyComponent, lazySheet } from '../../widgets/lazy-component/lazy-component.tsx';
import { useBuy } from './buy/use-buy.ts';

const CouponSheet = lazySheet(async () => (await import('./buy/coupon-sheet.tsx')).CouponSheet);
const ResumeIntent = lazyComponent(
  async () => (await import('./buy/resume-intent.tsx')).ResumeIntent,
  null,
  () => null,
);
const RestockSheet = lazySheet(async () => (await import('./buy/restock-sheet.tsx')).RestockSheet);
const WithheldProduct = lazySection('withheld', async () => (await import('./withheld.tsx')).WithheldProduct);
const ProductDetails = lazySection(
  'details',
  async () => (await import('./details/details.tsx')).ProductDetails,
  (onRetry) => <TryAgain error={commerceError('NETWORK')} onRetry={onRetry} />,
);

/** A product: pictures, price, what is said about it, and the ways to buy it. Spec §2, §3. */
function ProductScreen({ params }: ScreenProps) {
  const productNo = Number(params['productNo']);
  const { data: product, error, refetch } = useQuery(productQuery(useServices(), productNo));
  // The screen's boundary shows what is missing or failed; what only did not come leaves what is known of it.
  if (error !== null && product === undefined && !isCommerceError(error, 'NETWORK', 'TIMEOUT')) throw error;
  if (product === undefined) {
    return <ProductPreview productNo={productNo} error={error} onRetry={() => void refetch()} />;
  }
  if (hidesContent(product.withheld)) return <WithheldProduct product={product} />;
  return <ProductPage product={product} />;
}

function ProductPage({ product }: { readonly product: Product }) {
  const t = useText(productText);
  const { productNo } = product.baseInfo;
  const [view] = useState(createProductView);
  const { sheet } = useSnapshot(view.state);
  const hasCoupons = useOnce(sheet === 'coupons');
  const hasRestock = useOnce(sheet === 'restock');
  const { loggedIn } = usePageFacts();
  // Nothing on the page waits for it.
  const resumes = useHydrated() && loggedIn;
  const answer = useQuery(optionsQuery(useServices(), productNo));
  const options = answer.data;
  const buy = useBuy(product, options, view);
  useRememberProduct(productNo);
  useTrackShown(productNo, ({ goodsEvent, listedGoods }) =>
    goodsEvent('view_item', [listedGoods({ ...product.baseInfo, ...product.price })]),
  );
  useEffect(() => {
    if (options !== undefined) view.prepare(product, options);
  }, [view, product, options]);
  return (
    <article className={styles['page']}>
      <nav className={styles['crumbs']} aria-label={t.trail}>
        {product.categories.map((category) => (
          <Link
            key={category.categoryNo}
            href={paths.categoryList({ index: 0, id: category.categoryNo, name: category.label })}
          >
            {category.label}
          </Link>
        ))}
      </nav>
      <div id={ABOVE_TABS} className={styles['top']}>
        <Gallery name={product.baseInfo.productName} imageUrls={product.baseInfo.imageUrls} />
        <div className={styles['side']}>
          <Summary product={product} onCoupons={() => view.show('coupons')} />
          <BuyPanel product={product} options={options} answer={answer} view={view} buy={buy} />
          <Benefits product={product} />
        </div>
      </div>
      <SectionTabs product={product} view={view} />
      <ProductDetails product={product} view={view} />
      <BuyBar product={product} options={options} answer={answer} view={view} buy={buy} open={sheet === 'options'} />
      {resumes && <ResumeIntent productNo={productNo} view={view} buy={buy} />}
      {hasCoupons && <CouponSheet product={product} open={sheet === 'coupons'} onClose={() => view.show(null)} />}
      {hasRestock && options !== undefined && (
        <RestockSheet
          productNo={productNo}
          options={options}
          open={sheet === 'restock'}
          onClose={() => view.show(null)}
        />
      )}
    </article>
  );
}

/** Whether it is so or has been: what was opened once stays mounted, and closes before one's eyes. */
function useOnce(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return hasBeen;
}

/** `/product/{id}`. Spec §2. */
export const screen = defineScreen({
  Screen: ProductScreen,
  load: ({ prefetch, prefetchInfinite, services, params }) => {
    const productNo = Number(params['productNo']);
    prefetch(productQuery(services, productNo));
    prefetch(optionsQuery(services, productNo));
    prefetch(dealQuery(services, productNo));
    prefetchInfinite(reviewsQuery(services, productNo));
  },
  meta: ({ client, services, params }) => {
    const productNo = Number(params['productNo']);
    const product = client.getQueryData(productQuery(services, productNo).queryKey);
    if (product === undefined) {
      const card = findCard(client, productNo);
      return card === null ? {} : { title: card.productName };
    }
    if (hidesContent(product.withheld)) return { noIndex: true };
    const { productName, imageUrls, promotionText } = product.baseInfo;
    const description = [promotionText, product.brand.brandName, productName].filter((part) => part !== '').join(' · ');
    const [imageUrl] = imageUrls;
    return {
      title: productName,
      description,
      // Only the document is read by search engines.
      structured: import.meta.env.SSR ? structuredData(product) : [],
      ...(imageUrl === undefined ? {} : { imageUrl }),
    };
  },
});
