import { useQuery } from '@tanstack/react-query';
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
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { categoryQuery } from './category.queries.ts';
import styles from './category-list.module.css';

function requestOf({ params, search }: ScreenProps): ListRequest {
  return { ...readListRequest(search), categoryNo: Number(params['categoryNo']) };
}

/** A category seen by its brands: the brand is the first filter. Spec §2; what the route shows is assumed. */
function BrandCategoryScreen(props: ScreenProps) {
  const categoryNo = Number(props.params['categoryNo']);
  const { data: category, error } = useQuery(categoryQuery(useServices(), categoryNo));
  if (error !== null && category === undefined) throw error;
  const hrefOf = ({ categoryNo: _fixed, ...asked }: ListRequest) => {
    const query = Object.entries(writeListRequest(asked)).map(([name, value]) => [name, String(value)]);
    return `${paths.brandCategory(categoryNo)}?${new URLSearchParams(query).toString()}`.replace(/\?$/, '');
  };
  return (
    <div className={styles['page']}>
      <h2 className={styles['title']}>{category?.label}</h2>
      <ProductListing request={requestOf(props)} search={props.search} hrefOf={hrefOf} />
    </div>
  );
}

/** `/brand/category/{categoryNo}`. Spec §2. */
export const screen = defineScreen({
  Screen: BrandCategoryScreen,
  load: ({ prefetch, prefetchInfinite, services, params, search }) => {
    const page = readPageNumber(search);
    const first = firstPageFor(page);
    prefetch(categoryQuery(services, Number(params['categoryNo'])));
    prefetchInfinite({ ...searchPagesQuery(services, requestOf({ params, search }), first), pages: page - first + 1 });
  },
  meta: ({ client, services, params }) => {
    const category = client.getQueryData(categoryQuery(services, Number(params['categoryNo'])).queryKey);
    return category === undefined ? {} : { title: category.label };
  },
});
