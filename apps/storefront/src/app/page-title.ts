import type { Language } from '@dealstore/commerce-core/domain';
import { routeTitleText } from '../routes/route-title.text.ts';
import type { RouteName } from '../routes/paths.ts';
import { appText } from './app.text.ts';
import type { PageMeta } from './screen.ts';
import type { ShopConfig } from './shop-config.ts';

/** What the header calls a page. Spec §2 (Chrome: title). */
export function pageTitle(route: RouteName, meta: PageMeta, language: Language): string {
  return meta.title ?? routeTitleText[language][route];
}

/** What the document is called: the page and the shop. */
export function documentTitle(route: RouteName, title: string, shop: ShopConfig, language: Language): string {
  const brand = shop.brand[language];
  return route === 'home' ? appText[language].tagline(brand) : `${title} | ${brand}`;
}
