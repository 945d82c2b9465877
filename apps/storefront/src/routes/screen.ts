import type { Language } from '@dealstore/commerce-core/domain';
import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoadServices } from '../container/services.ts';
import type { RouteParams } from './route-pattern.ts';

/** What a screen is about: the parameters of its path and its query string. */
export interface ScreenProps {
  readonly params: RouteParams;
  readonly search: URLSearchParams;
}

/** What a screen may use to name its queries before it is shown, on the server and on a hovered link alike. */
export interface ScreenContext extends ScreenProps {
  readonly language: Language;
  readonly loggedIn: boolean;
  readonly services: LoadServices;
}

/** Lets a screen start its queries; nothing waits for the return. */
export interface PageLoader extends ScreenContext {
  prefetch<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>): void;
  prefetchInfinite<Data, Key extends QueryKey, Cursor>(
    query: FetchInfiniteQueryOptions<Data, Error, Data, Key, Cursor>,
  ): void;
}

/** What the document says of itself: its title, and what a search engine may read. */
export interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  readonly imageUrl?: string;
  readonly noIndex?: boolean;
  /** JSON-LD for search engines; a text beginning with `/` is a path of this shop. */
  readonly structured?: readonly object[];
}

/** A route's target: what it shows, what it needs from the server first, and what its document is called. */
export interface ScreenDefinition {
  readonly Screen: ComponentType<ScreenProps>;
  readonly load?: (page: PageLoader) => void;
  readonly meta?: (page: ScreenContext & { readonly client: QueryClient }) => PageMeta;
}

/**
 * Declares a screen; a `features/<feature>/<name>.screen.tsx` exports it as `screen`.
 * @example export const screen = defineScreen({ Screen: CartScreen, load: ({ prefetch, services }) =>
 * prefetch(cartQuery(services)) });
 */
export function defineScreen(definition: ScreenDefinition): ScreenDefinition {
  return definition;
}
