import type { Product } from '@dealstore/commerce-core/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { SameShape } from '@dealstore/ui/locale/define-text.ts';
import { GIFTS_KEY, ORDERS_KEY, PRODUCTS_KEY } from '../../page/query-keys.ts';
import { paths } from '../../routes/links.ts';
import { CART_KEY } from '../../widgets/cart/cart-cache.ts';
import { WISH_KEY } from '../../widgets/product-card/wish-cache.ts';
import { withoutPrivateData } from '../../page/without-private-data.ts';
import type { offlinePageText } from './offline-page.text.ts';

/** Most pages listed by name. Assumed. */
const MOST = 20;

type Words = SameShape<(typeof offlinePageText)['ko']>;

/** A page whose answers are stored on this device. */
export interface PersistedPage {
  readonly href: string;
  readonly name: string;
  /** The picture of a product. */
  readonly picture?: string | undefined;
}

/** Pages that can be opened offline: the visitor's own, then others by name, the last read first. */
export function persistedPages(client: QueryClient, t: Words): readonly PersistedPage[] {
  const places: readonly (PersistedPage & { readonly key: QueryKey })[] = [
    { key: ['home', 'sections'], href: paths.home(), name: t.home },
    { key: [...CART_KEY, 'lines'], href: paths.cart(), name: t.cart },
    { key: [...WISH_KEY, 'list'], href: paths.wishList(), name: t.wishes },
    { key: [...ORDERS_KEY, 'list'], href: paths.orders(), name: t.orders },
    { key: [...GIFTS_KEY, 'list'], href: paths.giftBox(), name: t.gifts },
  ];
  const read = [
    ...answersOf<Product>(client, PRODUCTS_KEY).map(({ key, at, answer }) => ({ at, page: productPage(key, answer) })),
    ...answersOf<unknown>(client, ['products']).map(({ key, at }) => ({ at, page: listPage(client, key[1], t) })),
    ...answersOf<Named>(client, ['exhibition']).map(({ key, at, answer: { label } }) => ({
      at,
      page: { href: paths.exhibition(Number(key[1])), name: label },
    })),
    ...answersOf<Named>(client, ['event']).map(({ key, at, answer: { label } }) => ({
      at,
      page: { href: paths.event(Number(key[1])), name: label },
    })),
  ];
  const named = read.toSorted((left, right) => right.at - left.at).flatMap(({ page }) => page ?? []);
  // A list that was also opened at a later page number counts once.
  const once = named.filter(({ href }, place) => named.findIndex((page) => page.href === href) === place);
  return [...places.filter(({ key }) => answersOf(client, key).length > 0), ...once.slice(0, MOST)];
}

interface Named {
  readonly label: string;
}

function answersOf<Answer>(client: QueryClient, queryKey: QueryKey) {
  return client.getQueriesData<Answer>({ queryKey }).flatMap(([key, answer]) => {
    const at = client.getQueryState(key)?.dataUpdatedAt ?? 0;
    return answer === undefined ? [] : [{ key, at, answer }];
  });
}

/** Leaves out goods for adults, which a previous visitor may have been shown. */
function productPage(key: QueryKey, answer: Product): PersistedPage | null {
  if (key.length > PRODUCTS_KEY.length + 1 || withoutPrivateData(answer) === undefined) return null;
  const { productNo, productName, imageUrls } = answer.baseInfo;
  return { href: paths.product(productNo), name: productName, picture: imageUrls[0] };
}

/** A list as it is first read, whose address needs no more than what it is of. */
function listPage(client: QueryClient, request: unknown, t: Words): PersistedPage | null {
  if (typeof request !== 'object' || request === null || Object.keys(request).length > 1) return null;
  if ('keyword' in request)
    return { href: paths.searchResult(String(request.keyword)), name: t.found(String(request.keyword)) };
  const id = 'categoryNo' in request ? Number(request.categoryNo) : 0;
  const name = client.getQueryData<Named>(['category', id])?.label;
  return name === undefined ? null : { href: paths.categoryList({ index: 0, id, name }), name };
}
