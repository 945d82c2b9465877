import type { CategoryNo } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Chip, ChipLink } from '@dealstore/ui/form/chip.tsx';
import { useNearViewport } from '@dealstore/ui/in-view/use-near-viewport.ts';
import { Awaited } from '../../widgets/no-answer/awaited.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import type { CardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { Heading, LIST_HEIGHT } from './heading.tsx';
import { bestOfCategoryQuery, type Extent, mainCategoriesQuery, shownListQuery } from './home.queries.ts';
import { homeText } from './home.text.ts';
import styles from './home.module.css';
import { useHomeView } from './use-home-view.ts';

/** Ranks the home shows. */
const TEASED = 10;
const NONE: readonly CardProduct[] = [];

/** The ranking on the home; a category chosen there stays chosen. Spec §3 (best list, filter-keep counter). */
export function BestTeaser() {
  const t = useText(homeText);
  const services = useServices();
  const view = useHomeView();
  const { data: categories } = useQuery(mainCategoriesQuery(services));
  return (
    <section className={styles['section']}>
      <Heading title={t.best} href={paths.home('best')} />
      <div className={styles['chips']}>
        <Chip pressed={view.snapshot.bestCategory === null} onPress={() => view.keepBest(null)}>
          {t.all}
        </Chip>
        {categories?.map(({ categoryNo, label }) => (
          <Chip
            key={categoryNo}
            pressed={view.snapshot.bestCategory === categoryNo}
            onPress={() => view.keepBest(categoryNo)}
          >
            {label}
          </Chip>
        ))}
      </div>
      <Ranking categoryNo={view.snapshot.bestCategory} most={TEASED} />
    </section>
  );
}

/** The whole ranking, its category in the address. */
export function BestTab({ categoryNo }: { readonly categoryNo: CategoryNo | null }) {
  const t = useText(homeText);
  const { data: categories } = useQuery(mainCategoriesQuery(useServices()));
  const hrefOf = (category: CategoryNo) => `${paths.home('best')}&category=${category}`;
  return (
    <section className={styles['section']}>
      <Heading title={t.best} />
      <div className={styles['chips']}>
        <ChipLink href={paths.home('best')} current={categoryNo === null}>
          {t.all}
        </ChipLink>
        {categories?.map((category) => (
          <ChipLink
            key={category.categoryNo}
            href={hrefOf(category.categoryNo)}
            current={category.categoryNo === categoryNo}
          >
            {category.label}
          </ChipLink>
        ))}
      </div>
      <Ranking categoryNo={categoryNo} most={Infinity} />
    </section>
  );
}

function Ranking({ categoryNo, most }: { readonly categoryNo: CategoryNo | null; readonly most: number }) {
  const { ref, isNear } = useNearViewport<HTMLDivElement>();
  const isTab = most === Infinity;
  const first = useRanking(categoryNo, isTab ? 'first' : 'few', true);
  const all = useRanking(categoryNo, 'all', isTab && isNear);
  const products = all.products ?? first.products;
  return (
    <>
      {products === undefined ? (
        <Awaited error={first.error} refetch={first.refetch} height={LIST_HEIGHT} />
      ) : (
        <ProductGrid products={products.slice(0, most)} part="best">
          {products.slice(0, most).map((product, index) => (
            <li key={product.productNo}>
              <ProductSummaryCard product={product} rank={index + 1} />
            </li>
          ))}
        </ProductGrid>
      )}
      <div ref={ref} />
    </>
  );
}

function useRanking(categoryNo: CategoryNo | null, extent: Extent, enabled: boolean) {
  const services = useServices();
  const best = useQuery({ ...shownListQuery(services, 'BEST', extent), enabled: enabled && categoryNo === null });
  const ofCategory = useQuery({
    ...bestOfCategoryQuery(services, categoryNo ?? 0, extent),
    enabled: enabled && categoryNo !== null,
  });
  const { error, refetch } = categoryNo === null ? best : ofCategory;
  // A shop whose menu names no ranking does not have one.
  const whole = best.data === null ? NONE : best.data?.prdtList;
  const products: readonly CardProduct[] | undefined = categoryNo === null ? whole : ofCategory.data;
  return { products, error, refetch };
}
