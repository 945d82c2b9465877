import type { Language } from '@dealstore/commerce-core/domain';
import type { RouteName } from '../routes/paths.ts';
import type { routeTitleText } from '../routes/route-title.text.ts';
import { appText } from './app.text.ts';
import type { ShopFacts } from '../page/shop-config.ts';

type RouteTitles = typeof routeTitleText;

let loaded: RouteTitles | null = null;

/** Loads the titles of all routes; needed from the second page on, because a document has its own from the server. */
export async function loadRouteTitles(): Promise<RouteTitles> {
  const { routeTitleText: titles } = await import('../routes/route-title.text.ts');
  loaded = titles;
  return titles;
}

/** What a route is called where its screen gives no better title; null while the titles are on their way. Spec §2. */
export function routeTitle(route: RouteName, language: Language): string | null {
  return loaded?.[language][route] ?? null;
}

/** What the document is called: the page and the shop. */
export function documentTitle(route: RouteName, title: string, shop: ShopFacts, language: Language): string {
  const { brand } = shop;
  return route === 'home' ? appText[language].tagline(brand) : `${title} | ${brand}`;
}
