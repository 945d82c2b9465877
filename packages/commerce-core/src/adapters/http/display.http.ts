import type { Article, Faqs } from '../../display/article.ts';
import type { DisplayApi } from '../../display/display.port.ts';
import type {
  Banner,
  BrandCategory,
  BrandHall,
  CategoryDetail,
  CategoryTree,
  EventSummary,
  Exhibition,
  ExhibitionSummary,
  GnbItem,
  MainMenu,
  Section,
  Terms,
  TermsPartner,
  TimedDeal,
} from '../../display/display.ts';
import type { Popup } from '../../display/popup.ts';
import type { Page } from '../../value/page.ts';
import { dataAs } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/client/v1/display';

/** Display calls over HTTP. */
export function createHttpDisplayApi(http: HttpClient): DisplayApi {
  return {
    gnb: async (signal) =>
      (await dataAs<{ readonly items: readonly GnbItem[] }>(http.GET(`${ROOT}/gnb`, { signal: signal ?? null }))).items,
    bannersByType: (type, signal) =>
      dataAs<readonly Banner[]>(
        http.GET(`${ROOT}/banner/type/{type}`, { params: { path: { type } }, signal: signal ?? null }),
      ),
    bannersByCode: (code, signal) =>
      dataAs<readonly Banner[]>(
        http.GET(`${ROOT}/banner/{code}`, { params: { path: { code } }, signal: signal ?? null }),
      ),
    mainMenu: (signal) => dataAs<readonly MainMenu[]>(http.GET(`${ROOT}/get-main-menu`, { signal: signal ?? null })),
    exhibitionProducts: (id, query, signal) =>
      dataAs<Exhibition>(
        http.GET(`${ROOT}/get-main-menu/product/{id}`, { params: { path: { id }, query }, signal: signal ?? null }),
      ),
    categories: async (keyword, signal) => {
      const query = keyword === null ? {} : { keyword };
      return dataAs<CategoryTree>(http.GET(`${ROOT}/categories`, { params: { query }, signal: signal ?? null }));
    },
    category: (id, signal) =>
      dataAs<CategoryDetail>(http.GET(`${ROOT}/categories/{id}`, { params: { path: { id } }, signal: signal ?? null })),
    brandCategory: (categoryNo, signal) =>
      dataAs<BrandCategory>(
        http.GET(`${ROOT}/brand-categories/{categoryNo}`, { params: { path: { categoryNo } }, signal: signal ?? null }),
      ),
    homeSections: (pageSize, signal) =>
      dataAs<readonly Section[]>(
        http.GET(`${ROOT}/sections`, { params: { query: { pageSize } }, signal: signal ?? null }),
      ),
    section: (sectionNo, query, signal) =>
      dataAs<Section>(
        http.GET(`${ROOT}/sections/{sectionNo}`, { params: { path: { sectionNo }, query }, signal: signal ?? null }),
      ),
    timedDeal: (signal) => dataAs<TimedDeal>(http.GET(`${ROOT}/timed-deal`, { signal: signal ?? null })),
    brandHalls: (signal) => dataAs<readonly BrandHall[]>(http.GET(`${ROOT}/brand-halls`, { signal: signal ?? null })),
    exhibitions: (signal) =>
      dataAs<readonly ExhibitionSummary[]>(http.GET(`${ROOT}/exhibitions`, { signal: signal ?? null })),
    events: (signal) => dataAs<readonly EventSummary[]>(http.GET(`${ROOT}/events`, { signal: signal ?? null })),
    terms: (type, signal) =>
      dataAs<Terms>(http.GET(`${ROOT}/terms/{type}`, { params: { path: { type } }, signal: signal ?? null })),
    termsPartners: (query, signal) =>
      dataAs<Page<TermsPartner>>(http.GET(`${ROOT}/terms/partner`, { params: { query }, signal: signal ?? null })),
    notices: (query, signal) =>
      dataAs<Page<Article>>(http.GET(`${ROOT}/notices`, { params: { query }, signal: signal ?? null })),
    faqs: (query, signal) => dataAs<Faqs>(http.GET(`${ROOT}/faqs`, { params: { query }, signal: signal ?? null })),
    popups: (type, signal) =>
      dataAs<readonly Popup[]>(
        http.GET(`${ROOT}/popups/{type}`, { params: { path: { type } }, signal: signal ?? null }),
      ),
  };
}
