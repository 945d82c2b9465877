import { chooseLanguage, type Language } from '@dealstore/commerce-core/domain';

/**
 * The language of a page that the backend draws itself: the one its address asks for (`ui_locales`, OpenID Connect Core
 * §3.1.2.1), then the saved one, then the browser's. Spec §1.
 */
export function pageLanguage({ url, headers }: Request): Language {
  const uiLocales = new URL(url).searchParams.get('ui_locales');
  const saved = /(?:^|;\s*)lang=(ko|en)(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1];
  return chooseLanguage({ cookie: uiLocales ?? saved ?? null, acceptLanguage: headers.get('accept-language') });
}
