import type { CategoryNo } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { showCurrent } from '@dealstore/ui/in-view/show-current.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import {
  type ListRequest,
  readListRequest,
  readPageNumber,
  firstPageFor,
  writeListRequest,
} from '../../widgets/product-list/list-query.ts';
import { searchPagesQuery } from '../../widgets/product-list/product-list.queries.ts';
import { ProductListing } from '../../widgets/product-list/product-listing.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { categoryQuery, type PlacedCategory } from './category.queries.ts';
import { categoryText } from './category.text.ts';
import styles from './category-list.module.css';

/** Stands in an address for the name of a category. */
const NAMELESS = '-';

/** What a category's address asks for: only its number counts, its name and index are for people. Spec §2. */
function requestOf({ params, search }: ScreenProps): ListRequest {
  return { ...readListRequest(search), categoryNo: Number(params['id']) };
}

/** The products of one category. Spec §2, §3 (category state). */
function CategoryListScreen(props: ScreenProps) {
  const { params, search } = props;
  const request = requestOf(props);
  const { data: category, error } = useQuery(categoryQuery(useServices(), Number(params['id'])));
  if (error !== null && category === undefined) throw error;
  const index = Number.isSafeInteger(Number(params['catIndex'])) ? Number(params['catIndex']) : 0;
  // By the name its address has: by another it would be another page, which keeps nothing of this one.
  const hrefOf = ({ categoryNo: _fixed, ...request }: ListRequest) =>
    paths.categoryList({ index, id: Number(params['id']), name: params['name'] ?? '' }, writeListRequest(request));
  return (
    <div className={styles['page']}>
      {category !== undefined && <Around category={category} index={index} />}
      <ProductListing request={request} search={search} hrefOf={hrefOf} />
    </div>
  );
}

/** Where the category lies, and those beside or below it. */
function Around({ category, index }: { readonly category: PlacedCategory; readonly index: number }) {
  const t = useText(categoryText);
  const hrefOf = (to: { readonly categoryNo: CategoryNo; readonly label: string }) =>
    paths.categoryList({ index, id: to.categoryNo, name: to.label });
  const parent = category.parents.at(-1);
  const chips = category.children.length > 0 ? category.children : category.siblings;
  const whole = category.children.length > 0 ? category : parent;
  const row = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(row.current), [category.categoryNo]);
  return (
    <>
      <nav className={styles['trail']} aria-label={t.trail}>
        <Link href={paths.home()}>{t.home}</Link>
        {category.parents.map((above) => (
          <Link key={above.categoryNo} href={hrefOf(above)}>
            {above.label}
          </Link>
        ))}
        <span aria-current="page">{category.label}</span>
      </nav>
      <h2 className={styles['title']}>{category.label}</h2>
      <nav ref={row} className={styles['chips']} aria-label={t.siblings}>
        {whole !== undefined && (
          <ChipLink href={hrefOf(whole)} current={whole.categoryNo === category.categoryNo}>
            {t.all}
          </ChipLink>
        )}
        {chips.map((chip) => (
          <ChipLink key={chip.categoryNo} href={hrefOf(chip)} current={chip.categoryNo === category.categoryNo}>
            {chip.label}
          </ChipLink>
        ))}
        <ChipLink href={paths.brandCategory(category.categoryNo)}>{t.byBrand}</ChipLink>
      </nav>
    </>
  );
}

/** `/category/list/{catIndex}/{id}/{name}`. Spec §2. */
export const screen = defineScreen({
  Screen: CategoryListScreen,
  load: ({ prefetch, prefetchInfinite, services, params, search }) => {
    const page = readPageNumber(search);
    const first = firstPageFor(page);
    prefetch(categoryQuery(services, Number(params['id'])));
    prefetchInfinite({ ...searchPagesQuery(services, requestOf({ params, search }), first), pages: page - first + 1 });
  },
  meta: ({ client, services, params }) => {
    const category = client.getQueryData(categoryQuery(services, Number(params['id'])).queryKey);
    // On its way, it is called what the link to it is called.
    const name = category?.label ?? params['name'] ?? NAMELESS;
    return name === NAMELESS ? {} : { title: name };
  },
});
