import type { BrandCategory } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import {
  firstPageFor,
  type ListRequest,
  readListRequest,
  readPageNumber,
  writeListRequest,
} from '../../widgets/product-list/list-query.ts';
import { searchPagesQuery } from '../../widgets/product-list/product-list.queries.ts';
import { ProductListing } from '../../widgets/product-list/product-listing.tsx';
import { brandCategoryQuery } from './category.queries.ts';
import { categoryText } from './category.text.ts';
import styles from './category-list.module.css';

function requestOf({ params, search }: ScreenProps): ListRequest {
  return { ...readListRequest(search), categoryNo: Number(params['categoryNo']) };
}

/** A category seen by its brands: the brand is the first filter. Spec §2; what the route shows is assumed. */
function BrandCategoryScreen(props: ScreenProps) {
  const categoryNo = Number(props.params['categoryNo']);
  const { data: category } = useQuery(brandCategoryQuery(useServices(), categoryNo));
  const request = requestOf(props);
  const hrefOf = ({ categoryNo: _fixed, ...request }: ListRequest) => {
    const query = Object.entries(writeListRequest(request)).map(([name, value]) => [name, String(value)]);
    return `${paths.brandCategory(categoryNo)}?${new URLSearchParams(query).toString()}`.replace(/\?$/, '');
  };
  return (
    <div className={styles['page']}>
      {category !== undefined && <Brands category={category} request={request} hrefOf={hrefOf} />}
      <ProductListing request={request} search={props.search} hrefOf={hrefOf} />
    </div>
  );
}

/** The category's name, and its brands to choose one of. */
function Brands({
  category: { label, brands },
  request,
  hrefOf,
}: {
  readonly category: BrandCategory;
  readonly request: ListRequest;
  readonly hrefOf: (request: ListRequest) => string;
}) {
  const t = useText(categoryText);
  const { brandNos = [], ...ofAll } = request;
  return (
    <>
      <h2 className={styles['title']}>{label}</h2>
      <nav className={styles['chips']} aria-label={t.brands}>
        <ChipLink href={hrefOf(ofAll)} current={brandNos.length === 0}>
          {t.all}
        </ChipLink>
        {brands.map(({ brandNo, brandName }) => (
          <ChipLink key={brandNo} href={hrefOf({ ...ofAll, brandNos: [brandNo] })} current={brandNos.includes(brandNo)}>
            <span lang={langOf(brandName)}>{brandName}</span>
          </ChipLink>
        ))}
      </nav>
    </>
  );
}

/** `/brand/category/{categoryNo}`. Spec §2. */
export const screen = defineScreen({
  Screen: BrandCategoryScreen,
  load: ({ prefetch, prefetchInfinite, services, params, search }) => {
    const page = readPageNumber(search);
    const first = firstPageFor(page);
    prefetch(brandCategoryQuery(services, Number(params['categoryNo'])));
    prefetchInfinite({ ...searchPagesQuery(services, requestOf({ params, search }), first), pages: page - first + 1 });
  },
  meta: ({ client, services, params }) => {
    const category = client.getQueryData(brandCategoryQuery(services, Number(params['categoryNo'])).queryKey);
    return category === undefined ? {} : { title: category.label };
  },
});
